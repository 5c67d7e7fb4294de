/** What goes over the wire, and the page's own words for it. */

import type { Refused } from './wire';

export type * from './wire';
export type { Spot as SpotPlace } from './wire'; // a Spot is what the page draws there

export type Seat = number;

/** Why something cannot be done: the rule, where it is one, and a sentence. */
export type Reason = Pick<Refused, 'clause' | 'args' | 'message'>;

/** Items of a set that are out of the question, and those that must be in it, by all that a seat has heard. */
export interface Deduced {
  excluded: Set<string>;
  certain: Set<string>;
}

/** Scores, counters and balloons change with the event that tells of them, not before it and not after. */

import type { Told, View } from '../net/types';

/**
 * The view that is shown while an event is. A number changes with the sentence that has it, a balloon and its arc come
 * with the event of that name.
 */
export function follow(view: View, { name, args }: Told, next: View): View {
  const tallies = { ...view.tallies };
  for (const tally of Object.keys(args)) if (next.tallies[tally]) tallies[tally] = next.tallies[tally];
  const says = next.speaker?.says === name ? { speaker: next.speaker, arcs: next.arcs } : {};
  return { ...view, ...says, tallies };
}

/** Who this device belongs to, and who has played at it. */

import { words } from '../words/words.svelte';
import { prefs, type Who } from './prefs.svelte';

const FACES = 6;
const MOST = 12; // people who are remembered

/** What somebody is called who does not say: each face has a name of its own. */
export const guestName = (face: number): string => words.say('guest-name', { face });

/** A name and a face to begin with. */
export function somebody(): Who {
  const known = prefs.get('face');
  const face = known >= 0 ? known : Math.floor(Math.random() * FACES);
  return { name: prefs.get('name') || guestName(face), face };
}

export function introduce(who: Who): void {
  prefs.set('name', who.name);
  prefs.set('face', who.face);
  remember([who]);
}

/** They will be offered again. */
export function remember(people: Who[]): void {
  const others = prefs.get('people').filter((one) => people.every((other) => other.name !== one.name));
  prefs.set('people', [...people, ...others].slice(0, MOST));
}

/** As many people as play, each with a face of their own: the owner, who played here before, and others. */
export function company(count: number): Who[] {
  const found: Who[] = [];
  for (const one of [somebody(), ...prefs.get('people')])
    if (found.length < count && found.every((other) => other.name !== one.name))
      found.push({ ...one, face: freeFace(found, one.face) });
  while (found.length < count) {
    const face = freeFace(found);
    found.push({ name: guestName(face), face });
  }
  return found;
}

/** The wish, unless somebody has it already. */
export function freeFace(people: Who[], wish = 0): number {
  const worn = people.map((one) => one.face);
  const inOrder = Array.from({ length: FACES }, (_, index) => (wish + index) % FACES);
  return inOrder.find((face) => !worn.includes(face)) ?? wish;
}

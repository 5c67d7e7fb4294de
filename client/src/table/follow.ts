/** What a view has besides pieces changes with the event that tells it: nothing is said twice, or too late. */

import type { Told, View } from '../net/types';

/**
 * The view that is shown while an event is. A number changes with the sentence that has it, a balloon and its arc come
 * with the event of that name, and whoever has moved is not asked any more.
 */
export function follow(view: View, { name, args, actor }: Told, next: View): View {
  const tallies = { ...view.tallies };
  for (const tally of Object.keys(args)) if (next.tallies[tally]) tallies[tally] = next.tallies[tally];
  const awaited = actor === view.seat ? view.awaited.filter((seat) => seat !== actor) : view.awaited;
  const says = next.speaker?.says === name ? { speaker: next.speaker, arcs: next.arcs } : {};
  return { ...view, ...says, tallies, awaited };
}

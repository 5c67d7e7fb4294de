/** How a game went, by its tallies alone: nothing here knows what they count. */

import type { Seat } from '../net/types';

type Counts = number[]; // one a seat

/** The tally that agrees best with the places: more of it is better. One that only grows is a score, and tells more
 * than what comes and goes. Empty where none agrees.
 */
export function telling(moments: Record<string, Counts>[], standing: number[]): string {
  let [best, most] = ['', 0];
  for (const [name, counts] of Object.entries(moments.at(-1) ?? {})) {
    const agreed = agreement(counts, standing);
    const worth = agreed > 0 && grows(moments.map((moment) => moment[name] ?? [])) ? agreed + SCORE : agreed;
    if (worth > most) [best, most] = [name, worth];
  }
  return best;
}

const SCORE = 100; // more than any agreement

const grows = (course: Counts[]): boolean =>
  course.every((counts, at) => !at || counts.every((count, seat) => count >= (course[at - 1]![seat] ?? 0)));

function agreement(counts: Counts, standing: number[]): number {
  let agreed = 0;
  standing.forEach((place, one) =>
    standing.forEach((other, two) => {
      if (place < other) agreed += Math.sign(counts[one]! - counts[two]!);
    }),
  );
  return agreed;
}

/** The seat that has most, alone; -1 where several have. */
export function leader(counts: Counts): Seat {
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : -1;
}

export interface Lead {
  forGood: number; // the moment since which the last leader has led; -1: nobody leads at the end
  changes: number; // how often another seat took the lead
  longest: Seat; // who led for most of the time; -1: nobody ever did
  share: number; // for which part of the moments, 0 to 1
}

export function lead(course: Counts[]): Lead {
  const leaders = course.map(leader);
  const last = leaders.at(-1) ?? -1;
  const forGood = last < 0 ? -1 : leaders.findLastIndex((seat) => seat !== last) + 1;
  const taken = leaders.filter((seat) => seat >= 0).filter((seat, index, all) => index > 0 && seat !== all[index - 1]);
  const moments = (course[0] ?? []).map((_, seat) => leaders.filter((one) => one === seat).length);
  const most = Math.max(0, ...moments);
  return {
    forGood,
    changes: taken.length,
    longest: most ? moments.indexOf(most) : -1,
    share: most / Math.max(1, course.length),
  };
}

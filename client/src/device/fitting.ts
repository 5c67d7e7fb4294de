/**
 * Opponents that fit whoever plays here: their level follows from the results of this device in this game. Two games
 * won in a row, one step up; two not won, one step down: so about every other game is won. Kept here, told to nobody.
 */

const KEY = 'walpurgis-fitting';
const [LOWEST, HIGHEST] = [1, 5];
const IN_A_ROW = 2;

interface Course {
  level: number;
  row: number; // games won in a row, or with a minus sign not won
  last: string; // the table that was counted last: looking at it again changes nothing
}

function read(): Record<string, Course> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

let courses = read();

/** The next course: by one game more. */
export function after(course: Course, table: string, won: boolean): Course {
  if (course.last === table) return course;
  const row = won ? Math.max(course.row, 0) + 1 : Math.min(course.row, 0) - 1;
  const level = Math.min(Math.max(course.level + Math.trunc(row / IN_A_ROW), LOWEST), HIGHEST);
  return { level, row: Math.abs(row) < IN_A_ROW ? row : 0, last: table };
}

export const fitting = {
  /** The level that fits in this game; to begin with, this one. */
  level: (game: string, first: number): number => courses[game]?.level ?? first,

  /** Count a game against bots of this level; how the level changes by it. */
  count(game: string, table: string, level: number, won: boolean): number {
    const before = courses[game] ?? { level, row: 0, last: '' };
    const now = after(before, table, won);
    keep({ ...courses, [game]: now });
    return now.level - level;
  },

  /** Begin anew with another level. */
  begin(game: string, level: number): void {
    keep({ ...courses, [game]: { level, row: 0, last: courses[game]?.last ?? '' } });
  },
};

function keep(next: Record<string, Course>): void {
  courses = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // it lasts as long as the page
  }
}

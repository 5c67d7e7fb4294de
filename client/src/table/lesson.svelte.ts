/** What a game is about in a few pictures, before the first race of a person: nobody can read in the middle of one. */

import { seenHints } from '../device/hints';
import { prefs } from '../device/prefs.svelte';
import { words } from '../words/words.svelte';

/** A hint of a game; and in the place of the game, those whose lesson was taken before anybody has played. */
export const LESSON = 'lesson';

export class Lesson {
  isOpen = $state(false);

  /** hold: ask the table to wait, or to go on; it does so only where nobody else is kept waiting. */
  constructor(
    private readonly game: () => string,
    private readonly hold: (holds: boolean) => void,
  ) {}

  get exists(): boolean {
    return words.has(LESSON);
  }

  /** The first time, unless explanations are not wanted. */
  offer(): void {
    const [game, { has }] = [this.game(), seenHints];
    if (this.exists && prefs.get('hints') && !has(game, LESSON) && !has(LESSON, game)) this.open();
  }

  open = (): void => {
    if (!this.isOpen) this.hold(true);
    this.isOpen = true;
  };

  /** Read: it does not come again by itself. */
  close = (): void => {
    seenHints.add(this.game(), LESSON);
    this.isOpen = false;
    this.hold(false);
  };

  /** The race has begun without this person: it comes again at the next rest. */
  interrupt(): void {
    this.isOpen = false;
  }
}

/** The sky over home, and the pictures on the cards of its games. */

import sceneUrl from '../art/scene.svg?url';
import { fetched, sheet } from '../board/art';
import { text } from '../net/api';

export const sceneArt = () => sheet(() => fetched(sceneUrl), 'scene', '');

/** The picture of a game on its card. */
export async function coverOf(game: string): Promise<string> {
  const prefix = `cover-${game}-`;
  const placed = await sheet(() => text(`/api/games/${game}/cover.svg`), prefix, prefix);
  return placed.querySelector(`#${prefix}cover`) ? `#${prefix}cover` : '';
}

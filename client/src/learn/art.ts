/** The owl with her hat and lantern, and what lessons, puzzles and large screens need besides. */

import livingRoomUrl from '../art/living-room.svg?url';
import { fetched, sheet } from '../board/art';

export const livingRoomArt = () => sheet(() => fetched(livingRoomUrl), 'living-room', '');

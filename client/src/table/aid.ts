/** What the house strikes out for a seat, and what it is sure of. */

import type { Art } from '../board/art';
import { prefs } from '../device/prefs.svelte';
import type { Deduced, View } from '../net/types';
import type { Notes } from './notes.svelte';

/** What the house makes of all that this seat has heard, while the aid is on: as of what is shown, and no later. */
export const aidOf = (view: View | null, notes: Notes | null, art: Art): Deduced | undefined =>
  prefs.get('aid') && notes && art.hasItems
    ? { excluded: new Set(view?.deduced?.excluded), certain: new Set(view?.deduced?.certain) }
    : undefined;

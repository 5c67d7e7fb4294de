/** How fast events are shown: set once, for all games. */

import type { Art } from '../board/art';
import { prefs, type Speed } from './prefs.svelte';

export const TIMES: Record<Speed, number> = { calm: 1.8, normal: 1, brisk: 0.6 };

/** A game in which one has to remember who went where is calm, unless somebody has chosen. */
export const speedOf = (art: Art): Speed => prefs.get('speed') || (art.calm ? 'calm' : 'normal');

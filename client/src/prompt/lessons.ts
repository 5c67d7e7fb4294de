/** The parts of a lesson: `KIND-1`, `KIND-2` … as far as there are words for them. */

import { words } from '../words/words.svelte';

export function numbered(kind: 'lesson' | 'show' | 'memo'): string[] {
  const found: string[] = [];
  while (words.has(`${kind}-${found.length + 1}`)) found.push(`${kind}-${found.length + 1}`);
  return found;
}

/** Whether what the house says is heard: not, also, or for children, who hear it instead of reading. */

import { prefs } from './prefs.svelte';

export type Voicing = 'off' | 'on' | 'children';

export function voicing(): Voicing {
  if (prefs.get('children')) return 'children';
  return prefs.get('voice') ? 'on' : 'off';
}

export function setVoicing(next: Voicing): void {
  prefs.set('voice', next !== 'off');
  prefs.set('children', next === 'children');
}

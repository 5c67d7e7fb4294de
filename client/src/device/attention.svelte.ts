/** A hidden tab calls for its player: by title, by sound and, where allowed, by a notification. */

import { words } from '../words/words.svelte';
import { sound } from './sound';

export function attention(isMyTurn: boolean, title: string, present: (here: boolean) => void): () => void {
  const dress = (): void => {
    document.title =
      isMyTurn && document.hidden
        ? `● ${words.say('call-title')} · ${title}`
        : [title, 'Walpurgis'].filter(Boolean).join(' · ');
  };
  const look = (): void => {
    present(!document.hidden);
    dress();
  };
  dress();
  if (isMyTurn && document.hidden) shout(title);
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

function shout(title: string): void {
  sound('call');
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: words.say('call-title'), tag: 'walpurgis-turn' });
  note.onclick = () => window.focus();
}

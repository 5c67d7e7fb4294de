/** The host calls everybody together: each phone says so once, by sound, by a shake, and by voice where that is on. */

import { prefs } from '../device/prefs.svelte';
import { sound } from '../device/sound';
import { speak } from '../device/voice';
import { words } from '../words/words.svelte';

const SHAKE = [200, 100, 200]; // ms

export class Calling {
  isCalled = $state(false);
  private heard = -1; // what was called before this page was there is over

  hear(called: number, say: (key: string) => string): void {
    if (this.heard >= 0 && called > this.heard) {
      this.isCalled = true;
      sound('call');
      navigator.vibrate?.(SHAKE);
      if (prefs.get('voice')) speak(say('evening-called'), words.language);
    }
    this.heard = called;
  }
  seen = (): void => {
    this.isCalled = false;
  };
}

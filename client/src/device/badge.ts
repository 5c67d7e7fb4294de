/** On the icon of an installed page: at how many tables it is this device's turn. */

import { myTables } from '../net/tables';

export function setBadge(turns: number): void {
  if (!('setAppBadge' in navigator)) return;
  (turns ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(() => {}); // only where it is installed
}

/** Whoever puts the page away sees on its icon what is left to do. */
export function keepBadge(): void {
  if (!('setAppBadge' in navigator) || !matchMedia('(display-mode: standalone)').matches) return;
  const count = async (): Promise<void> => setBadge((await myTables()).filter((table) => table.your_turn).length);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void count().catch(() => {}); // the house is away: then it stays as it is
  });
}

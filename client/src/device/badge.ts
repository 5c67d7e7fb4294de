/** On the icon of an installed page: at how many tables it is this device's turn. */

export function setBadge(turns: number): void {
  if (!('setAppBadge' in navigator)) return;
  (turns ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(() => {}); // only where it is installed
}

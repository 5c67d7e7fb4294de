/** Keep the screen on while a device lies on the table for everybody. */

export function keepAwake(wanted: boolean): (() => void) | undefined {
  if (!wanted || !('wakeLock' in navigator)) return undefined;
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const take = async (): Promise<void> => {
    if (document.hidden || over) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (over) void lock?.release();
  };
  void take();
  document.addEventListener('visibilitychange', take); // the browser lets go of it in a hidden tab
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
}

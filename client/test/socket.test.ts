import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../src/net/socket';

const STEP = 10; // ms
let opened: number[]; // when a connection was tried
let last: { onopen: () => void; onclose: () => void };

class Wire {
  static OPEN = 1;
  static CLOSED = 3;
  readyState = 0;
  onopen = (): void => {};
  onclose = (): void => {};
  constructor() {
    opened.push(Date.now());
    last = this; // eslint-disable-line @typescript-eslint/no-this-alias
  }
  close(): void {}
}

/** For so long nobody answers at the house: every try is lost at once. */
function away(ms: number): void {
  for (let passed = 0; passed < ms; passed += STEP) {
    const tries = opened.length;
    vi.advanceTimersByTime(STEP);
    if (opened.length > tries) last.onclose();
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', { protocol: 'http:', host: 'house' });
  vi.spyOn(Math, 'random').mockReturnValue(0.999); // the longest waits that there can be
  opened = [];
  connect('abc', { message: () => {}, state: () => {}, known: () => ({ at: 0, seat: null }) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('whenever a house is back after a restart, its people are back within two seconds', () => {
  last.onclose();
  away(15_000);
  const waits = opened.slice(1).map((moment, index) => moment - opened[index]!);
  expect(Math.max(...waits)).toBeLessThanOrEqual(2000);
});

test('a house that stays away is not asked all the time', () => {
  last.onclose();
  away(60_000);
  const before = opened.length;
  away(60_000);
  expect(opened.length - before).toBeLessThan(12);
});

test('after it was back the next loss is again tried at once', () => {
  last.onclose();
  away(60_000);
  vi.advanceTimersByTime(10_000);
  last.onopen();
  const now = Date.now();
  last.onclose();
  vi.advanceTimersByTime(600);
  expect(opened.at(-1)).toBeGreaterThan(now);
});

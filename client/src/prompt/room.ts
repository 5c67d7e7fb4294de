/** Room on a phone, where the page as a whole scrolls: what one chooses from comes onto the screen. */

const GAP = 8; // px
const SLIP = 12; // px: so far a finger moves that only taps
const PAGE_KEYS = ['PageUp', 'PageDown', 'Home', 'End'];

/** Whoever has moved the page is reading there: it moves by itself again when they have pressed something. */
let isReading = false;
let start = 0; // of a finger's way
addEventListener('wheel', () => (isReading = true), { passive: true });
addEventListener('touchstart', ({ touches }) => (start = touches[0]!.clientY), { passive: true });
addEventListener('touchmove', ({ touches }) => (isReading ||= Math.abs(touches[0]!.clientY - start) > SLIP), {
  passive: true,
});
addEventListener('keydown', ({ key }) => (isReading ||= PAGE_KEYS.includes(key)));
addEventListener('click', () => (isReading = false), { capture: true });

/** Eyes can follow a page that glides. */
const glide = (by: number): void =>
  window.scrollBy({ top: by, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });

/** Whoever is asked nothing watches: back to seats and board. */
export function makeWay(): void {
  if (!isReading) glide(-scrollY);
}
const OFFERS = '.ask, .aim, .note, .offer, .stays, .set, .owl, :not(.below) > [data-spot]';

/**
 * Push the page up until the question and all that it offers lie above this edge, but never so far that the question
 * itself, or one of these things, leaves the screen; what has left it already is no reason to leave the rest covered.
 * Where offers are out of sight anyway, below `limit`, it stays as it is.
 */
export function makeRoom(prompt: HTMLElement, edge: number, limit = Infinity, kept: Element[] = []): void {
  if (isReading || getComputedStyle(prompt).overflowY !== 'visible') return; // a column that scrolls by itself
  const boxes = [...prompt.querySelectorAll(OFFERS)].map((one) => one.getBoundingClientRect());
  const offers = boxes.filter((box) => box.height > 0 && box.top < limit);
  if (!offers.length) return;
  const covered = Math.max(...offers.map((box) => box.bottom)) - edge;
  const tops = [...offers, ...kept.map((one) => one.getBoundingClientRect())].flatMap(({ top }) =>
    top < 0 ? [] : top,
  );
  const above = Math.min(...tops) - GAP;
  if (covered > 0 && above > 0) glide(Math.min(covered + GAP, above));
}

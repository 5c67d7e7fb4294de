/** Room on a phone, where the page as a whole scrolls: what one chooses from comes onto the screen. */

const GAP = 8; // px
const OFFERS = '.ask, .aim, .note, .offer, .set, :not(.below) > [data-spot]';

/**
 * Push the page up until the question and all that it offers lie above this edge, but never so far that the question
 * itself, or one of these things, leaves the screen. Where offers are out of sight anyway, below `limit`, it stays
 * as it is.
 */
export function makeRoom(prompt: HTMLElement, edge: number, limit = Infinity, kept: Element[] = []): void {
  if (getComputedStyle(prompt).overflowY !== 'visible') return; // a column that scrolls by itself
  const boxes = [...prompt.querySelectorAll(OFFERS)].map((one) => one.getBoundingClientRect());
  const offers = boxes.filter((box) => box.height > 0 && box.top < limit);
  if (!offers.length) return;
  const covered = Math.max(...offers.map((box) => box.bottom)) - edge;
  const tops = [...offers, ...kept.map((one) => one.getBoundingClientRect())].map((box) => box.top);
  const above = Math.min(...tops) - GAP;
  if (covered > 0 && above > 0) window.scrollBy({ top: Math.min(covered + GAP, above) });
}

/**
 * An item that follows a mouse or a finger, and falls where it is let go: by pointer, because fingers drag nothing
 * else.
 */

const FAR = 8; // px before a press is a drag

class Dragging {
  item = $state(''); // under way
  over = $state(-1); // the bin beneath it
  x = $state(0); // from the corner of the root
  y = $state(0);
  justEnded = false; // the click that ends a drag is none

  private pressed: { item: string; x: number; y: number } | null = null;

  constructor(
    private readonly root: () => HTMLElement,
    private readonly lift: (item: string) => void,
    private readonly drop: (item: string, bin: number) => void,
  ) {}

  /** An element with these four is draggable. Bins are the elements with `data-bin`. */
  press(event: PointerEvent, item: string): void {
    this.pressed = { item, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.pressed) return;
    if (!this.item && Math.hypot(clientX - this.pressed.x, clientY - this.pressed.y) > FAR) {
      this.item = this.pressed.item;
      this.lift(this.item);
    }
    if (!this.item) return;
    const corner = this.root().getBoundingClientRect();
    [this.x, this.y] = [clientX - corner.x, clientY - corner.y];
    this.over = binAt(clientX, clientY);
  };

  end = ({ clientX, clientY }: PointerEvent): void => {
    const item = this.item;
    this.stop();
    if (!item) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false));
    this.drop(item, binAt(clientX, clientY));
  };

  stop = (): void => {
    this.pressed = null;
    [this.item, this.over] = ['', -1];
  };
}

/** -1: beside all of them. */
function binAt(x: number, y: number): number {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-bin]');
  return found ? Number(found.dataset.bin) : -1;
}

export const dragging = (
  root: () => HTMLElement,
  lift: (item: string) => void,
  drop: (item: string, bin: number) => void,
): Dragging => new Dragging(root, lift, drop);

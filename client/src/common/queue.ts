/**
 * Parts of a page are made one after the other, in the order in which they stand on it: then nothing comes in above
 * what is there already, and nothing moves under a finger. A few ms at a time, so that a slow phone hears a touch
 * early.
 */

import { flushSync } from 'svelte';

const SLICE = 6; // ms
const PATIENCE = 1500; // ms that others wait for what is still being fetched

interface Place {
  make?: () => void; // undefined: it is still being fetched
  waits: boolean; // for all before it; else only for its turn among those that are there
}
const queue: Place[] = [];
let next = 0; // where a new one stands: what a part holds comes before what follows it
let left = SLICE;
let timer: ReturnType<typeof setTimeout> | undefined;

function add(place: Place): Place {
  queue.splice(next++, 0, place);
  return place;
}

function remove(place: Place): void {
  const at = queue.indexOf(place);
  if (at < 0) return;
  queue.splice(at, 1);
  if (at < next) next -= 1;
}

/** The place of what is being fetched: it comes, or leaves. */
export function reserve(): Place {
  const place = add({ waits: true });
  setTimeout(leave, PATIENCE, place);
  return place;
}

export function come(place: Place, make: () => void): void {
  if (!queue.includes(place)) add(place); // others have gone ahead
  place.make = make;
  go();
}

export function leave(place: Place): void {
  if (place.make) return;
  remove(place);
  rest();
}

/**
 * What is there already, but can wait for its turn. waits: also for what is still being fetched and stands above it.
 */
export function soon(make: () => void, waits = false): void {
  add({ make, waits });
  rest();
}

function go(): void {
  for (let place = first(); place && left > 0; place = first()) {
    const from = performance.now();
    next = queue.indexOf(place);
    queue.splice(next, 1);
    flushSync(place.make);
    next = queue.length;
    left -= performance.now() - from;
  }
  rest();
}

/** What is left is made in a task of its own. */
function rest(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    left = SLICE;
    if (first()) go();
  });
}

function first(): Place | undefined {
  return queue[0]?.make ? queue[0] : queue.find((place) => place.make && !place.waits);
}

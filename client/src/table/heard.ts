/** What of much that happened is said aloud: of too much the oldest is left out, but nothing that is about oneself. */
export function worthHearing<Event>(all: Event[], most: number, isOwn: (event: Event) => boolean): Event[] {
  let surplus = all.filter((event) => !isOwn(event)).length - most;
  return all.filter((event) => isOwn(event) || surplus-- <= 0);
}

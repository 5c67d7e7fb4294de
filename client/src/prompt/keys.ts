const PLACES: Record<string, string> = { Minus: '-', Equal: '=' };

/** What a key stands for: digits and the two beside them by their place, because AZERTY has other signs there. */
export function keyOf(event: Pick<KeyboardEvent, 'code' | 'key'>): string {
  return /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? PLACES[event.code] ?? event.key.toLowerCase();
}

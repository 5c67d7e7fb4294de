/** What this device leaves to chance. */

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A name that nobody else has given. Over plain HTTP, as in a living room, browsers offer no randomUUID. */
export const newMark = (): string =>
  (crypto as { randomUUID?: () => string }).randomUUID?.call(crypto) ?? randomHex(16);

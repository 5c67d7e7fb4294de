/**
 * SHA-256: the browser's own where there is one, else written out. Browsers keep theirs back from pages that came over
 * plain HTTP, as they do in a living room.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

export async function sha256(message: Bytes): Promise<Bytes> {
  const own = (crypto as { subtle?: SubtleCrypto }).subtle;
  return own ? new Uint8Array(await own.digest('SHA-256', message)) : writtenOut(message);
}

export const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const bytes = (text: string): Bytes =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16));

const PRIMES = firstPrimes(64);
/** The first 32 bits behind the point of the roots of the first primes. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** FIPS 180-4, with its names. */
export function writtenOut(message: Bytes): Bytes {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 64; t++) {
      if (t < 16) {
        w[t] = view.getInt32(block + 4 * t);
        continue;
      }
      const [late, early] = [w[t - 2]!, w[t - 15]!];
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      w[t] = s1 + w[t - 7]! + s0 + w[t - 16]!;
    }
    compress(hash, w);
  }
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => result.setInt32(4 * index, word));
  return new Uint8Array(result.buffer);
}

function compress(hash: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + ROUNDS[t]! + w[t]!) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index]! += word));
}

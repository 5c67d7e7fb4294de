/** The dice worked out anew, with the browser's own cryptography; the same reckoning as the server's fair.py. */

import type { OriginInfo, Proof } from '../net/types';

const BLOCK = 1n << 256n; // how many values one HMAC-SHA256 block can have

export type Verdict =
  { kind: 'right'; count: number } | { kind: 'wrong'; number: number } | { kind: 'seal' } | { kind: 'none' };

export async function verify(proof: Proof): Promise<Verdict> {
  const seed = bytes(proof.server_seed);
  if (hex(await crypto.subtle.digest('SHA-256', seed)) !== proof.commit) return { kind: 'seal' };
  if (!proof.draws.length) return { kind: 'none' };
  const own: OriginInfo = { ...proof, draws: Infinity };
  const parts = await Promise.all(
    [...proof.origins, own].map(async (origin) => ({ until: origin.draws, key: await keyOf(origin) })),
  );
  for (const draw of proof.draws) {
    const { key } = parts.find((part) => draw.number <= part.until)!;
    if ((await unit(key, draw.number, draw.total)) !== draw.unit) return { kind: 'wrong', number: draw.number };
  }
  return { kind: 'right', count: proof.draws.length };
}

/** Parts carry their length, so that none can pose as two. */
async function keyOf(proof: OriginInfo): Promise<CryptoKey> {
  const text = new TextEncoder();
  const parts = [text.encode(proof.table), text.encode(String(proof.seeds.length)), ...proof.seeds.map(bytes)];
  const message = joined(parts.flatMap((part) => [bigEndian(BigInt(part.length), 4), part]));
  const raw = await crypto.subtle.sign('HMAC', await hmacKey(bytes(proof.server_seed)), message);
  return hmacKey(new Uint8Array(raw));
}

/** The unit of weight that a draw gives; blocks that would favour small units are passed over. */
async function unit(key: CryptoKey, draw: number, total: number): Promise<number> {
  for (let block = 0; ; block++) {
    const message = joined([bigEndian(BigInt(draw), 8), bigEndian(BigInt(block), 4)]);
    const number = BigInt(`0x${hex(await crypto.subtle.sign('HMAC', key, message))}`);
    if (number < BLOCK - (BLOCK % BigInt(total))) return Number(number % BigInt(total));
  }
}

const hmacKey = (raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16));
}
function bigEndian(value: bigint, length: number): Uint8Array<ArrayBuffer> {
  return bytes(value.toString(16).padStart(2 * length, '0'));
}
function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

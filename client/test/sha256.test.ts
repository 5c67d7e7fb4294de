import { expect, test } from 'vitest';
import { bytes, hex, sha256, writtenOut, type Bytes } from '../src/device/sha256';

test('the example of the standard', () => {
  const abc = new TextEncoder().encode('abc');
  expect(hex(writtenOut(abc))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('written out it is what the browser works out, for every length around its blocks', async () => {
  for (let length = 0; length < 200; length++) {
    const message: Bytes = Uint8Array.from({ length }, (_, index) => (37 * index + 11 * length) % 256);
    expect(hex(writtenOut(message))).toBe(hex(await sha256(message)));
  }
});

test('hexadecimal there and back', () => {
  expect(hex(bytes('00ff10ab'))).toBe('00ff10ab');
});

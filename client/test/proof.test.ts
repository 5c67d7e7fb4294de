import { expect, test } from 'vitest';
import { verify } from '../src/after/proof';
import continued from './proof-continued.json';
import proof from './proof.json'; // worked out by the server's fair.py

test('the browser works out the same draws as the server', async () => {
  expect(await verify(proof)).toEqual({ kind: 'right', count: proof.draws.length });
});

test('a draw that was changed is found', async () => {
  const draws = proof.draws.map((draw) => (draw.number === 2 ? { ...draw, unit: (draw.unit + 1) % draw.total } : draw));
  expect(await verify({ ...proof, draws })).toEqual({ kind: 'wrong', number: 2 });
});

test('a seed that was not the sealed one is found', async () => {
  expect(await verify({ ...proof, server_seed: '44'.repeat(32) })).toEqual({ kind: 'seal' });
});

test('a browser seed that was swapped is found', async () => {
  const verdict = await verify({ ...proof, seeds: ['55'.repeat(32), '', proof.seeds[2]!] });
  expect(verdict.kind).toBe('wrong');
});

test('a table that continues another is proved by the seeds of both', async () => {
  expect(await verify(continued)).toEqual({ kind: 'right', count: continued.draws.length });
  expect((await verify({ ...continued, origins: [] })).kind).toBe('wrong');
  const [first] = continued.origins;
  expect(await verify({ ...continued, origins: [{ ...first!, draws: 4 }] })).toEqual({ kind: 'wrong', number: 4 });
});

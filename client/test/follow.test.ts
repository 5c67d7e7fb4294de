import { describe, expect, it } from 'vitest';
import type { Told, View } from '../src/net/types';
import { follow } from '../src/table/follow';

const view = (more: Partial<View>): View => ({
  seat: 0,
  awaits: 'seats',
  awaited: [0],
  standing: null,
  spots: {},
  notes: {},
  tallies: {},
  facts: {},
  ...more,
});
const told = (more: Partial<Told>): Told => ({
  at: 1,
  actor: 0,
  name: 'laid',
  args: {},
  path: [],
  clauses: [],
  ...more,
});

const before = view({ tallies: { points: [0, 3] }, speaker: { spot: 'middle', seat: 1, says: '' } });
const after = view({
  awaited: [1],
  tallies: { points: [0, 5] },
  speaker: { spot: 'middle', seat: 1, says: 'waz' },
  arcs: [{ is: 'waz', way: ['a'], marks: ['a'] }],
});

describe('what is shown while an event is', () => {
  it('speaks with the event that is called so, and not before', () => {
    const laid = follow(before, told({}), after);
    expect([laid.speaker?.says, laid.arcs]).toEqual(['', undefined]);
    const waz = follow(laid, told({ name: 'waz' }), after);
    expect([waz.speaker?.says, waz.arcs]).toEqual(['waz', after.arcs]);
  });

  it('counts with the event that tells the number', () => {
    expect(follow(before, told({}), after).tallies.points).toEqual([0, 3]);
    expect(follow(before, told({ name: 'points', args: { seat: 1, points: 2 } }), after).tallies.points).toEqual([
      0, 5,
    ]);
  });
});

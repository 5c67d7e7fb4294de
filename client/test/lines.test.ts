import { describe, expect, it } from 'vitest';
import type { Told } from '../src/net/types';
import { linesOf } from '../src/table/lines';

const told = (name: string, value?: number): Told => ({
  at: 1,
  actor: -1,
  name,
  args: value === undefined ? {} : { value },
  path: [],
  clauses: [],
});
const shown = (log: Told[]) =>
  linesOf(log, (name) => name === 'dealt' || name === 'card').map(({ told, count, values }) => [
    told.name,
    count,
    values,
  ]);

describe('the lines of a log', () => {
  it('has one for a whole deal, and one for the own cards in it', () => {
    expect(
      shown([told('open', 6), told('dealt'), told('card', 3), told('dealt'), told('dealt'), told('card', 9)]),
    ).toEqual([
      ['open', 1, [6]],
      ['dealt', 3, []],
      ['card', 2, [3, 9]],
    ]);
  });

  it('keeps apart what something else came between', () => {
    expect(shown([told('dealt'), told('laid', 4), told('laid', 4), told('dealt')]).map(([name]) => name)).toEqual([
      'dealt',
      'laid',
      'laid',
      'dealt',
    ]);
  });
});

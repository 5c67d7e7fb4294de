import { expect, test } from 'vitest';
import { page } from '../src/page';

const at = (path: string) => page(new URL(path, 'http://house'));

test('every address has its page', () => {
  expect(at('/')).toEqual({ kind: 'home' });
  expect(at('/table/abc')).toEqual({ kind: 'table', id: 'abc' });
  expect(at('/screen/abc')).toEqual({ kind: 'screen', id: 'abc' });
  expect(at('/hand/abc')).toEqual({ kind: 'hand', id: 'abc' });
  expect(at('/claim#secret')).toEqual({ kind: 'claim', token: 'secret' });
  expect(at('/replay/abc?at=12&seat=0')).toEqual({ kind: 'replay', id: 'abc', at: 12, seat: 0 });
  expect(at('/replay')).toEqual({ kind: 'replay', id: '', at: 0, seat: null });
  expect(at('/rules/hexentanz')).toEqual({ kind: 'text' });
});

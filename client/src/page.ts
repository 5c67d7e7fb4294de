/** Which page an address stands for. */

export type Page =
  | { kind: 'home' | 'text' }
  | { kind: 'table' | 'screen' | 'hand' | 'evening' | 'puzzles'; id: string }
  | { kind: 'claim'; token: string }
  | { kind: 'lesson'; game: string }
  | { kind: 'replay'; id: string; at: number; seat: number | null };

export function page({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): Page {
  const [first = '', id = ''] = pathname.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  if (first === '') return { kind: 'home' };
  if ((first === 'table' || first === 'screen' || first === 'hand') && id) return { kind: first, id };
  if (first === 'learn' && id) return { kind: 'lesson', game: id };
  if (first === 'puzzles' || first === 'evening') return { kind: first, id };
  if (first === 'claim') return { kind: 'claim', token: hash.slice(1) };
  if (first === 'replay') {
    const seat = query.get('seat');
    return { kind: 'replay', id, at: Number(query.get('at')) || 0, seat: seat === null ? null : Number(seat) };
  }
  return { kind: 'text' };
}

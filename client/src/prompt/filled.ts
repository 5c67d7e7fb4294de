import type { Piece } from '../net/types';

/** “play {value}”, “move {1}”: with the piece's value and the numbers of the spot's name. */
export function filled(template: string, spot: string, piece?: Piece): string {
  const numbers = spot.split('-').slice(1);
  return template.replace(/\{(\w+)\}/g, (_, key: string) =>
    key === 'value' ? (piece?.value ?? '') : (numbers[Number(key) - 1] ?? ''),
  );
}

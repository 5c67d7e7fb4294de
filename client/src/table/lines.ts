/** The log in lines: many small things of one kind, such as a deal, are one of them. */

import type { Told } from '../net/types';

export interface Line {
  told: Told; // the first of them
  values: (number | string)[]; // what each of them was about
  count: number;
}

/** Events in a row that can be told together become one line for each name; the others stand alone. */
export function linesOf(log: Told[], isMany: (name: string) => boolean): Line[] {
  const lines: Line[] = [];
  let row: Line[] = [];
  for (const told of log) {
    const together = isMany(told.name);
    const line = together ? row.find((one) => one.told.name === told.name) : undefined;
    const values = told.args.value === undefined ? [] : [told.args.value];
    if (line) [line.count, line.values] = [line.count + 1, [...line.values, ...values]];
    else {
      const one = { told, values, count: 1 };
      lines.push(one);
      row = together ? [...row, one] : [];
    }
  }
  return lines;
}

/** The address of a table, in the way in which this page looks at one: whole, or as a hand. */
export const pathTo = (table: string): string =>
  `/${location.pathname.startsWith('/hand/') ? 'hand' : 'table'}/${table}`;

/** A cell of a table: text or a number. */
export type Cell = string | number;

export type Rows = readonly (readonly Cell[])[];

/** What a spreadsheet would take for a formula: it may pass over blanks before the sign, and takes wide signs too. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Rows as comma-separated values (RFC 4180). Texts that look like a formula are kept from being one. */
export const csv = (rows: Rows): string => rows.map((row) => row.map(cellText).join(',')).join('\r\n') + '\r\n';

/** Rows to be pasted into a spreadsheet, with tabs between cells; no text becomes a formula here either. */
export const tabbed = (rows: Rows): string =>
  rows.map((row) => row.map((cell) => plainText(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');

function plainText(cell: Cell): string {
  if (typeof cell === 'number') return String(Math.round(cell * 1e4) / 1e4);
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function cellText(cell: Cell): string {
  const text = plainText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

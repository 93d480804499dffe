/** The first character of a cell that a spreadsheet would take for a formula, by its full-width form. */
const FORMULA: Readonly<Record<string, string>> = { '=': '＝', '+': '＋', '-': '－', '@': '＠' }

/** A cell on one line; a formula becomes text. */
function cell(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim()
  const [first = ''] = line
  const safe = `${FORMULA[first] ?? first}${line.slice(first.length)}`
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV by RFC 4180, each cell on one line. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

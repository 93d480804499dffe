/**
 * The beginning of a cell that a spreadsheet takes for a formula. Japanese ones read full-width characters like half-width
 * ones (OWASP, CSV Injection).
 */
const FORMULA = /^[=+\-@＝＋－＠]/

/** A cell on one line; an apostrophe makes text of a formula (OWASP ASVS 5.0, 1.2.10). */
function cell(value: string): string {
  const line = value.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const safe = FORMULA.test(line) ? `'${line}` : line
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV by RFC 4180, each cell on one line. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

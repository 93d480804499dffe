import type { FontReport } from './fontReport.ts'

type Row = readonly (string | number)[]

/** A report as comma-separated values, one fact a line; spreadsheets of Japan open it as it is. */
export function reportTable(report: FontReport): string {
  const { names, embedding, metrics, vertical } = report
  const rows: Row[] = [
    ['section', 'item', 'total', 'covered', 'detail'],
    ...Object.entries(names).map(([item, words]): Row => ['name', item, '', '', words]),
    ['embedding', embedding.permission, '', '', `fsType ${embedding.bits}`],
    ['metrics', 'unitsPerEm', metrics.unitsPerEm, '', ''],
    ['metrics', 'ascender', metrics.ascender, '', '1/1000 em'],
    ['metrics', 'descender', metrics.descender, '', '1/1000 em'],
    ['font', 'glyphs', report.glyphs, '', ''],
    ['font', 'characters', report.characters, '', ''],
    ['font', 'beyondBasicPlane', report.beyondBasicPlane, '', ''],
    ...Object.entries(vertical.tables).map(([table, has]): Row => ['vertical', table, '', has ? 1 : 0, '']),
    ['vertical', 'formed', vertical.formed.length, '', written(vertical.formed)],
    ['vertical', 'unformed', vertical.unformed.length, '', written(vertical.unformed)],
    ...report.sets.map(({ id, total, covered, missing }): Row => ['set', id, total, covered, written(missing)]),
    ...report.blocks.map(({ name, total, covered }): Row => ['block', name, total, covered, '']),
  ]
  // The mark at the start tells spreadsheets that the letters are UTF-8.
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Characters as one string that can be copied. */
export const written = (codePoints: readonly number[]): string =>
  codePoints.map((codePoint) => String.fromCodePoint(codePoint)).join('')

/** RFC 4180; words that a spreadsheet would take for a formula get an apostrophe before them. */
function cell(value: string | number): string {
  const words = typeof value === 'number' ? String(value) : value.replace(/^(?=[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words
}

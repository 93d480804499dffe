import type { FontReport } from './fontReport.ts'
import { plainCharacter } from './plainText.ts'

type Row = readonly (string | number)[]

/** A report as comma-separated values, one fact per line, with a byte order mark for Japanese spreadsheets. */
export function reportTable(report: FontReport): string {
  const { names, embedding, metrics, vertical } = report
  const rows: Row[] = [
    ['section', 'item', 'total', 'covered', 'detail'],
    ...Object.entries(names).map(([item, text]): Row => ['name', item, '', '', text]),
    ['embedding', embedding.permission, '', '', `fsType ${embedding.bits}`],
    ['metrics', 'unitsPerEm', metrics.unitsPerEm, '', ''],
    ['metrics', 'ascender', metrics.ascender, '', '1/1000 em'],
    ['metrics', 'descender', metrics.descender, '', '1/1000 em'],
    ['font', 'glyphs', report.glyphs, '', ''],
    ['font', 'characters', report.characters, '', ''],
    ['font', 'beyondBasicPlane', report.beyondBasicPlane, '', ''],
    ['font', 'variationSequences', report.variationSequences, '', ''],
    ...Object.entries(vertical.tables).map(([table, has]): Row => ['vertical', table, '', has ? 1 : 0, '']),
    ['vertical', 'formed', vertical.formed.length, '', textOf(vertical.formed)],
    ['vertical', 'unformed', vertical.unformed.length, '', textOf(vertical.unformed)],
    ...report.sets.map(({ id, total, covered, missing }): Row => ['set', id, total, covered, textOf(missing)]),
    ...readerRows(report),
    ...report.blocks.map(({ name, total, covered }): Row => ['block', name, total, covered, '']),
  ]
  // Spreadsheets recognise UTF-8 by the byte order mark.
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function readerRows({ characterMaps, secondReading: reading }: FontReport): readonly Row[] {
  return [
    ...characterMaps.map(({ platform, encoding, format, readBy }): Row => {
      const users = readBy.length > 0 ? `, read by ${readBy.join(' and ')}` : ''
      return ['characterMap', `${platform}.${encoding}`, '', '', `format ${format ?? 'unknown'}${users}`]
    }),
    ['readers', reading.kind, '', '', detailOf(reading)],
    ...(reading.kind === 'DIFFERS'
      ? (['onlyFontkit', 'onlyOpentype'] as const).map(
          (side): Row => ['readers', side, '', reading[side].length, textOf(reading[side])],
        )
      : []),
  ]
}

function detailOf(reading: FontReport['secondReading']): string {
  if (reading.kind === 'DIFFERS') return reading.cause
  return reading.kind === 'UNREADABLE' ? `opentype.js: ${reading.reason}` : ''
}

/** The characters of code points as one string; a control character stands as its number. */
export const textOf = (codePoints: readonly number[]): string => codePoints.map(plainCharacter).join('')

/** A field by RFC 4180; an apostrophe precedes a value that a spreadsheet would run as a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(/^(?=[=+\-@\t\r])/, "'")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

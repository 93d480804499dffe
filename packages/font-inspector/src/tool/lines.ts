import type { MapChoice } from '../characterMaps.ts'
import type { FontComparison } from '../compareFonts.ts'
import type { FontReport } from '../fontReport.ts'
import { textOf } from '../reportTable.ts'

/** Most characters of a list that are printed; the report files contain all. */
const MAX_PRINTED = 60

const abbreviated = (codePoints: readonly number[]): string =>
  codePoints.length > MAX_PRINTED
    ? `${textOf(codePoints.slice(0, MAX_PRINTED))} … and ${codePoints.length - MAX_PRINTED} more`
    : textOf(codePoints)

/** A report as lines for a terminal. */
export function reportLines(report: FontReport): readonly string[] {
  const { names, embedding, metrics, vertical } = report
  const tables = Object.entries(vertical.tables).map(([name, has]) => `${name} ${has ? 'yes' : 'no'}`)
  return [
    `${names.family} ${names.style}, ${names.version}`,
    `  licence    ${names.licence || names.copyright || 'not stated'}`,
    `  embedding  ${embedding.permission} (fsType ${embedding.bits})`,
    `  glyphs     ${report.glyphs} for ${report.characters} characters, ${report.beyondBasicPlane} beyond the basic plane`,
    `  forms      ${report.variationSequences} of characters (ideographic variation sequences)`,
    `  em box     ${metrics.ascender} above and ${-metrics.descender} below the baseline, of 1000`,
    `  vertical   ${tables.join(', ')}; ${vertical.formed.length} characters have a vertical form`,
    ...(vertical.unformed.length > 0 ? [`             without: ${abbreviated(vertical.unformed)}`] : []),
    ...report.sets.map(({ id, total, covered, missing }) => {
      const count = `  ${id.padEnd(15)}${String(covered).padStart(5)} of ${String(total).padStart(5)}`
      return missing.length > 0 ? `${count}   lacks ${abbreviated(missing)}` : count
    }),
    ...readerLines(report),
    '',
  ]
}

const CAUSES: Readonly<Record<MapChoice, string>> = {
  SAME_MAP:
    'they read the same character map differently: the file is damaged or breaks the standard; get the original',
  DIFFERENT_MAPS: 'they use different character maps of the file: prints follow fontkit, other programs may not',
  NOT_UNICODE: 'the font has no character map for Unicode: compare the sample with the characters',
}

/** Whether fontkit and opentype.js find the same characters, and what to do if they do not. */
function readerLines({ characterMaps, secondReading: reading }: FontReport): readonly string[] {
  if (reading.kind === 'AGREES') return ['  readers    fontkit and opentype.js find the same characters']
  const maps = characterMaps.map(
    ({ platform, encoding, format, readBy }) =>
      `${platform}.${encoding} format ${format ?? 'unknown'}${readBy.length > 0 ? ` (${readBy.join(', ')})` : ''}`,
  )
  const listed = maps.length > 0 ? [`             character maps: ${maps.join('; ')}`] : []
  if (reading.kind === 'UNREADABLE')
    return [`  readers    only fontkit: opentype.js reports ${reading.reason}`, ...listed]
  const { cause, onlyFontkit, onlyOpentype } = reading
  return [
    `  readers    DIFFER: ${CAUSES[cause]}`,
    ...(onlyFontkit.length > 0
      ? [`             only fontkit, ${onlyFontkit.length}: ${abbreviated(onlyFontkit)}`]
      : []),
    ...(onlyOpentype.length > 0
      ? [`             only opentype.js, ${onlyOpentype.length}: ${abbreviated(onlyOpentype)}`]
      : []),
    ...listed,
  ]
}

export function comparisonLines(
  first: FontReport,
  second: FontReport,
  { inBoth, onlyFirst, onlySecond, differingWidths }: FontComparison,
): readonly string[] {
  const nameOf = ({ names }: FontReport): string => `${names.family} ${names.style}`
  return [
    `${inBoth} characters in both`,
    `${onlyFirst.length} only in ${nameOf(first)}${onlyFirst.length > 0 ? `: ${abbreviated(onlyFirst)}` : ''}`,
    `${onlySecond.length} only in ${nameOf(second)}${onlySecond.length > 0 ? `: ${abbreviated(onlySecond)}` : ''}`,
    `${differingWidths.length} with differing widths${differingWidths.length > 0 ? `: ${abbreviated(differingWidths)}` : ''}`,
  ]
}

import type { FontComparison } from '../compareFonts.ts'
import type { FontReport } from '../fontReport.ts'
import { written } from '../reportTable.ts'

/** Characters that are printed of a long list; the files of a report have all. */
const SHOWN = 60

const some = (codePoints: readonly number[]): string =>
  codePoints.length > SHOWN
    ? `${written(codePoints.slice(0, SHOWN))} … and ${codePoints.length - SHOWN} more`
    : written(codePoints)

/** A report as a person reads it in a terminal. */
export function reportLines(report: FontReport): readonly string[] {
  const { names, embedding, metrics, vertical } = report
  const tables = Object.entries(vertical.tables).map(([name, has]) => `${name} ${has ? 'yes' : 'no'}`)
  return [
    `${names.family} ${names.style}, ${names.version}`,
    `  licence    ${names.licence || names.copyright || 'not stated'}`,
    `  embedding  ${embedding.permission} (fsType ${embedding.bits})`,
    `  glyphs     ${report.glyphs} for ${report.characters} characters, ${report.beyondBasicPlane} beyond the basic plane`,
    `  em box     ${metrics.ascender} above and ${-metrics.descender} below the baseline, of 1000`,
    `  columns    ${tables.join(', ')}; ${vertical.formed.length} characters have a form of their own`,
    ...(vertical.unformed.length > 0 ? [`             without one: ${some(vertical.unformed)}`] : []),
    ...report.sets.map(({ id, total, covered, missing }) => {
      const count = `  ${id.padEnd(15)}${String(covered).padStart(5)} of ${String(total).padStart(5)}`
      return missing.length > 0 ? `${count}   lacks ${some(missing)}` : count
    }),
    '',
  ]
}

export function comparisonLines(
  first: FontReport,
  second: FontReport,
  { inBoth, onlyFirst, onlySecond, otherWidths }: FontComparison,
): readonly string[] {
  const nameOf = ({ names }: FontReport): string => `${names.family} ${names.style}`
  return [
    `${inBoth} characters in both`,
    `${onlyFirst.length} only in ${nameOf(first)}${onlyFirst.length > 0 ? `: ${some(onlyFirst)}` : ''}`,
    `${onlySecond.length} only in ${nameOf(second)}${onlySecond.length > 0 ? `: ${some(onlySecond)}` : ''}`,
    `${otherWidths.length} with another width${otherWidths.length > 0 ? `: ${some(otherWidths)}` : ''}`,
  ]
}

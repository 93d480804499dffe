import type { FontFace } from '@irodori/typography'
import { orientationOf } from '@irodori/typography'

/** How a font serves Japanese columns. */
export interface VerticalReport {
  /** Which of the tables for columns the font has. */
  readonly tables: { readonly vhea: boolean; readonly vmtx: boolean; readonly vorg: boolean }
  /** Characters, in order, that have a form of their own for columns. */
  readonly formed: readonly number[]
  /** Covered characters that want such a form by UAX #50 and have none: they are turned or shifted instead. */
  readonly unformed: readonly number[]
  /** Different advances down a column, in thousandths of an em; one of 1000 is the rule for Japanese. */
  readonly advances: readonly number[]
}

/** Ideographs and Hangul never have forms for columns, and there are tens of thousands of them. */
const neverFormed = (codePoint: number): boolean =>
  (codePoint >= 0x3400 && codePoint <= 0x9fff) ||
  (codePoint >= 0xac00 && codePoint <= 0xd7ff) ||
  (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
  codePoint >= 0x20000

export function verticalReport(
  font: FontFace,
  characters: readonly number[],
  tables: VerticalReport['tables'],
): VerticalReport {
  const formed: number[] = []
  const unformed: number[] = []
  const advances = new Set<number>()
  for (const codePoint of characters) {
    if (neverFormed(codePoint)) continue
    const character = String.fromCodePoint(codePoint)
    const [upright] = font.shape(character, 'solid')
    const [inColumn] = font.shape(character, 'vertical')
    if (upright === undefined || inColumn === undefined) continue
    const stance = orientationOf(codePoint)
    if (stance !== 'R') advances.add(Math.round(font.vertical(inColumn.id).advance * 1000))
    if (inColumn.id !== upright.id) formed.push(codePoint)
    else if (stance === 'Tu' || stance === 'Tr') unformed.push(codePoint)
  }
  return { tables, formed, unformed, advances: [...advances].toSorted((a, b) => a - b) }
}

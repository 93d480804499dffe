import type { FontFace } from '@irodori/typography/fontFace'
import { orientationOf } from '@irodori/typography/orientation'

/** A font's support for vertical setting. */
export interface VerticalReport {
  /** The tables for vertical setting that the font has. */
  readonly tables: { readonly vhea: boolean; readonly vmtx: boolean; readonly vorg: boolean }
  /** Characters with a vertical form (`vert`), in order. */
  readonly formed: readonly number[]
  /** Covered characters of class Tu or Tr (UAX #50) without a vertical form; the kernel shifts or turns them. */
  readonly unformed: readonly number[]
  /** Distinct vertical advances in thousandths of an em; 1000 alone is usual for Japanese. */
  readonly advances: readonly number[]
}

/** Ideographs and Hangul, which have no vertical forms; skipping them saves tens of thousands of look-ups. */
const hasNoVerticalForm = (codePoint: number): boolean =>
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
    if (hasNoVerticalForm(codePoint)) continue
    const character = String.fromCodePoint(codePoint)
    const [upright] = font.shape(character, 'solid')
    const [inColumn] = font.shape(character, 'vertical')
    if (upright === undefined || inColumn === undefined) continue
    const orientation = orientationOf(codePoint)
    if (orientation !== 'R') advances.add(Math.round(font.vertical(inColumn.id).advance * 1000))
    if (inColumn.id !== upright.id) formed.push(codePoint)
    else if (orientation === 'Tu' || orientation === 'Tr') unformed.push(codePoint)
  }
  return { tables, formed, unformed, advances: [...advances].toSorted((a, b) => a - b) }
}

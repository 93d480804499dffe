import type { TextItem } from '@irodori/contract/entities/designItem'
import type { Sheet } from '@irodori/design/designPage'
import { gridContent } from '@irodori/design/gridContent'
import { itemToPage } from '@irodori/design/itemGeometry'
import { IDENTITY } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { joinPaths, rectPath } from '@irodori/geometry/path'
import type { TextSetting } from '@irodori/typography/textRequest'

/** A part of a month grid in one colour, on the page: letters or lines. */
interface GridFill {
  readonly shape: 'LETTERS' | 'AREA'
  readonly outline: Path
  readonly colour: string
}

/**
 * The month grid of a sheet: its lines, then its letters, joined by colour because a month has a hundred texts.
 * @returns nothing for a sheet without a grid
 */
export function monthGridFills(sheet: Sheet, settingOf: (item: TextItem) => TextSetting): readonly GridFill[] {
  const content = gridContent(sheet)
  if (content === null) return []
  const { texts, lines } = content
  const letters = [...new Set(texts.map(({ color }) => color))].map((colour): GridFill => {
    const placed = texts
      .filter(({ color }) => color === colour)
      .map((item) => ({ path: settingOf(item).outline, map: itemToPage(item) }))
    return { shape: 'LETTERS', outline: joinPaths(placed), colour }
  })
  if (lines === null) return letters
  const outline = joinPaths(lines.boxes.map((box) => ({ path: rectPath(box), map: IDENTITY })))
  return [{ shape: 'AREA', outline, colour: lines.colour }, ...letters]
}

/** A name of the month grid that cannot be printed as it should be. */
export interface UnfitName {
  readonly name: string
  /** Whether it exceeds its cell even in the smallest size. */
  readonly isTooLong: boolean
  /** Its characters that the font lacks. */
  readonly missing: readonly string[]
}

/** The names of holidays and own days of a sheet that are too long for their cells, or have characters that the font lacks. */
export const unfitNames = (sheet: Sheet, settingOf: (item: TextItem) => TextSetting): readonly UnfitName[] =>
  (gridContent(sheet)?.texts ?? [])
    .filter(({ leastFontSize }) => leastFontSize !== undefined)
    .flatMap((item) => {
      const { truncated: isTooLong, missing } = settingOf(item)
      return isTooLong || missing.length > 0 ? [{ name: item.text, isTooLong, missing }] : []
    })

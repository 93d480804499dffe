import type { TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { MONTH_GRID_ID } from '@irodori/design/finding'
import { gridContent } from '@irodori/design/gridContent'
import { itemToPage } from '@irodori/design/itemGeometry'
import { inkPath } from '@irodori/design/textMeasure'
import { compose, scaling } from '@irodori/geometry/affine'
import { transformPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { Coverage } from '@irodori/imaging/fillCoverage'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import type { Pixels } from '@irodori/imaging/pixels'
import { isPrintedText } from '@irodori/scene/displayList'
import type { TextSetting } from '@irodori/typography/textRequest'

/** A text as it is printed, with its ink in the pixels of the ground. */
export interface PrintedWords {
  readonly item: TextItem
  /** The id of the item in a finding. */
  readonly itemId: string
  readonly setting: TextSetting
  readonly ink: Coverage
  /** Height of its letters in print pixels: of a capital, or of a full kanji for Japanese words. */
  readonly letterHeight: number
  /** Whether it is looked up from near and known by its place: weekdays, names of days and the small months of a grid. */
  readonly isIncidental: boolean
}

/** A letter by itself, in a box that is large enough. */
const ONE_LETTER = { type: 'TEXT', width: 10_000, height: 10_000 } as const

export const isLatin = (text: string): boolean => !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text)

/** The texts of a page and of its month grid. */
export function printedWords(
  page: DesignPage,
  settingOf: (item: TextItem) => TextSetting,
  ground: Pixels,
): readonly PrintedWords[] {
  const { sheet, items } = page
  const toGround = scaling(ground.width / sheet.width, ground.height / sheet.height)
  const clip = rect(0, 0, ground.width, ground.height)
  const heightOf = (item: TextItem): number =>
    settingOf({ ...item, ...ONE_LETTER, text: isLatin(item.text) ? 'H' : '国' }).ink?.height ?? 0
  const words = (item: TextItem, itemId: string, isIncidental: boolean): PrintedWords => {
    const setting = settingOf(item)
    const outline = transformPath(inkPath(setting), compose(itemToPage(item), toGround))
    return { item, itemId, setting, ink: fillCoverage(outline, clip), letterHeight: heightOf(item), isIncidental }
  }
  const { day = 0 } = sheet.monthGrid?.sizes ?? {}
  return [
    ...items
      .filter(isTextItem)
      .filter(isPrintedText)
      .map((item) => words(item, item.id, false)),
    ...(gridContent(sheet)?.texts ?? []).map((item) => words(item, MONTH_GRID_ID, item.fontSize < day)),
  ]
}

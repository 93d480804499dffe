import type { ImageItem, OrnamentItem, TextItem } from '@irodori/contract/entities/designItem'
import { isOrnamentItem, isTextItem } from '@irodori/contract/entities/designItem'
import { backgroundFills, groundOf } from '@irodori/design/backgroundFills'
import type { DesignPage, Sheet } from '@irodori/design/designPage'
import { gridContent } from '@irodori/design/gridContent'
import { framePath, frameToPhoto, itemToPage, localBox } from '@irodori/design/itemGeometry'
import { drawingToPage, ornamentFills } from '@irodori/design/ornamentGeometry'
import { paintOrder } from '@irodori/design/paintOrder'
import type { Affine } from '@irodori/geometry/affine'
import { compose, invert } from '@irodori/geometry/affine'
import type { Path } from '@irodori/geometry/path'
import { quadrilateral, transformPath } from '@irodori/geometry/path'
import type { Adjustment } from '@irodori/imaging/adjustment'
import type { TextSetting } from '@irodori/typography/textRequest'
import { monthGridFills } from './monthGrid.ts'

/** A painting operation; lengths are print pixels of the page. Operations are painted in order, the first lowest. */
export type DisplayOp =
  | { readonly kind: 'ARTWORK'; readonly key: string }
  | {
      readonly kind: 'PHOTO'
      readonly itemId: string
      readonly imageName: string
      /** Outline of the photo's frame, which clips it. */
      readonly frame: Path
      /** Maps the page to pixels of the upright photo. */
      readonly toPhoto: Affine
      readonly adjustment: Adjustment
    }
  | {
      readonly kind: 'FILL'
      readonly itemId: string
      readonly shape: FillShape
      readonly outline: Path
      readonly colour: string
    }

/**
 * The letters of a text, the line around them that is its border, or an area: a blank frame, the background of a text, a
 * shape of an ornament or the pattern of a sheet.
 */
export type FillShape = 'LETTERS' | 'LINE' | 'AREA'

/** A page resolved to painting operations, which every renderer paints as they are. */
export interface DisplayList {
  readonly width: number
  readonly height: number
  readonly backgroundColor: string
  readonly ops: readonly DisplayOp[]
}

const NO_EYES: readonly never[] = []

/** The colour of a frame that the customer disabled. */
export const BLANK_FILL = '#ffffff'

/** Stand for the background and the month grid where other operations name their item. */
const BACKGROUND_ID = 'background'
const GRID_ID = 'month'

/** @param settingOf the text setting of an item or of a text of the month grid, in the coordinates of its own box */
export function displayList(page: DesignPage, settingOf: (item: TextItem) => TextSetting): DisplayList {
  const { sheet } = page
  const { photos, front } = paintOrder(page)
  const ops = backgroundOps(sheet)
  for (const item of photos) ops.push(...photoOps(item))
  if (sheet.foregroundUrl) ops.push({ kind: 'ARTWORK', key: sheet.foregroundUrl })
  for (const fill of monthGridFills(sheet, settingOf)) ops.push({ kind: 'FILL', itemId: GRID_ID, ...fill })
  for (const item of front) {
    if (isOrnamentItem(item)) ops.push(...ornamentOps(item))
    else if (isPrintedText(item)) ops.push(...textOps(item, settingOf(item)))
  }
  return { width: sheet.width, height: sheet.height, backgroundColor: groundOf(sheet), ops }
}

/** The key of the artwork below the photos; a background of the customer takes its place. */
export const backgroundArtwork = ({ background, backgroundUrl }: Sheet): string | null =>
  background ? null : backgroundUrl

function backgroundOps(sheet: Sheet): DisplayOp[] {
  const key = backgroundArtwork(sheet)
  if (key) return [{ kind: 'ARTWORK', key }]
  return backgroundFills(sheet).map((fill) => ({ kind: 'FILL', itemId: BACKGROUND_ID, shape: 'AREA', ...fill }))
}

/** Whether a text is printed: it is neither disabled nor blank. */
export const isPrintedText = (item: TextItem): boolean => !item.isDisabledItem && item.text.trim() !== ''

/** The texts of a page that are set: those of its month grid and its own. */
export const printedTexts = ({ sheet, items }: DesignPage): readonly TextItem[] => [
  ...(gridContent(sheet)?.texts ?? []),
  ...items.filter(isTextItem).filter(isPrintedText),
]

/** The photo of one item, or the fill of its disabled frame; none for an empty frame. */
export function photoOps(item: ImageItem): DisplayOp[] {
  const toPage = itemToPage(item)
  const frame = transformPath(framePath(item), toPage)
  if (item.isDisabledItem) return [{ kind: 'FILL', itemId: item.id, shape: 'AREA', outline: frame, colour: BLANK_FILL }]
  if (item.imageName === null) return []
  return [
    {
      kind: 'PHOTO',
      itemId: item.id,
      imageName: item.imageName,
      frame,
      toPhoto: compose(invert(toPage), frameToPhoto(item)),
      adjustment: {
        brightnessFactor: item.brightnessFactor,
        grading: item.grading ?? null,
        redEyes: item.redEyes ?? NO_EYES,
      },
    },
  ]
}

/** The shapes of an ornament as fills on the page; none if it is disabled. */
export function ornamentOps(item: OrnamentItem): DisplayOp[] {
  if (item.isDisabledItem) return []
  const toPage = drawingToPage(item)
  return ornamentFills(item).map(({ outline, colour }) => ({
    kind: 'FILL',
    itemId: item.id,
    shape: 'AREA',
    outline: transformPath(outline, toPage),
    colour,
  }))
}

/** The text of one item as fills on the page. */
export function textOps(item: TextItem, setting: TextSetting): DisplayOp[] {
  const toPage = itemToPage(item)
  const ops: DisplayOp[] = []
  const fill = (shape: FillShape, outline: Path, colour: string): void => {
    ops.push({ kind: 'FILL', itemId: item.id, shape, outline, colour })
  }
  if (item.background) fill('AREA', quadrilateral(localBox(item), toPage), item.background)
  if (item.borderTextColor !== null && setting.border.verbs.length > 0)
    fill('LINE', transformPath(setting.border, toPage), item.borderTextColor)
  if (setting.outline.verbs.length > 0) fill('LETTERS', transformPath(setting.outline, toPage), item.color)
  return ops
}

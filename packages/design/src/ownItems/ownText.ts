import type { ImageItem, StraightTextItem, TextItem, VerticalTextItem } from '@irodori/contract/entities/designItem'
import { isOwnItem, isTextItem } from '@irodori/contract/entities/designItem'
import { apply } from '@irodori/geometry/affine'
import type { Rect } from '@irodori/geometry/shape'
import { centreOf } from '@irodori/geometry/shape'
import { mm, pt, ptToPrintPx, dpi as resolution } from '@irodori/geometry/units'
import { leastSide } from '../arranging/limits.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage, itemToPage } from '../document/itemGeometry.ts'
import { lengthOn, printAreas } from '../document/printAreas.ts'
import { inFreePlace } from './ownItems.ts'

type Style = Pick<TextItem, 'font' | 'fontSize' | 'fontWeight' | 'color'>

/** What a new text depends on beside its page. */
export interface OwnTextTools {
  readonly newId: () => string
  /** Style on a page whose template has no text. */
  readonly plainStyle: Style
  /** Font sizes of the product in points, ascending. */
  readonly sizes: readonly number[]
  /** The font for a text in place of a font. */
  readonly fontFor: (text: string, font: string) => string
  /** Whether the product allows characters outside the basic plane. */
  readonly allowsSupplementary: boolean
}

/** Words that a new text begins with. */
export interface ProposedWords {
  readonly text: string
  /** Whether they may be printed as they are; otherwise they are a sample. */
  readonly isPrintable: boolean
}

/** Length of a new text in characters of its size: room for some words more than the proposed ones. */
const ROOM_IN_EM = 12
/** Thickness of a line or column: the letters with a margin. */
const THICKNESS_IN_EM = 1.8
/** Distance of a caption from its photo, in millimetres. */
const CAPTION_GAP_MM = mm(1)

/** A line or column in the middle of the page, in the style of the template's first text. `addItems` adds it. */
export function newText(
  page: DesignPage,
  type: 'TEXT' | 'VERTICAL_TEXT',
  words: ProposedWords,
  tools: OwnTextTools,
): TextItem {
  const { safe } = printAreas(page.sheet)
  const [length, thickness] = type === 'TEXT' ? [safe.width, safe.height] : [safe.height, safe.width]
  const style = styleFor(page, words.text, length, tools)
  const em = emOn(page, style.fontSize)
  const along = Math.max(Math.min(length, ROOM_IN_EM * em), leastSide(page.sheet))
  const across = Math.max(Math.min(thickness, THICKNESS_IN_EM * em), leastSide(page.sheet))
  const [width, height] = type === 'TEXT' ? [along, across] : [across, along]
  const { x, y } = centreOf(safe)
  const box = { left: x - width / 2, top: y - height / 2, width, height, rotate: 0 }
  return inFreePlace(page, textIn(box, type, words, style, tools))
}

/**
 * A line as wide as a photo, below it, or along its lower edge where the safe area ends. It has the rotation of the photo.
 * `addItems` adds it.
 */
export function newCaption(page: DesignPage, photo: ImageItem, words: ProposedWords, tools: OwnTextTools): TextItem {
  const style = styleFor(page, words.text, photo.width, tools)
  const height = Math.max(THICKNESS_IN_EM * emOn(page, style.fontSize), leastSide(page.sheet))
  const gap = lengthOn(page.sheet, CAPTION_GAP_MM)
  const { safe } = printAreas(page.sheet)
  const at = (middle: number): Box => {
    const centre = apply(itemToPage(photo), { x: photo.width / 2, y: middle })
    const { width, rotate } = photo
    return { left: centre.x - width / 2, top: centre.y - height / 2, width, height, rotate }
  }
  const below = at(photo.height + gap + height / 2)
  const beyond = (box: Box): number => Math.max(0, bottomOf(boundsOnPage(box)) - bottomOf(safe))
  const box = beyond(below) === 0 ? below : at(photo.height - gap - height / 2)
  return textIn({ ...box, top: box.top - beyond(box) }, 'TEXT', words, style, tools)
}

const bottomOf = ({ top, height }: Rect): number => top + height

/** The box in whole print pixels. */
const inWholePixels = ({ left, top, width, height, rotate }: Box): Box => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
  rotate,
})

/** Print pixels of an em. */
const emOn = ({ sheet }: DesignPage, fontSize: number): number => ptToPrintPx(pt(fontSize), resolution(sheet.dpi))

/** The style of the template's first text, in a size in which the words take no more than a length. */
function styleFor(
  page: DesignPage,
  words: string,
  length: number,
  { plainStyle, sizes, fontFor }: OwnTextTools,
): Style {
  const [model] = page.items
    .filter((item) => !isOwnItem(item))
    .filter(isTextItem)
    .toSorted((a, b) => a.position - b.position)
  const { font, fontSize, fontWeight, color } = model ?? plainStyle
  const smaller = sizes.filter((size) => size < fontSize).toReversed()
  const room = length / emOn(page, 1)
  const fitting = [fontSize, ...smaller].find((size) => size * [...words].length <= room)
  return { font: fontFor(words, font), fontSize: fitting ?? smaller.at(-1) ?? fontSize, fontWeight, color }
}

function textIn(
  box: Box,
  type: 'TEXT' | 'VERTICAL_TEXT',
  { text, isPrintable }: ProposedWords,
  style: Style,
  { newId, allowsSupplementary }: OwnTextTools,
): StraightTextItem | VerticalTextItem {
  return {
    type,
    id: newId(),
    origin: 'OWN',
    position: 0,
    priorityIndex: 0,
    ...inWholePixels(box),
    isDisabledItem: false,
    text,
    templateItemText: text,
    ...(isPrintable ? { keepsTemplateText: true } : {}),
    ...(allowsSupplementary ? { allowsSupplementary } : {}),
    ...style,
    background: null,
    borderTextColor: null,
    isTextCompiled: false,
    verticalAlignment: 'Center',
    horizontalAlignment: 'Center',
    truncated: false,
  }
}

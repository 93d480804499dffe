import type { ImageItem, StraightTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { filledItem, samplePage, textItem } from '@irodori/design/testing/sampleItems'
import { dpi, mm, mmToPrintPx } from '@irodori/geometry/units'

const DPI = 300
const BLEED_MM = 3
const px = (millimetres: number): number => mmToPrintPx(mm(millimetres), dpi(DPI))

/** Two pages together have five photos. */
export const photosOf = (pages: number): number => Math.ceil((pages / 2) * 5)

/** A5 portrait. */
const SHEET = {
  width: Math.round(px(148 + 2 * BLEED_MM)),
  height: Math.round(px(210 + 2 * BLEED_MM)),
  dpi: DPI,
  bleedMm: BLEED_MM,
  backgroundColor: '#fbf8f2',
}

const WORDS =
  '窓を開けると、海の匂いがしました。少し緊張した朝のことを、きっとずっと覚えています。\nいつもありがとう。これからも、どうぞよろしく。'

/** Places of the photos on a page with two and on one with three, in millimetres from the edge of the bleed. */
const PLACES = [
  [
    [0, 0, 154, 100],
    [14, 108, 126, 78],
  ],
  [
    [14, 14, 60, 76],
    [80, 14, 60, 76],
    [14, 98, 126, 88],
  ],
] as const

interface Photo {
  readonly imageName: string
  readonly width: number
  readonly height: number
}

/** Pages with two and three photos alternately, and lines of Japanese text on each. */
export function bookOf(pages: number, photos: readonly Photo[]): DesignPage[] {
  let next = 0
  return Array.from({ length: pages }, (_, number) => {
    const windows = (PLACES[number % 2] ?? PLACES[0]).map(([left, top, width, height], index): ImageItem => {
      const box = { left: px(left), top: px(top), width: px(width), height: px(height) }
      const photo = photos[next++]
      if (photo === undefined) throw new Error(`the book needs more photos than the ${photos.length} given`)
      return filledItem(photo, { id: `photo-${index}`, position: index, priorityIndex: index, ...box })
    })
    return samplePage({
      key: `page-${number}`,
      designId: `design-${number}`,
      templateId: 'bench',
      productId: 'bench',
      pageNumber: String(number),
      sheet: SHEET,
      items: [...windows, words(number)],
    })
  })
}

function words(number: number): StraightTextItem {
  const text = `${number + 1}　${WORDS}`
  return textItem({
    id: 'words',
    position: 9,
    priorityIndex: 9,
    left: px(14),
    top: px(190),
    width: px(126),
    height: px(22),
    text,
    templateItemText: text,
    font: 'NotoSerifJP.ttf',
    fontSize: 9,
    verticalAlignment: 'North',
    horizontalAlignment: 'West',
  })
}

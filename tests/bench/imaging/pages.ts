import { randomUUID } from 'node:crypto'
import type { ImageItem, RectImageItem, TextItem } from '@irodori/contract/entities/designItem'
import { cropFields, fitCropInside } from '@irodori/design/crop'
import type { DesignPage } from '@irodori/design/designPage'
import {
  curvedItem,
  filledItem,
  inEllipse,
  samplePage,
  textItem,
  verticalItem,
} from '@irodori/design/testing/sampleItems'
import { rect } from '@irodori/geometry/shape'

interface Photo {
  readonly imageName: string
  readonly width: number
  readonly height: number
}

const INCH = 25.4
const DPI = 300
const px = (millimetres: number): number => Math.round((millimetres * DPI) / INCH)

const pageOf = (width: number, height: number, items: DesignPage['items']): DesignPage =>
  samplePage({ key: randomUUID(), pageNumber: '0', sheet: { width, height, backgroundColor: '#fffdf6' }, items })

const windowOf = (photo: Photo, position: number, box: Partial<RectImageItem>): RectImageItem =>
  filledItem(photo, { id: randomUUID(), position, priorityIndex: position, ...box })

/** A page of 810 × 608 pixels with the middle four fifths of a photo in an ellipse, rotated and brightened. */
export function previewPage(photo: Photo, angle: number, brightnessFactor: number): DesignPage {
  const window = windowOf(photo, 1, { left: 0, top: 0, width: 810, height: 608 })
  const middle = { rect: rect(photo.width * 0.1, photo.height * 0.1, photo.width * 0.8, photo.height * 0.8) }
  const item = inEllipse({
    ...window,
    croppedLeft: middle.rect.left,
    croppedTop: middle.rect.top,
    croppedWidth: middle.rect.width,
    croppedHeight: middle.rect.height,
    imageRotate: angle,
    brightnessFactor,
  })
  return pageOf(810, 608, [item])
}

const WORDS = 'いつもありがとう。令和8年の春、京都で過ごした三日間の思い出を一冊にまとめました。'

/** An A5 spread with bleed at 300 dpi: six photos, half of them rotated, and ten texts of every kind. */
export function spreadPage(photos: readonly Photo[], font: string): DesignPage {
  const [width, height] = [px(296 + 6), px(210 + 6)]
  const [cellWidth, cellHeight] = [Math.floor(width / 3), Math.floor(height / 2)]
  const windows = photos.map((photo, at): ImageItem => {
    const box = {
      left: (at % 3) * cellWidth + 40,
      top: Math.floor(at / 3) * cellHeight + 40,
      width: cellWidth - 80,
      height: cellHeight - 320,
    }
    const window = windowOf(photo, at + 1, box)
    const crop = { rect: rect(0, 0, photo.width, photo.height), rotate: at % 2 === 0 ? 0 : 7 + at }
    const fields = cropFields(fitCropInside(crop, box, photo))
    const common = { ...window, ...fields, brightnessFactor: at % 3 === 0 ? 115 : 100 }
    return at % 2 === 0 ? { ...common, borderRadius: { rx: 4, ry: 6 } } : inEllipse(common)
  })
  const texts = Array.from({ length: 10 }, (_, at): TextItem => {
    const common = {
      id: randomUUID(),
      position: at + 10,
      priorityIndex: at,
      left: (at % 5) * Math.floor(width / 5) + 30,
      top: Math.floor(at / 5) * cellHeight + cellHeight - 260,
      width: Math.floor(width / 5) - 60,
      height: 230,
      rotate: at === 9 ? 5 : 0,
      text: WORDS,
      templateItemText: WORDS,
      font,
      fontSize: 8 + (at % 4) * 2,
      fontWeight: at % 2 === 0 ? ('Normal' as const) : ('Bold' as const),
      color: '#25211d',
    }
    if (at % 5 === 3) return verticalItem(common)
    if (at % 5 === 4) return curvedItem({ ...common, radius: 700, spacing: 4 })
    return textItem(common)
  })
  return pageOf(width, height, [...windows, ...texts])
}

import type { Ink } from '../shop/palette.ts'
import type { PhotoItem, TextItem } from '../entities/types.ts'
import { plainText, sampleTextOf } from './markedText.ts'

type Box = Pick<PhotoItem, 'left' | 'top' | 'width' | 'height'>

/** An item without its id, position and paint order. */
type Draft<T> = Omit<T, 'id' | 'position' | 'priorityIndex'>
export type PhotoDraft = Draft<PhotoItem>
export type TextDraft = Draft<TextItem>
export type ItemDraft = PhotoDraft | TextDraft

const round = (value: number): number => Math.round(value * 100) / 100
const rounded = (box: Box): Box => ({
  left: round(box.left),
  top: round(box.top),
  width: round(box.width),
  height: round(box.height),
})

const PLAIN_PHOTO = {
  rotate: 0,
  borderRadius: { rx: 0, ry: 0 },
  angle: 0,
  radius: 0,
  imageRotate: 0,
  brightnessFactor: 100,
  isDisabledItem: false,
} as const

/** @param cornerPx corner radius in print pixels; the item stores it in percent. */
export const rectPhoto = (box: Box, rotate = 0, cornerPx = 0): PhotoDraft => ({
  ...PLAIN_PHOTO,
  ...rounded(box),
  type: 'RECT_IMAGE',
  rotate,
  borderRadius: { rx: round((cornerPx / box.width) * 100), ry: round((cornerPx / box.height) * 100) },
})

export const circlePhoto = (centreX: number, centreY: number, radius: number): PhotoDraft => ({
  ...PLAIN_PHOTO,
  ...rounded({ left: centreX - radius, top: centreY - radius, width: 2 * radius, height: 2 * radius }),
  borderRadius: { rx: 0, ry: 0 },
  type: 'CIRCLE_IMAGE',
})

/** A ring sector about a centre: the box follows from the radii, the item is rotated to its direction. */
export interface RingSector {
  centreX: number
  centreY: number
  outerRadius: number
  innerRadius: number
  /** Sweep in degrees, at most 180. */
  angle: number
  /** Direction of the sector's middle, in degrees clockwise from the top. */
  direction: number
}

export function arcPhoto(piece: RingSector): PhotoDraft {
  const half = (piece.angle * Math.PI) / 360
  const towards = (piece.direction * Math.PI) / 180
  const width = 2 * piece.outerRadius * Math.sin(half)
  const height = piece.outerRadius - piece.innerRadius * Math.cos(half)
  const distance = piece.outerRadius - height / 2
  return {
    ...PLAIN_PHOTO,
    ...rounded({
      left: piece.centreX + distance * Math.sin(towards) - width / 2,
      top: piece.centreY - distance * Math.cos(towards) - height / 2,
      width,
      height,
    }),
    borderRadius: { rx: 0, ry: 0 },
    type: 'ARC_IMAGE',
    rotate: piece.direction,
    angle: piece.angle,
    radius: piece.outerRadius,
  }
}

/** The sample parts of `text` are marked. */
type TextStyle = Pick<TextDraft, 'text' | 'font' | 'fontSize'> & { color: Ink } & Partial<
    Pick<TextDraft, 'fontWeight' | 'verticalAlignment' | 'horizontalAlignment' | 'spacing' | 'rotate' | 'phraseBreaks'>
  >

/** Only curved text has spacing. */
type CurvedStyle = TextStyle & Partial<Pick<TextDraft, 'spacing'>>

const textDraft = (type: TextDraft['type'], box: Box, style: CurvedStyle): TextDraft => ({
  type,
  ...rounded(box),
  rotate: 0,
  fontWeight: 'Normal',
  verticalAlignment: 'Center',
  horizontalAlignment: 'Center',
  angle: 0,
  radius: 0,
  spacing: 0,
  reverse: false,
  isDisabledItem: false,
  ...style,
  ...sampleTextOf(style.text),
  templateItemText: plainText(style.text),
})

export const straightText = (box: Box, style: TextStyle): TextDraft => textDraft('TEXT', box, style)
export const verticalText = (box: Box, style: TextStyle): TextDraft => textDraft('VERTICAL_TEXT', box, style)

/** The circle of a curved text: along its top, reading clockwise, or along its bottom, reading left to right. */
export interface TextCircle {
  centreX: number
  centreY: number
  /** Radius of the outer edge of the em boxes, which is the upper edge at the top and the lower edge at the bottom. */
  radius: number
  /** Half the width of the box. */
  halfWidth: number
  /** Depth of the box. */
  height: number
}

export function textOverCircle(circle: TextCircle, style: CurvedStyle): TextDraft {
  const box = {
    left: circle.centreX - circle.halfWidth,
    top: circle.centreY - circle.radius,
    width: 2 * circle.halfWidth,
    height: circle.height,
  }
  return { ...textDraft('CURVED_TEXT', box, { ...style, verticalAlignment: 'North' }), radius: circle.radius }
}

export function textUnderCircle(circle: TextCircle, style: CurvedStyle): TextDraft {
  const box = {
    left: circle.centreX - circle.halfWidth,
    top: circle.centreY + circle.radius - circle.height,
    width: 2 * circle.halfWidth,
    height: circle.height,
  }
  return {
    ...textDraft('CURVED_TEXT', box, { ...style, verticalAlignment: 'South' }),
    radius: circle.radius,
    reverse: true,
  }
}

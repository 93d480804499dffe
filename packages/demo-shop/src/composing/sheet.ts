import type { Random } from '../art/random.ts'
import { n, type XY } from '../art/svg.ts'

/** An unrotated area of a page, in print pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A photo frame on a page, in print pixels. */
export interface Frame extends Box {
  shape: 'rect' | 'circle' | 'arc'
  /** Degrees clockwise about the centre. */
  rotate: number
  /** Corner radius of a rect. */
  corner: number
  /** Sweep of an arc in degrees, and its outer radius; 0 for the others. */
  angle: number
  radius: number
  /** The photo extends into the bleed, so no border is drawn around it. */
  isBleeding: boolean
}

/** A page that a look decorates, with the places of its photos and texts. */
export interface Sheet {
  width: number
  height: number
  /** A hundredth of the trim's shorter side. */
  unit: number
  /** Bleed on each side, in print pixels. */
  bleed: number
  random: Random
  frames: readonly Frame[]
  /** Boxes of texts, figures and clock hands, which ornaments must not cover. */
  reserved: readonly Box[]
}

export const middleOf = ({ left, top, width, height }: Box): XY => ({ x: left + width / 2, y: top + height / 2 })

/** Distance of a point from a box; 0 inside. */
const distanceTo = ({ left, top, width, height }: Box, { x, y }: XY): number =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height))

/** The central part of a photo, which ornaments must not cover. */
const centreOf = ({ left, top, width, height }: Frame): Box => ({
  left: left + width * 0.2,
  top: top + height * 0.2,
  width: width * 0.6,
  height: height * 0.6,
})

/** The radius of the largest circle about a point, at most `most`, that covers neither text nor the central part of a photo. */
export const roomAt = (sheet: Sheet, at: XY, most: number): number =>
  Math.min(most, ...[...sheet.reserved, ...sheet.frames.map(centreOf)].map((box) => distanceTo(box, at)))

/** How far a straight edge may enter from a corner, at most `most`, before it touches text or the central part of a photo. */
export function depthAt(sheet: Sheet, corner: XY & { inward: number }, most: number): number {
  const turn = (corner.inward * Math.PI) / 180
  const depths = [...sheet.reserved, ...sheet.frames.map(centreOf)].flatMap(({ left, top, width, height }) =>
    [left, left + width].flatMap((x) =>
      [top, top + height].map((y) => (x - corner.x) * Math.sin(turn) - (y - corner.y) * Math.cos(turn)),
    ),
  )
  return Math.max(0, Math.min(most, ...depths))
}

/** Whether a circle covers neither text nor photos. */
export const isClear = (sheet: Sheet, at: XY, radius: number): boolean =>
  [...sheet.reserved, ...sheet.frames].every((box) => distanceTo(box, at) >= radius)

/** Random points of the page that `accept` allows, each at least `apart` from the others. */
export function scattered(
  sheet: Sheet,
  apart: number,
  accept: (at: XY) => boolean,
  tries = 900,
  area: Box = { left: 0, top: 0, width: sheet.width, height: sheet.height },
): XY[] {
  const kept: XY[] = []
  for (let index = 0; index < tries; index++) {
    const at = { x: area.left + area.width * sheet.random(), y: area.top + area.height * sheet.random() }
    if (kept.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < apart) || !accept(at)) continue
    kept.push(at)
  }
  return kept
}

interface Corner extends XY {
  /** The direction that points into the page, degrees clockwise from up. */
  inward: number
}

/** The four corners of the trim, clockwise from the top left. */
export const cornersOf = ({ width, height, bleed }: Sheet): readonly [Corner, Corner, Corner, Corner] => [
  { x: bleed, y: bleed, inward: 135 },
  { x: width - bleed, y: bleed, inward: 225 },
  { x: width - bleed, y: height - bleed, inward: 315 },
  { x: bleed, y: height - bleed, inward: 45 },
]

/** The closed outline of a frame, enlarged by `grow` on every side. */
export function outlineOf(frame: Frame, grow = 0): string {
  const { x, y } = middleOf(frame)
  const turn = (frame.rotate * Math.PI) / 180
  const at = (dx: number, dy: number): string =>
    `${n(x + dx * Math.cos(turn) - dy * Math.sin(turn))} ${n(y + dx * Math.sin(turn) + dy * Math.cos(turn))}`
  const halfWidth = frame.width / 2 + grow
  const halfHeight = frame.height / 2 + grow
  if (frame.shape === 'circle') {
    const arc = `A${n(halfWidth)} ${n(halfHeight)} ${frame.rotate} 0 1`
    return `M${at(-halfWidth, 0)}${arc} ${at(halfWidth, 0)}${arc} ${at(-halfWidth, 0)}Z`
  }
  if (frame.shape === 'arc') {
    const inner = Math.max(0, (frame.radius - frame.height) / Math.cos((frame.angle * Math.PI) / 360)) - grow
    const outer = frame.radius + grow
    const spread = ((frame.angle / 2) * Math.PI) / 180 + grow / frame.radius
    const on = (radius: number, side: number): string =>
      at(side * radius * Math.sin(spread), frame.radius - frame.height / 2 - radius * Math.cos(spread))
    return `M${on(outer, -1)}A${n(outer)} ${n(outer)} 0 0 1 ${on(outer, 1)}L${on(inner, 1)}A${n(inner)} ${n(inner)} 0 0 0 ${on(inner, -1)}Z`
  }
  const corner = Math.max(0, frame.corner === 0 ? 0 : Math.min(frame.corner + grow, halfWidth, halfHeight))
  const side = (fromX: number, fromY: number, toX: number, toY: number): string =>
    `L${at(fromX, fromY)}${corner > 0 ? `A${n(corner)} ${n(corner)} 0 0 1 ${at(toX, toY)}` : ''}`
  return (
    `M${at(-halfWidth + corner, -halfHeight)}` +
    side(halfWidth - corner, -halfHeight, halfWidth, -halfHeight + corner) +
    side(halfWidth, halfHeight - corner, halfWidth - corner, halfHeight) +
    side(-halfWidth + corner, halfHeight, -halfWidth, halfHeight - corner) +
    side(-halfWidth, -halfHeight + corner, -halfWidth + corner, -halfHeight) +
    'Z'
  )
}

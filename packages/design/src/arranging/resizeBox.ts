import { apply, rotation } from '@irodori/geometry/affine'
import type { Point, Size } from '@irodori/geometry/shape'
import { centreOf, rect } from '@irodori/geometry/shape'
import type { Box } from '../document/itemGeometry.ts'

/** The sides of a box that are dragged: -1 is left or top, 1 is right or bottom, 0 is neither. */
export interface Grip {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

export interface SizeLimits {
  /** Print pixels. */
  readonly least: Size
  readonly most: Size
  /** The box scales proportionally. */
  readonly keepsRatio: boolean
}

/** A box after its grip was dragged by an offset on the page; the opposite sides stay. */
export function resizeBoxByGrip(box: Box, grip: Grip, offset: Point, limits: SizeLimits): Box {
  const { x, y } = apply(rotation(-box.rotate), offset)
  const [wide, high] = [x * grip.x, y * grip.y]
  const { width, height } = box
  if (!limits.keepsRatio) return resizeBox(box, grip, clampSize({ width: width + wide, height: height + high }, limits))
  const along = grip.x !== 0 && grip.y !== 0 ? (wide * width + high * height) / (width ** 2 + height ** 2) : null
  return scaleBox(box, grip, 1 + (along ?? (grip.x !== 0 ? wide / width : high / height)), limits)
}

/** Scales a box proportionally; the sides opposite to the dragged ones stay. */
export function scaleBox(box: Box, grip: Grip, factor: number, { least, most }: SizeLimits): Box {
  const { width, height } = box
  const lowest = Math.min(1, Math.max(least.width / width, least.height / height))
  const highest = Math.max(1, Math.min(most.width / width, most.height / height))
  const growth = Math.min(Math.max(factor, lowest), highest)
  return resizeBox(box, grip, { width: width * growth, height: height * growth })
}

/** A box with another size. The sides opposite to the dragged ones stay; along an axis without a dragged side, the centre. */
export function resizeBox(box: Box, grip: Grip, { width, height }: Size): Box {
  const shift = apply(rotation(box.rotate), {
    x: ((width - box.width) * grip.x) / 2,
    y: ((height - box.height) * grip.y) / 2,
  })
  const centre = centreOf(rect(box.left, box.top, box.width, box.height))
  return { ...box, left: centre.x + shift.x - width / 2, top: centre.y + shift.y - height / 2, width, height }
}

const clampSize = ({ width, height }: Size, { least, most }: SizeLimits): Size => ({
  width: Math.min(Math.max(width, least.width), most.width),
  height: Math.min(Math.max(height, least.height), most.height),
})

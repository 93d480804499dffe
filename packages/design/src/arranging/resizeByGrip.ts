import type { Point, Size } from '@irodori/geometry/shape'
import type { Sheet } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import type { BoundingBox } from './boundingBox.ts'
import { furthestOnPage, sizeLimits } from './boundingBoxLimits.ts'
import type { Grip } from './resizeBox.ts'
import { resizeBox, resizeBoxByGrip, scaleBox } from './resizeBox.ts'
import { snapGrip } from './snapGrip.ts'
import type { SnapTargets } from './snapTargets.ts'

interface GripDrag {
  readonly grip: Grip
  /** Distance of the drag in print pixels on the page. */
  readonly offset: Point
  /** Scales proportionally even if not required. */
  readonly keepsRatio: boolean
  /** Lines to which the dragged corners snap; null for none. */
  readonly snap: { readonly targets: SnapTargets; readonly tolerance: number } | null
}

/** The box after a grip was dragged, limited such that all items stay large enough and on the page. */
export function resizeByGrip(
  sheet: Sheet,
  boundingBox: BoundingBox,
  { grip, offset, keepsRatio, snap }: GripDrag,
): Box {
  const limits = sizeLimits(sheet, boundingBox, keepsRatio || boundingBox.keepsShape)
  const dragged = resizeBoxByGrip(boundingBox.box, grip, offset, limits)
  const snapped = snap ? snapGrip(dragged, grip, limits, snap.targets, snap.tolerance) : dragged
  return sizedOnPage(sheet, boundingBox, grip, snapped, limits.keepsRatio)
}

const FROM_CORNER: Grip = { x: 1, y: 1 }

/** The box with one side set to a length, within the same limits; its first corner stays. */
export function resizeBoundingBox(
  sheet: Sheet,
  boundingBox: BoundingBox,
  side: 'width' | 'height',
  length: number,
): Box {
  const { box, keepsShape } = boundingBox
  const limits = sizeLimits(sheet, boundingBox)
  const within = Math.min(Math.max(length, limits.least[side]), limits.most[side])
  const sized = keepsShape ? scaleBox(box, FROM_CORNER, within / box[side], limits) : { ...box, [side]: within }
  return sizedOnPage(sheet, boundingBox, FROM_CORNER, sized, keepsShape)
}

/** Scales a box towards a size as far as no item leaves the page: proportionally, or first in width and then in height. */
function sizedOnPage(
  sheet: Sheet,
  boundingBox: BoundingBox,
  grip: Grip,
  { width, height }: Size,
  keepsRatio: boolean,
): Box {
  const { box } = boundingBox
  const widened = furthestOnPage(sheet, boundingBox, (share) =>
    resizeBox(box, grip, {
      width: between(box.width, width, share),
      height: keepsRatio ? between(box.height, height, share) : box.height,
    }),
  )
  if (keepsRatio) return widened
  return furthestOnPage(sheet, boundingBox, (share) =>
    resizeBox(box, grip, { width: widened.width, height: between(box.height, height, share) }),
  )
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share

import type { Crop } from '@irodori/design/crop'
import { cropOf } from '@irodori/design/crop'
import { apply, rotation } from '@irodori/geometry/affine'
import type { Point } from '@irodori/geometry/shape'
import { centreOf } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoItem } from '../../testing/items.ts'
import { rotateHolding, zoomWithinLimits } from './moveCrop.ts'

const item = photoItem('photo')
const place = fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -20, max: 20 }) })
const angle = fc.integer({ min: -360, max: 360 })

/** The pixel of the photo at a point of the frame, relative to its centre. */
function seenAt(crop: Crop, { x, y }: Point): Point {
  const scale = crop.rect.width / item.width
  const offset = apply(rotation(-crop.rotate), { x: x * scale, y: y * scale })
  const centre = centreOf(crop.rect)
  return { x: centre.x + offset.x, y: centre.y + offset.y }
}

test('rotateHolding moves the point of the photo from one point of the frame to another', () => {
  fc.assert(
    fc.property(place, place, angle, angle, (before, after, from, to) => {
      const crop = { ...cropOf(item), rotate: from }
      const [was, is] = [seenAt(crop, before), seenAt(rotateHolding(item, crop, to, before, after), after)]
      expect(is.x).toBeCloseTo(was.x, 6)
      expect(is.y).toBeCloseTo(was.y, 6)
    }),
  )
})

test('zoomWithinLimits keeps the anchor and stops at the widest crop and at a tenth of it', () => {
  const crop = zoomWithinLimits(item, cropOf(item), 2)
  fc.assert(
    fc.property(place, fc.double({ min: 0.01, max: 100, noNaN: true }), (anchor, factor) => {
      const zoomed = zoomWithinLimits(item, crop, factor, anchor)
      expect(seenAt(zoomed, anchor).x).toBeCloseTo(seenAt(crop, anchor).x, 6)
      expect(seenAt(zoomed, anchor).y).toBeCloseTo(seenAt(crop, anchor).y, 6)
      expect(zoomed.rect.width).toBeLessThanOrEqual(item.croppedWidth + 1e-9)
      expect(zoomed.rect.width).toBeGreaterThanOrEqual(item.croppedWidth / 10 - 1e-9)
    }),
  )
})

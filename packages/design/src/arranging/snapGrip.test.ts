import { apply } from '@irodori/geometry/affine'
import type { Point } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { photoItem, samplePage } from '../../testing/sampleItems.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage, itemToPage } from '../document/itemGeometry.ts'
import type { Grip, SizeLimits } from './resizeBox.ts'
import { draggedPositions, snapGrip } from './snapGrip.ts'
import { guidesFor } from './snapping.ts'
import { snapTargets } from './snapTargets.ts'

const FREE: SizeLimits = {
  least: { width: 10, height: 10 },
  most: { width: 3000, height: 3000 },
  keepsRatio: false,
}
const WHOLE: SizeLimits = { ...FREE, keepsRatio: true }
const page = samplePage({
  items: [photoItem(), photoItem({ id: 'other', left: 222, top: 190, width: 30, height: 70 })],
})
const targets = snapTargets(page, new Set(['photo']))
const GRIPS = ([-1, 0, 1] as const)
  .flatMap((x) => ([-1, 0, 1] as const).map((y): Grip => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0)

const corner = (box: Box, { x, y }: Grip): Point =>
  apply(itemToPage(box), { x: ((1 + x) / 2) * box.width, y: ((1 + y) / 2) * box.height })

describe('PWR-20: snapping of upright boxes', () => {
  const box = { left: 218, top: 100, width: 33, height: 92, rotate: 0 }

  it('snaps only the dragged sides', () => {
    expect(snapGrip(box, { x: 0, y: 1 }, FREE, targets, 5)).toEqual({ ...box, height: 90 })
    expect(snapGrip(box, { x: -1, y: 0 }, FREE, targets, 5)).toEqual({ ...box, left: 222, width: 29 })
    expect(draggedPositions(box, { x: 0, y: 1 }, false)).toEqual({ X: [], Y: [192, 192] })
  })

  it('snaps a proportionally scaled box to the line that it reaches first', () => {
    const grown = snapGrip(box, { x: 1, y: 1 }, WHOLE, targets, 5)
    // A corner one pixel from the line at 252 needs a longer move than one two pixels beyond the line at 190.
    expect(grown.top + grown.height).toBeCloseTo(190)
    expect(grown.width / grown.height).toBeCloseTo(33 / 92)
  })
})

describe('PWR-28: snapping of rotated boxes', () => {
  it('snaps a dragged corner to a line of each axis and shows both guides', () => {
    const grip = { x: 1, y: 1 } as const
    const box = { left: 150, top: 120, width: 80, height: 60, rotate: 30 }
    const before = corner(box, grip)
    const at = { ...box, left: box.left + 222 - before.x + 3, top: box.top + 190 - before.y - 2 }
    const snapped = snapGrip(at, grip, FREE, targets, 5)
    expect(corner(snapped, grip).x).toBeCloseTo(222)
    expect(corner(snapped, grip).y).toBeCloseTo(190)
    expect(corner(snapped, { x: -1, y: -1 }).x).toBeCloseTo(corner(at, { x: -1, y: -1 }).x)
    const guides = guidesFor(boundsOnPage(snapped), targets, draggedPositions(snapped, grip, false))
    expect(guides.map((guide) => guide.kind === 'LINE' && [guide.axis, guide.at])).toEqual([
      ['X', 222],
      ['Y', 190],
    ])
  })

  it('snaps the sides of a box rotated by 90 degrees', () => {
    const box = { left: 200, top: 100, width: 92, height: 33, rotate: 90 }
    const { left, width } = boundsOnPage(snapGrip(box, { x: 0, y: 1 }, FREE, targets, 40))
    const snapped = [left, left + width]
    expect(targets.lines.X.some(({ at }) => snapped.some((edge) => Math.abs(edge - at) < 1e-6))).toBe(true)
  })

  test('moves a corner by at most the tolerance, and the opposite one not at all', () => {
    fc.assert(
      fc.property(
        fc.record({
          left: fc.integer({ min: 0, max: 300 }),
          top: fc.integer({ min: 0, max: 300 }),
          width: fc.integer({ min: 30, max: 200 }),
          height: fc.integer({ min: 30, max: 200 }),
          rotate: fc.integer({ min: 0, max: 359 }),
        }),
        fc.constantFrom(...GRIPS),
        fc.boolean(),
        (box, grip, keepsRatio) => {
          const snapped = snapGrip(box, grip, keepsRatio ? WHOLE : FREE, targets, 6)
          const [from, to] = [corner(box, grip), corner(snapped, grip)]
          // A free corner snaps along both axes at once.
          expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(6 * Math.SQRT2 + 0.01)
          const away = { x: -grip.x, y: -grip.y } as Grip
          expect(corner(snapped, away).x).toBeCloseTo(corner(box, away).x, 3)
          expect(corner(snapped, away).y).toBeCloseTo(corner(box, away).y, 3)
        },
      ),
    )
  })
})

import type { DesignItem } from '@irodori/contract/entities/designItem'
import type { Point } from '@irodori/geometry/shape'
import { centreOf, rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { arrangedPage } from '../../testing/arrangedPage.ts'
import { present } from '../../testing/present.ts'
import { curvedItem, photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import type { Box } from '../document/itemGeometry.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import type { BoundingBox } from './boundingBox.ts'
import { boundingBoxOf, boxWithin, centreOfBoundingBox, placeBoundingBox, rotateBoundingBox } from './boundingBox.ts'
import { furthestOnPage, moveOntoPage, sizeLimits } from './boundingBoxLimits.ts'
import { isWithinLimits, leastSide, offsetOntoPage } from './limits.ts'
import { boxOf } from './placeItem.ts'
import type { Grip } from './resizeBox.ts'
import { resizeBox } from './resizeBox.ts'
import { resizeByGrip } from './resizeByGrip.ts'

const GRIPS = ([-1, 0, 1] as const).flatMap((x) => ([-1, 0, 1] as const).map((y): Grip => ({ x, y })))
const pageOf = fc.integer({ min: 1, max: 5000 }).map((seed) => arrangedPage(seed, 2 + (seed % 5)))
const gripOf = fc.constantFrom(...GRIPS)
const angleOf = fc.integer({ min: -3600, max: 3600 }).map((tenths) => tenths / 10)
const offsetOf = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })

const boundingBoxAbout = (page: DesignPage): BoundingBox => present(boundingBoxOf(page.items))
const middle = ({ left, top, width, height }: Box): Point => centreOf(rect(left, top, width, height))
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const after = (page: DesignPage, boundingBox: BoundingBox, box: Box): DesignPage =>
  present(applyChange({ designSeriesId: null, pages: [page] }, placeBoundingBox(page, boundingBox, box)).pages[0])
/** The bounding box and its items after a change to another box, unrounded. */
function made(boundingBox: BoundingBox, box: Box): BoundingBox {
  const [first, ...others] = boundingBox.items
  const within = (item: DesignItem): DesignItem => ({ ...item, ...boxWithin(boundingBox, box, item) })
  return { ...boundingBox, box, items: [within(first), ...others.map(within)] }
}

function expectBoxes(got: readonly Box[], wanted: readonly Box[], digits: number): void {
  got.forEach((box, at) => {
    const expected = present(wanted[at])
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(box[side], `${side} of ${at}`).toBeCloseTo(expected[side], digits)
    }
    expect(Math.cos(((box.rotate - expected.rotate) * Math.PI) / 180)).toBeCloseTo(1, 6)
  })
}

describe('PWR-27: several items', () => {
  test('return to their places when scaled and scaled back', () => {
    fc.assert(
      fc.property(pageOf, gripOf, fc.double({ min: 0.2, max: 5, noNaN: true }), (page, grip, factor) => {
        const boundingBox = boundingBoxAbout(page)
        const { width, height } = boundingBox.box
        const grown = resizeBox(boundingBox.box, grip, { width: width * factor, height: height * factor })
        const there = made(boundingBox, grown)
        const back = made(there, resizeBox(grown, grip, { width, height }))
        // Sines are multiples of 2^-20, so a tilted box returns within a thousandth of a pixel.
        expectBoxes(back.items, boundingBox.items.map(boxOf), 2)
      }),
    )
  })

  test('return to their places when rotated and rotated back, about a constant centre', () => {
    fc.assert(
      fc.property(pageOf, angleOf, (page, angle) => {
        const boundingBox = boundingBoxAbout(page)
        const turned = after(page, boundingBox, rotateBoundingBox(boundingBox, angle))
        const second = boundingBoxAbout(turned)
        expect(distance(centreOfBoundingBox(second), centreOfBoundingBox(boundingBox))).toBeLessThan(0.2)
        expectBoxes(after(turned, second, rotateBoundingBox(second, -angle)).items, page.items, 0)
      }),
    )
  })

  test('stay similar as a whole: distances and sides scale by the same factor', () => {
    fc.assert(
      fc.property(pageOf, angleOf, fc.double({ min: 0.3, max: 3, noNaN: true }), (page, angle, factor) => {
        const boundingBox = boundingBoxAbout(page)
        const { width, height } = boundingBox.box
        const turned = rotateBoundingBox(boundingBox, angle)
        const box = { ...turned, width: width * factor, height: height * factor }
        const { items } = made(boundingBox, box)
        items.forEach((item, at) => {
          const before = present(boundingBox.items[at])
          expect(item.width).toBeCloseTo(before.width * factor, 6)
          expect(item.height).toBeCloseTo(before.height * factor, 6)
          expect(distance(middle(item), middle(present(items[0])))).toBeCloseTo(
            distance(middle(before), middle(boundingBox.items[0])) * factor,
            2,
          )
        })
      }),
    )
  })

  test('stay within the size limits and on the page when a grip is dragged, and keep the opposite corner', () => {
    fc.assert(
      fc.property(pageOf, gripOf, offsetOf, fc.boolean(), (page, grip, offset, keepsRatio) => {
        const boundingBox = boundingBoxAbout(page)
        const box = resizeByGrip(page.sheet, boundingBox, { grip, offset, keepsRatio, snap: null })
        const placed = after(page, boundingBox, box)
        for (const item of placed.items) expect(isWithinLimits(page.sheet, item), JSON.stringify(item)).toBe(true)
        for (const [side, from, size] of [
          ['x', 'left', 'width'],
          ['y', 'top', 'height'],
        ] as const) {
          if (grip[side] === 1) expect(box[from]).toBeCloseTo(boundingBox.box[from], 6)
          if (grip[side] === -1)
            expect(box[from] + box[size]).toBeCloseTo(boundingBox.box[from] + boundingBox.box[size], 6)
        }
      }),
    )
  })

  it('scale along one side if no item is tilted, and proportionally otherwise', () => {
    const photo = photoItem({ left: 100, width: 100 })
    const text = textItem({ left: 250, width: 50, rotate: 90 })
    const upright = [photo, text]
    const boundingBox = present(boundingBoxOf(upright))
    expect(boundingBox.keepsShape).toBe(false)
    const wide = made(
      boundingBox,
      resizeBox(boundingBox.box, { x: 1, y: 0 }, { ...boundingBox.box, width: boundingBox.box.width * 2 }),
    )
    expect(wide.items[0]).toMatchObject({ width: 200, height: photo.height })
    // An item rotated by 90 degrees grows in height along the width of the page.
    expect(wide.items[1]).toMatchObject({ width: 50, height: text.height * 2 })
    expect(boundingBoxOf([...upright, photoItem({ rotate: 20 })])?.keepsShape).toBe(true)
    expect(boundingBoxOf([...upright, curvedItem()])?.keepsShape).toBe(true)
  })

  it('the smallest item limits the size of several items', () => {
    const { sheet } = samplePage()
    const least = leastSide(sheet)
    const boundingBox = boundingBoxOf([
      photoItem({ left: 60, top: 60, width: 200, height: 200 }),
      photoItem({ id: 'small', left: 270, top: 270, width: 2 * least, height: 4 * least }),
    ]) as BoundingBox
    const limits = sizeLimits(sheet, boundingBox)
    expect(limits.least.width).toBeCloseTo(boundingBox.box.width / 2)
    expect(limits.least.height).toBeCloseTo(boundingBox.box.height / 4)
  })
})

it('PWR-27: a single item takes over the box exactly, and an empty selection has no bounding box', () => {
  const item = photoItem({ rotate: 33 })
  const boundingBox = present(boundingBoxOf([item]))
  const box = { left: 17, top: 23, width: 131, height: 77, rotate: 51 }
  expectBoxes([boxWithin(boundingBox, box, item)], [box], 9)
  expect(boundingBoxOf([])).toBeNull()
})

test('PWR-23: a move off the page ends when the first item has 3 mm left on it, or is moved back as a whole', () => {
  fc.assert(
    fc.property(pageOf, offsetOf, (page, offset) => {
      const boundingBox = boundingBoxAbout(page)
      const at = (share: number): Box => ({
        ...boundingBox.box,
        left: boundingBox.box.left + 5 * offset.x * share,
        top: boundingBox.box.top + 5 * offset.y * share,
      })
      const offsetsOut = (box: Box): number[] =>
        boundingBox.items.map((item) => {
          const { x, y } = offsetOntoPage(page.sheet, boundsOnPage(boxWithin(boundingBox, box, item)))
          return Math.hypot(x, y)
        })
      expect(Math.max(...offsetsOut(furthestOnPage(page.sheet, boundingBox, at)))).toBeLessThan(0.03)
      expect(Math.max(...offsetsOut(moveOntoPage(page.sheet, boundingBox, at(1))))).toBeLessThan(0.03)
    }),
  )
})

import type { Point } from '@irodori/geometry'
import { centreOf, rect } from '@irodori/geometry'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { applyChange } from '../change.ts'
import type { DesignPage } from '../designPage.ts'
import type { Box } from '../itemGeometry.ts'
import { boundsOnPage } from '../itemGeometry.ts'
import { arrangedPage } from '../testing/arrangedPage.ts'
import { curvedItem, photoItem, samplePage, textItem } from '../testing/sampleItems.ts'
import type { Frame } from './frame.ts'
import { boxWithin, frameOf, middleOfFrame, placeFrame, turnFrame } from './frame.ts'
import { furthestOnPage, heldTogether, sizeLimits } from './frameLimits.ts'
import { isWithinLimits, leastSide, wayOntoPage } from './limits.ts'
import { boxOf } from './placeItem.ts'
import { pullFrame } from './pullFrame.ts'
import type { Grip } from './resizeBox.ts'
import { resizeBox } from './resizeBox.ts'

const GRIPS = ([-1, 0, 1] as const).flatMap((x) => ([-1, 0, 1] as const).map((y): Grip => ({ x, y })))
const pageOf = fc.integer({ min: 1, max: 5000 }).map((seed) => arrangedPage(seed, 2 + (seed % 5)))
const gripOf = fc.constantFrom(...GRIPS)
const angleOf = fc.integer({ min: -3600, max: 3600 }).map((tenths) => tenths / 10)
const wayOf = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })

const frameAbout = (page: DesignPage): Frame => frameOf(page.items) as Frame
const middle = ({ left, top, width, height }: Box): Point => centreOf(rect(left, top, width, height))
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const after = (page: DesignPage, frame: Frame, box: Box): DesignPage =>
  applyChange({ designSeriesId: null, pages: [page] }, placeFrame(page, frame, box)).pages[0]
/** The frame and its items as the box makes them, unrounded. */
const made = (frame: Frame, box: Box): Frame => ({
  ...frame,
  box,
  items: frame.items.map((item) => ({ ...item, ...boxWithin(frame, box, item) })),
})

function expectBoxes(got: readonly Box[], wanted: readonly Box[], digits: number): void {
  got.forEach((box, at) => {
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(box[side], `${side} of ${at}`).toBeCloseTo(wanted[at][side], digits)
    }
    expect(Math.cos(((box.rotate - wanted[at].rotate) * Math.PI) / 180)).toBeCloseTo(1, 6)
  })
}

describe('PWR-27: several together', () => {
  test('scaled and scaled back they stand where they stood', () => {
    fc.assert(
      fc.property(pageOf, gripOf, fc.double({ min: 0.2, max: 5, noNaN: true }), (page, grip, factor) => {
        const frame = frameAbout(page)
        const { width, height } = frame.box
        const grown = resizeBox(frame.box, grip, { width: width * factor, height: height * factor })
        const there = made(frame, grown)
        const back = made(there, resizeBox(grown, grip, { width, height }))
        // Sines are whole multiples of 2^-20, so a box that leans comes back to a thousandth of a pixel.
        expectBoxes(back.items, frame.items.map(boxOf), 2)
      }),
    )
  })

  test('turned and turned back they stand where they stood, about a middle that stays', () => {
    fc.assert(
      fc.property(pageOf, angleOf, (page, angle) => {
        const frame = frameAbout(page)
        const turned = after(page, frame, turnFrame(frame, angle))
        const second = frameAbout(turned)
        expect(distance(middleOfFrame(second), middleOfFrame(frame))).toBeLessThan(0.2)
        expectBoxes(after(turned, second, turnFrame(second, -angle)).items, page.items, 0)
      }),
    )
  })

  test('as a whole they stay similar: distances grow as one, and sides with them', () => {
    fc.assert(
      fc.property(pageOf, angleOf, fc.double({ min: 0.3, max: 3, noNaN: true }), (page, angle, factor) => {
        const frame = frameAbout(page)
        const { width, height } = frame.box
        const turned = turnFrame(frame, angle)
        const box = { ...turned, width: width * factor, height: height * factor }
        const { items } = made(frame, box)
        items.forEach((item, at) => {
          const before = frame.items[at]
          expect(item.width).toBeCloseTo(before.width * factor, 6)
          expect(item.height).toBeCloseTo(before.height * factor, 6)
          expect(distance(middle(item), middle(items[0]))).toBeCloseTo(
            distance(middle(before), middle(frame.items[0])) * factor,
            2,
          )
        })
      }),
    )
  })

  test('pulled anywhere no side is too short or too long, all stays on the page, and the opposite corner stays', () => {
    fc.assert(
      fc.property(pageOf, gripOf, wayOf, fc.boolean(), (page, grip, way, keepsRatio) => {
        const frame = frameAbout(page)
        const box = pullFrame(page.sheet, frame, { grip, way, keepsRatio, snap: null })
        const placed = after(page, frame, box)
        for (const item of placed.items) expect(isWithinLimits(page.sheet, item), JSON.stringify(item)).toBe(true)
        for (const [side, from, size] of [
          ['x', 'left', 'width'],
          ['y', 'top', 'height'],
        ] as const) {
          if (grip[side] === 1) expect(box[from]).toBeCloseTo(frame.box[from], 6)
          if (grip[side] === -1) expect(box[from] + box[size]).toBeCloseTo(frame.box[from] + frame.box[size], 6)
        }
      }),
    )
  })

  it('grow along one side where nothing leans, and only as a whole where something does', () => {
    const upright = [photoItem({ left: 100, width: 100 }), textItem({ left: 250, width: 50, rotate: 90 })]
    const frame = frameOf(upright) as Frame
    expect(frame.keepsShape).toBe(false)
    const wide = made(frame, resizeBox(frame.box, { x: 1, y: 0 }, { ...frame.box, width: frame.box.width * 2 }))
    expect([wide.items[0].width, wide.items[0].height]).toEqual([200, upright[0].height])
    // What stands on its side grows in height on the page's width.
    expect([wide.items[1].width, wide.items[1].height]).toEqual([50, upright[1].height * 2])
    expect(frameOf([...upright, photoItem({ rotate: 20 })])?.keepsShape).toBe(true)
    expect(frameOf([...upright, curvedItem()])?.keepsShape).toBe(true)
  })

  it('are bounded by the smallest of them', () => {
    const { sheet } = samplePage()
    const least = leastSide(sheet)
    const frame = frameOf([
      photoItem({ left: 60, top: 60, width: 200, height: 200 }),
      photoItem({ id: 'small', left: 270, top: 270, width: 2 * least, height: 4 * least }),
    ]) as Frame
    const limits = sizeLimits(sheet, frame)
    expect(limits.least.width).toBeCloseTo(frame.box.width / 2)
    expect(limits.least.height).toBeCloseTo(frame.box.height / 4)
  })
})

it('PWR-27: one item in its frame becomes the very box, and an empty choice has no frame', () => {
  const item = photoItem({ rotate: 33 })
  const frame = frameOf([item]) as Frame
  const box = { left: 17, top: 23, width: 131, height: 77, rotate: 51 }
  expectBoxes([boxWithin(frame, box, item)], [box], 9)
  expect(frameOf([])).toBeNull()
})

test('PWR-23: a way off the page ends where the first of several has 3 mm left, or takes all of them back', () => {
  fc.assert(
    fc.property(pageOf, wayOf, (page, way) => {
      const frame = frameAbout(page)
      const at = (share: number): Box => ({
        ...frame.box,
        left: frame.box.left + 5 * way.x * share,
        top: frame.box.top + 5 * way.y * share,
      })
      const wayOut = (box: Box): number[] =>
        frame.items.map((item) => {
          const { x, y } = wayOntoPage(page.sheet, boundsOnPage(boxWithin(frame, box, item)))
          return Math.hypot(x, y)
        })
      expect(Math.max(...wayOut(furthestOnPage(page.sheet, frame, at)))).toBeLessThan(0.03)
      expect(Math.max(...wayOut(heldTogether(page.sheet, frame, at(1))))).toBeLessThan(0.03)
    }),
  )
})

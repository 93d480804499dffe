import { expect, it } from 'vitest'
import { applyChange, isNoChange } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'
import { findItem } from '../document/designPage.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'
import { arrangedPage } from '../../testing/arrangedPage.ts'
import { present } from '../../testing/present.ts'
import { photoItem, samplePage, textItem } from '../../testing/sampleItems.ts'
import { ALIGNMENTS, alignItems } from './alignItems.ts'
import { distributeItems } from './distributeItems.ts'
import { commonBounds } from './movedBoxes.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1)

const after = (page: DesignPage, change: Parameters<typeof applyChange>[1]): DesignPage =>
  present(applyChange({ designSeriesId: null, pages: [page] }, change).pages[0])

it('PWR-21: aligns several items to their bounding box, which does not change; a second time changes nothing', () => {
  for (const seed of SEEDS) {
    for (const alignment of ALIGNMENTS) {
      const page = arrangedPage(seed)
      const whole = commonBounds(page.items)
      const aligned = after(page, alignItems(page, page.items, alignment))
      if (!whole) throw new Error(`arrangedPage(${seed}) has no items`)
      for (const item of aligned.items) {
        const { left, top, width, height } = boundsOnPage(item)
        const sides: Record<(typeof ALIGNMENTS)[number], readonly [number, number]> = {
          LEFT: [left, whole.left],
          CENTRE: [left + width / 2, whole.left + whole.width / 2],
          RIGHT: [left + width, whole.left + whole.width],
          TOP: [top, whole.top],
          MIDDLE: [top + height / 2, whole.top + whole.height / 2],
          BOTTOM: [top + height, whole.top + whole.height],
        }
        const [found, wanted] = sides[alignment]
        expect(Math.abs(found - wanted), `${alignment} of seed ${seed}`).toBeLessThan(0.011)
      }
      expect(isNoChange(alignItems(aligned, aligned.items, alignment)), `${alignment} of seed ${seed}`).toBe(true)
    }
  }
})

it('PWR-21: aligns a single photo to the trim, a single text to the safe area', () => {
  const photo = photoItem({ left: 150, top: 80 })
  const text = textItem({ left: 200, top: 90 })
  const page = samplePage({ items: [photo, text] })
  const { trim, safe } = printAreas(page.sheet)
  const placed = (change: ReturnType<typeof alignItems>, id: string) => findItem(after(page, change), id)
  expect(placed(alignItems(page, [photo], 'LEFT'), 'photo')?.left).toBeCloseTo(trim.left, 1)
  expect(placed(alignItems(page, [text], 'BOTTOM'), 'text')?.top).toBeCloseTo(safe.top + safe.height - 100, 1)
})

it('PWR-21: includes locked items in the bounding box and does not move them', () => {
  const page = samplePage({
    items: [photoItem({ left: 50, placement: 'LOCKED' }), textItem({ left: 200, placement: 'FREE' })],
  })
  const aligned = after(page, alignItems(page, page.items, 'LEFT'))
  expect(aligned.items.map(({ left }) => left)).toEqual([50, 50])
  expect(aligned.items[0]).toBe(page.items[0])
})

it('PWR-21: distributes items with equal gaps between the outer ones; a second time changes nothing', () => {
  for (const seed of SEEDS) {
    for (const axis of ['X', 'Y'] as const) {
      const page = arrangedPage(seed)
      const even = after(page, distributeItems(page, page.items, axis))
      const spans = even.items
        .map(boundsOnPage)
        .map(({ left, top, width, height }) =>
          axis === 'X' ? { start: left, end: left + width } : { start: top, end: top + height },
        )
        .sort((a, b) => a.start + a.end - b.start - b.end)
      const pairs = spans.slice(1).map((span, at) => ({ before: present(spans[at]), span }))
      const gaps = pairs.map(({ before, span }) => span.start - before.end)
      const steps = pairs.map(({ before, span }) => (span.start + span.end - before.start - before.end) / 2)
      const isEven = (lengths: readonly number[]) => Math.max(...lengths) - Math.min(...lengths) < 0.05
      const hasRoom = Math.min(...gaps) >= 0
      expect(isEven(hasRoom ? gaps : steps), `${axis} of seed ${seed}`).toBe(true)
      expect(isNoChange(distributeItems(even, even.items, axis)), `${axis} of seed ${seed}`).toBe(true)
    }
  }
})

import { rect } from '@irodori/geometry/shape'
import { describe, expect, it } from 'vitest'
import { arrangedPage } from '../../testing/arrangedPage.ts'
import { seeded } from '../../testing/seeded.ts'
import { present } from '../../testing/present.ts'
import { photoItem, samplePage } from '../../testing/sampleItems.ts'
import { boundsOnPage } from '../document/itemGeometry.ts'
import { printAreas } from '../document/printAreas.ts'
import { guidesFor, snapMove } from './snapping.ts'
import { snapTargets } from './snapTargets.ts'

const TOLERANCE = 8
const moved = (bounds: ReturnType<typeof rect>, { x, y }: { x: number; y: number }) =>
  rect(bounds.left + x, bounds.top + y, bounds.width, bounds.height)

describe('PWR-20: a moved item', () => {
  it('never snaps further than the tolerance', () => {
    const random = seeded(7)
    for (let seed = 1; seed <= 200; seed++) {
      const page = arrangedPage(seed)
      const item = present(page.items[0])
      const targets = snapTargets(page, new Set([item.id]))
      const bounds = moved(boundsOnPage(item), { x: random() * 200 - 100, y: random() * 200 - 100 })
      const offset = snapMove(bounds, targets, TOLERANCE)
      expect(Math.max(Math.abs(offset.x), Math.abs(offset.y)), `seed ${seed}`).toBeLessThanOrEqual(TOLERANCE)
      const again = snapMove(moved(bounds, offset), targets, TOLERANCE)
      // After a move along the other axis the item may have other neighbours; edges are then as near as before.
      if (offset.x !== 0 && offset.y !== 0) continue
      expect(Math.hypot(again.x, again.y), `seed ${seed}`).toBeLessThanOrEqual(TOLERANCE)
    }
  })

  it('snaps to page, trim, safe area and centre, and to edges and centres of neighbours', () => {
    const neighbour = photoItem({ id: 'neighbour', left: 150, top: 200, width: 80, height: 50 })
    const page = samplePage({ items: [photoItem(), neighbour] })
    const { trim, safe } = printAreas(page.sheet)
    const targets = snapTargets(page, new Set(['photo']))
    const drawnLeft = (left: number, width = 47): number => left + snapMove(rect(left, 120, width, 21), targets, 3).x
    expect(drawnLeft(2)).toBe(0)
    expect(drawnLeft(trim.left - 2)).toBeCloseTo(trim.left)
    expect(drawnLeft(safe.left + 2)).toBeCloseTo(safe.left)
    expect(drawnLeft(151)).toBe(150)
    expect(drawnLeft(231)).toBe(230)
    // The centre of the neighbour is at 190, that of the page at 200.
    expect(drawnLeft(190 - 20 + 1, 40)).toBe(170)
    expect(drawnLeft(200 - 5 - 2, 10)).toBe(195)
    expect(drawnLeft(120)).toBe(120)
  })

  it('snaps to a gap equal to that between two neighbours, and to the centre between them', () => {
    const [a, b] = [photoItem({ id: 'a', left: 40, width: 50 }), photoItem({ id: 'b', left: 113, width: 50 })]
    const page = samplePage({ items: [a, b, photoItem()] })
    const targets = snapTargets(page, new Set(['photo']))
    // The gap is 23, so the next item starts at 163 + 23.
    const bounds = rect(187.5, 30, 31, 20)
    const offset = snapMove(bounds, targets, 3)
    expect(bounds.left + offset.x).toBe(186)
    const guides = guidesFor(moved(bounds, offset), targets).filter(({ kind }) => kind === 'GAP')
    expect(guides).toEqual([
      { kind: 'GAP', axis: 'X', from: 90, to: 113, across: 40 },
      { kind: 'GAP', axis: 'X', from: 163, to: 186, across: 40 },
    ])
    const between = rect(97, 30, 7, 20)
    expect(between.left + snapMove(between, targets, 3).x).toBe(98)
  })

  it('shows one guide for a line, as long as all objects on it', () => {
    const page = samplePage({
      items: [photoItem(), photoItem({ id: 'low', left: 77, top: 250, width: 20, height: 20 })],
    })
    const targets = snapTargets(page, new Set(['photo']))
    expect(guidesFor(rect(77, 100, 30, 10), targets)).toEqual([{ kind: 'LINE', axis: 'X', at: 77, from: 100, to: 270 }])
    expect(guidesFor(rect(82, 103, 31, 11), targets)).toEqual([])
  })
})

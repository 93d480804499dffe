import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareCategories, compareProducts } from './catalogueOrder.ts'

const category = (id: string, position: number | null, createdAt: string) => ({ id, position, createdAt })

describe('SRT-1 the order of categories', () => {
  it('sorts categories by position, 1000 for null, then newest first (CAT-1)', () => {
    const shelf = [
      category('unplaced old', null, '2026-01-01T00:00:00Z'),
      category('far', 1001, '2026-01-01T00:00:00Z'),
      category('second', 2, '2026-01-01T00:00:00Z'),
      category('unplaced new', null, '2026-05-01T00:00:00+09:00'),
      category('first', 0, '2026-01-01T00:00:00Z'),
      category('thousand', 1000, '2026-03-01T00:00:00Z'),
    ]
    expect(shelf.toSorted(compareCategories).map(({ id }) => id)).toEqual([
      'first',
      'second',
      'unplaced new',
      'thousand',
      'unplaced old',
      'far',
    ])
  })
})

describe('SRT-2 the order of products', () => {
  it('sorts products by position, those without one last in their given order', () => {
    const positions = [null, 5000, 0, 2]
    const shelf = positions.map((position, index) => ({ position, index }))
    expect(shelf.toSorted(compareProducts).map(({ index }) => index)).toEqual([2, 3, 1, 0])
  })

  it('compares a product with a position and one without alike from both sides', () => {
    const [placed, unplaced] = [{ position: 5000 }, { position: null }]
    expect(compareProducts(placed, unplaced)).toBeLessThan(0)
    expect(compareProducts(unplaced, placed)).toBeGreaterThan(0)
    expect(compareProducts(unplaced, unplaced)).toBe(0)
  })

  it('never places a product with a position after one without', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer())), (positions) => {
        const sorted = positions.map((position) => ({ position })).sort(compareProducts)
        const firstUnplaced = sorted.findIndex(({ position }) => position === null)
        const placed = sorted.filter(({ position }) => position !== null).map(({ position }) => Number(position))
        if (firstUnplaced >= 0) expect(placed).toHaveLength(firstUnplaced)
        expect(placed).toEqual(placed.toSorted((a, b) => a - b))
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipPages } from './slipPages.ts'

const ROOM = { first: 100, next: 200, noteLine: 10, notesFrame: 20, row: 50 }
const count = (from: number, length: number) => Array.from({ length }, (_, index) => from + index)
const sizes = (notes: number, rows: number) =>
  slipPages(count(0, notes), count(0, rows), ROOM).map((page) => [page.notes.length, page.rows.length])

describe('the pages of a slip', () => {
  it('has one page for nothing, and fills the first page before the next', () => {
    expect(sizes(0, 0)).toEqual([[0, 0]])
    expect(sizes(0, 2)).toEqual([[0, 2]])
    expect(sizes(0, 7)).toEqual([
      [0, 2],
      [0, 4],
      [0, 1],
    ])
  })

  it('continues notes on further pages, with the rows below them', () => {
    expect(sizes(3, 2)).toEqual([
      [3, 1],
      [0, 1],
    ])
    expect(sizes(12, 3)).toEqual([
      [8, 0],
      [4, 2],
      [0, 1],
    ])
  })

  it('keeps every note and row once, in order, within the height of each page', () => {
    const amount = fc.nat({ max: 60 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: -50, max: 300 }), (notes, rows, first) => {
        const pages = slipPages(count(0, notes), count(0, rows), { ...ROOM, first })
        expect(pages.flatMap((page) => page.notes)).toEqual(count(0, notes))
        expect(pages.flatMap((page) => page.rows)).toEqual(count(0, rows))
        pages.forEach((page, index) => {
          const frame = page.notes.length > 0 ? ROOM.notesFrame : 0
          const height = frame + page.notes.length * ROOM.noteLine + page.rows.length * ROOM.row
          expect(height).toBeLessThanOrEqual(Math.max(0, index === 0 ? first : ROOM.next))
        })
      }),
    )
  })
})

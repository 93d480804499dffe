import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Half, type Leaf, openAt, turning } from './halves.ts'
import { bookSize, fallsOver, pageOfKey, speedAtRelease, turnOf } from './pageTurn.ts'

const leaf = (id: string, width: number): Leaf => ({ id, label: id, src: `${id}.png`, width, height: 500 })
const book = [leaf('cover', 500), leaf('first', 1000), leaf('second', 1000), leaf('back', 500)]
const named = (half: Half) => half && `${half.leaf.id} ${half.part}`
const show = ({ left, right }: { left: Half; right: Half }) => [named(left), named(right)]

describe('CAT-21: the flip book', () => {
  it('is 1000 by 500 for a series of page size 10, else 594 by 841', () => {
    expect(bookSize(10)).toEqual({ width: 1000, height: 500 })
    expect(bookSize(14)).toEqual({ width: 594, height: 841 })
    expect(bookSize(null)).toEqual({ width: 594, height: 841 })
  })

  it('lies closed at its cover and its back, and open between', () => {
    expect(book.map((_, index) => show(openAt(book, index)))).toEqual([
      [null, 'cover WHOLE'],
      ['first LEFT', 'first RIGHT'],
      ['second LEFT', 'second RIGHT'],
      ['back WHOLE', null],
    ])
  })

  it('shows the next sheet beneath and on the back of the one that turns', () => {
    const forward = turning(book, 1, 2)
    expect(show(forward.still)).toEqual(['first LEFT', 'second RIGHT'])
    expect([named(forward.front), named(forward.back), forward.risesFrom]).toEqual([
      'first RIGHT',
      'second LEFT',
      'RIGHT',
    ])
    const backward = turning(book, 1, 0)
    expect(show(backward.still)).toEqual([null, 'first RIGHT'])
    expect([named(backward.front), named(backward.back), backward.risesFrom]).toEqual([
      'first LEFT',
      'cover WHOLE',
      'LEFT',
    ])
  })
})

describe('CAT-22: a page turns', () => {
  it('under a drag as far as it was dragged, and never beyond', () => {
    expect(turnOf(-250, 1, 500)).toBe(0.5)
    expect(turnOf(250, -1, 500)).toBe(0.5)
    expect(turnOf(250, 1, 500)).toBe(0)
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(1 as const, -1 as const), (dragged, step) => {
        const turned = turnOf(dragged, step, 500)
        expect(turned >= 0 && turned <= 1).toBe(true)
      }),
    )
  })

  it('over when it was let go beyond a third, or flicked; back when flicked back', () => {
    expect(fallsOver(0.4, 0, 1)).toBe(true)
    expect(fallsOver(0.3, 0, 1)).toBe(false)
    expect(fallsOver(0.05, -1, 1)).toBe(true)
    expect(fallsOver(0.05, 1, -1)).toBe(true)
    expect(fallsOver(0.9, 1, 1)).toBe(false)
  })

  it('by a flick only where the hand still moved when it let go', () => {
    expect(fallsOver(0.05, speedAtRelease(-1, 16), 1)).toBe(true)
    expect(fallsOver(0.05, speedAtRelease(-1, 300), 1)).toBe(false)
  })

  it('by arrows and page keys, to its ends by Home and End, never past them', () => {
    expect(pageOfKey('ArrowRight', 1, 4)).toBe(2)
    expect(pageOfKey('PageUp', 1, 4)).toBe(0)
    expect(pageOfKey('ArrowRight', 3, 4)).toBe(3)
    expect(pageOfKey('ArrowLeft', 0, 4)).toBe(0)
    expect(pageOfKey('End', 0, 4)).toBe(3)
    expect(pageOfKey('Home', 3, 4)).toBe(0)
    expect(pageOfKey('a', 1, 4)).toBeNull()
  })
})

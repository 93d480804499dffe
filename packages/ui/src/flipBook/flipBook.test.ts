import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Half, type Leaf, openAt, turning } from './halves.ts'
import { bookSize, completesTurn, pageOfKey, speedAtRelease, turnOf } from './pageTurn.ts'

const leaf = (id: string, width: number): Leaf => ({ id, label: id, src: `${id}.png`, width, height: 500 })
const book = [leaf('cover', 500), leaf('first', 1000), leaf('second', 1000), leaf('back', 500)]
const named = (half: Half) => half && `${half.leaf.id} ${half.part}`
const show = ({ left, right }: { left: Half; right: Half }) => [named(left), named(right)]

describe('CAT-21: the flip book', () => {
  it('the flip book has 1000 by 500 pixels for a series of page size 10, else 594 by 841', () => {
    expect(bookSize(10)).toEqual({ width: 1000, height: 500 })
    expect(bookSize(14)).toEqual({ width: 594, height: 841 })
    expect(bookSize(null)).toEqual({ width: 594, height: 841 })
  })

  it('the flip book is closed at its cover and its back, and open in between', () => {
    expect(book.map((_, index) => show(openAt(book, index)))).toEqual([
      [null, 'cover WHOLE'],
      ['first LEFT', 'first RIGHT'],
      ['second LEFT', 'second RIGHT'],
      ['back WHOLE', null],
    ])
  })

  it('shows the next sheet below the turning one and on its back', () => {
    const forward = turning(book, 1, 2)
    expect(show(forward.resting)).toEqual(['first LEFT', 'second RIGHT'])
    expect([named(forward.front), named(forward.back), forward.risesFrom]).toEqual([
      'first RIGHT',
      'second LEFT',
      'RIGHT',
    ])
    const backward = turning(book, 1, 0)
    expect(show(backward.resting)).toEqual([null, 'first RIGHT'])
    expect([named(backward.front), named(backward.back), backward.risesFrom]).toEqual([
      'first LEFT',
      'cover WHOLE',
      'LEFT',
    ])
  })
})

describe('CAT-22: the page turn', () => {
  it('follows a drag and never exceeds the sides', () => {
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

  it('completes after a release beyond a third or a flick, and returns after a flick back', () => {
    expect(completesTurn(0.4, 0, 1)).toBe(true)
    expect(completesTurn(0.3, 0, 1)).toBe(false)
    expect(completesTurn(0.05, -1, 1)).toBe(true)
    expect(completesTurn(0.05, 1, -1)).toBe(true)
    expect(completesTurn(0.9, 1, 1)).toBe(false)
  })

  it('counts as a flick only if the pointer moved at its release', () => {
    expect(completesTurn(0.05, speedAtRelease(-1, 16), 1)).toBe(true)
    expect(completesTurn(0.05, speedAtRelease(-1, 300), 1)).toBe(false)
  })

  it('follows arrow and page keys, Home and End, and never passes the ends', () => {
    expect(pageOfKey('ArrowRight', 1, 4)).toBe(2)
    expect(pageOfKey('PageUp', 1, 4)).toBe(0)
    expect(pageOfKey('ArrowRight', 3, 4)).toBe(3)
    expect(pageOfKey('ArrowLeft', 0, 4)).toBe(0)
    expect(pageOfKey('End', 0, 4)).toBe(3)
    expect(pageOfKey('Home', 3, 4)).toBe(0)
    expect(pageOfKey('a', 1, 4)).toBeNull()
  })
})

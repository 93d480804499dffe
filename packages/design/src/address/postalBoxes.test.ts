import { describe, expect, it } from 'vitest'
import { POSTCARD, samplePage, textItem } from '../../testing/sampleItems.ts'
import { POSTAL_BOXES_MM, postalBoxes, postalDigits } from './postalBoxes.ts'

describe('the boxes of the postal code', () => {
  it('have the sizes and gaps of the manual of Japan Post', () => {
    const [first] = POSTAL_BOXES_MM
    const last = POSTAL_BOXES_MM.at(-1)
    expect(first?.left).toBeCloseTo(44.3)
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(92)
    expect((last?.left ?? 0) + (last?.width ?? 0) - (first?.left ?? 0), 'all together').toBeCloseTo(47.7)
    const gaps = POSTAL_BOXES_MM.slice(1).map(({ left }, at) => {
      const before = POSTAL_BOXES_MM[at]
      return left - (before?.left ?? 0) - (before?.width ?? 0)
    })
    for (const [at, gap] of [1.3, 1.3, 1.9, 1.1, 1.1, 1.1].entries()) expect(gaps[at]).toBeCloseTo(gap)
    for (const { top, height } of POSTAL_BOXES_MM) expect([top, height]).toEqual([12, 8])
  })

  it('lie 3 mm lower and further right on a sheet with bleed, and on no other sheet', () => {
    const [first] = postalBoxes(POSTCARD)
    expect(first?.left).toBeCloseTo(((44.3 + 3) / 25.4) * 300)
    expect(first?.top).toBeCloseTo(((12 + 3) / 25.4) * 300)
    expect(postalBoxes({ ...POSTCARD, width: 1819 })).toEqual([])
  })

  it('make a page an address side if each has a text, in any order of the items', () => {
    const items = postalBoxes(POSTCARD).map(({ left, top, width, height }, at) =>
      textItem({ id: String(at + 1), left, top, width, height }),
    )
    const page = samplePage({ sheet: POSTCARD, items: items.toReversed() })
    expect(postalDigits(page)?.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(postalDigits({ ...page, items: items.slice(1) })).toBeNull()
  })
})

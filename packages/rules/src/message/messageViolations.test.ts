import { describe, expect, it } from 'vitest'
import type { MessageGroup } from './messageViolations.ts'
import { messageViolations } from './messageViolations.ts'

const products = [
  { unit: 1, productType: 'NORMAL' as const },
  { unit: 3, productType: 'NO_DESIGN' as const },
]
const group = (designCount: number, change: Partial<MessageGroup> = {}): MessageGroup => ({
  groupNumber: 1,
  totalPage: null,
  numberOfSides: 2,
  designs: Array.from({ length: designCount }, () => ({ imageName: 'page.png' })),
  ...change,
})

describe('MSG-3 a message', () => {
  it('allows a message once each product has all its sides', () => {
    expect(messageViolations(products, [group(2)], 0)).toEqual([])
    expect(messageViolations(products, [group(1)], 0)).toEqual([{ reason: 'WRONG_NUMBER_OF_SIDES', groupNumbers: [1] }])
  })

  it('needs one design for every two pages of a booklet, the cover and the back cover', () => {
    const counts = [5, 6, 7].map((count) => messageViolations(products, [group(count, { totalPage: 8 })], 0).length)
    expect(counts).toEqual([1, 0, 1])
    expect(messageViolations(products, [group(7, { totalPage: 9 })], 0)).toEqual([])
  })

  it('needs one group for each piece with a design', () => {
    expect(messageViolations(products, [], 1)).toEqual([
      { reason: 'DESIGNS_REMAINING', count: 1 },
      { reason: 'WRONG_NUMBER_OF_GROUPS', groups: 0, units: 1 },
    ])
  })

  it('needs a picture for every design', () => {
    const blank = group(2, { designs: [{ imageName: 'page.png' }, { imageName: null }] })
    expect(messageViolations(products, [blank], 0)).toEqual([{ reason: 'IMAGE_MISSING', groupNumbers: [1] }])
  })
})

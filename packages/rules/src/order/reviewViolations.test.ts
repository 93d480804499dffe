import { describe, expect, it } from 'vitest'
import type { Review } from './reviewViolations.ts'
import { isUnchanged, needsSameAddressCaution, nextStep, reviewViolations } from './reviewViolations.ts'

const design = (id: string, change = {}) => ({ id, isProductPublic: true, ...change })
const BACK = { kind: 'SIDE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 2 } as const

const review = (change: Partial<Review> = {}): Review => ({
  isLoadingDesigns: false,
  remainingNumber: 0,
  overNumber: 0,
  designs: [design('a')],
  missingParts: [],
  payMethod: 'COMBINI',
  isAddressValid: true,
  ...change,
})

describe('NXT-1 the next button of the review screen', () => {
  it('enables the next button when there are no violations', () => {
    expect(reviewViolations(review())).toEqual([])
  })

  it('disables the next button and states every reason', () => {
    const designs = [design('a'), design('b', { isProductPublic: false })]
    const missingParts = [{ kind: 'PIECE', productId: 'card', count: 2 } as const, BACK]
    const incomplete = { remainingNumber: 2, overNumber: 1, designs, missingParts }
    expect(reviewViolations(review({ ...incomplete, isAddressValid: false }))).toEqual([
      { reason: 'DESIGNS_REMAINING', count: 2 },
      { reason: 'DESIGNS_OVER', count: 1 },
      { reason: 'PRODUCT_NOT_PUBLIC', designIds: ['b'] },
      { reason: 'DESIGN_INCOMPLETE', missingParts: [BACK] },
      { reason: 'ADDRESS_INVALID' },
    ])
  })

  it('disables the next button while the designs are loading, without further reasons about designs', () => {
    expect(reviewViolations(review({ isLoadingDesigns: true, remainingNumber: 2 }))).toEqual([
      { reason: 'LOADING_DESIGNS' },
    ])
  })
})

describe('NXT-2 an invalid address', () => {
  it('accepts an invalid address if points paid for the whole order', () => {
    expect(reviewViolations(review({ isAddressValid: false, payMethod: '全額ポイント利用' }))).toEqual([])
    expect(reviewViolations(review({ isAddressValid: false }))).toEqual([{ reason: 'ADDRESS_INVALID' }])
  })
})

describe('NXT-3 the next step', () => {
  it('the next step is the download, the message, or delivery and wrapping', () => {
    expect(nextStep({ hasLineProduct: true, processMethod: 'digital_message' })).toBe('DOWNLOAD')
    expect(nextStep({ hasLineProduct: false, processMethod: 'digital_message' })).toBe('DIGITAL_MESSAGE')
    expect(nextStep({ hasLineProduct: false, processMethod: 'normal' })).toBe('DELIVERY_AND_WRAPPING')
  })
})

describe('NXT-4 isUnchanged', () => {
  it('compares the time of the last change', () => {
    expect(isUnchanged('2026-11-16T10:00:00+09:00', '2026-11-16T01:00:00.000Z')).toBe(true)
    expect(isUnchanged('2026-11-16T01:00:00.000Z', '2026-11-16T01:00:00.001Z')).toBe(false)
  })
})

describe('NXT-5 the caution about equal addresses', () => {
  const asks = (processMethod: 'normal' | 'digital_message', ordererZipCode: string, receiverZipCode: string) =>
    needsSameAddressCaution({ processMethod, ordererZipCode, receiverZipCode })

  it('requires the caution for digital messages with equal postal codes', () => {
    expect(asks('digital_message', '150-0001', '1500001')).toBe(true)
    expect(asks('digital_message', '150-0001', '150-0002')).toBe(false)
    expect(asks('normal', '150-0001', '150-0001')).toBe(false)
  })

  it('requires no caution without postal codes', () => {
    expect(asks('digital_message', '', '')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { CANCEL_REASONS, cancelReasonAt } from './cancelReason.ts'

describe('CAN-1 the reasons to cancel', () => {
  it('have the codes of the marketplaces', () => {
    expect(CANCEL_REASONS.map(({ value }) => value)).toEqual([6, 6, 6, 1, 10, 10, 8])
    expect(new Set(CANCEL_REASONS.map(({ name }) => name)).size).toBe(7)
  })
})

describe('CAN-2 cancelReasonAt', () => {
  it('returns the reason at the index', () => {
    expect(cancelReasonAt('0')?.name).toBe('間違えて複数配送先で注文してしまったため')
    expect(cancelReasonAt('6')?.value).toBe(8)
  })

  it.each(['7', '-1', '', '1.5', 'length', '1e0'])('returns null for %j', (index) => {
    expect(cancelReasonAt(index)).toBeNull()
  })
})

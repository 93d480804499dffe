import { describe, expect, it } from 'vitest'
import { DEFAULT_RETENTION, erasureDue } from './retention.ts'

const retention = { designDays: 100, orderDays: 400 }
const shipped = { status: 'SHIPPED', updatedAt: new Date('2026-01-01T00:00:00Z'), messageOpensUntil: null } as const
const after = (days: number) => new Date(shipped.updatedAt.getTime() + days * 86_400_000)

describe('RET-1 a shop without its own periods', () => {
  it('keeps designs for a year and orders for ten', () => {
    expect(erasureDue(shipped, DEFAULT_RETENTION, after(364))).toBeNull()
    expect(erasureDue(shipped, DEFAULT_RETENTION, after(365))).toBe('DESIGNS')
    expect(erasureDue(shipped, DEFAULT_RETENTION, after(3652))).toBe('DESIGNS')
    expect(erasureDue(shipped, DEFAULT_RETENTION, after(3653))).toBe('ORDER')
  })
})

describe('RET-2 an ended order', () => {
  it('loses its designs first and is erased later, to the moment', () => {
    const due = [99.999, 100, 399.999, 400].map((days) => erasureDue(shipped, retention, after(days)))
    expect(due).toEqual([null, 'DESIGNS', 'DESIGNS', 'ORDER'])
  })

  it('is one that was shipped or cancelled; any other is kept however old it is', () => {
    expect(erasureDue({ ...shipped, status: 'CANCEL' }, retention, after(400))).toBe('ORDER')
    for (const status of ['WAITING', 'DRAFT', 'CREATING', 'PENDING', 'URL_RELEASED', 'PENDING_CANCEL'] as const)
      expect(erasureDue({ ...shipped, status }, retention, after(4000))).toBeNull()
  })
})

describe('RET-3 a message', () => {
  it('is kept to the last day on which its page opens', () => {
    const gift = { ...shipped, messageOpensUntil: '2026-10-01' }
    expect(erasureDue(gift, retention, new Date('2026-10-01T14:59:59Z'))).toBeNull()
    expect(erasureDue(gift, retention, new Date('2026-10-01T15:00:00Z'))).toBe('DESIGNS')
  })
})

import { ORDER_STATUSES } from '@irodori/contract'
import { describe, expect, it } from 'vitest'
import { inZones } from '../testing/calendars.ts'
import { releasedLink, shownValidity } from './linkValidity.ts'

const RELEASED = '2026-08-31T23:30:00+09:00'
const NOW = new Date('2026-12-31T23:30:00+09:00')

describe('LNK-1 the validity that is shown', () => {
  it('is two months from the release, or from today', () => {
    for (const seen of inZones(() => [shownValidity(RELEASED, NOW), shownValidity(null, NOW)])) {
      expect(seen).toEqual(['2026/10/31', '2027/02/28'])
    }
  })
})

describe('LNK-2 a released link', () => {
  it('opens for six months, the last day included', () => {
    const at = (instant: string) =>
      releasedLink({ status: 'URL_RELEASED', urlReleasedDate: RELEASED }, new Date(instant))
    expect(at('2027-02-28T23:59:59+09:00')).toEqual({ open: true, lastDay: '2027-02-28' })
    expect(at('2027-03-01T00:00:00+09:00')).toEqual({ open: false, reason: 'EXPIRED' })
  })

  it('opens only where the order is released or further', () => {
    const opens = ORDER_STATUSES.filter((status) => releasedLink({ status, urlReleasedDate: RELEASED }, NOW).open)
    expect(opens).toEqual(['PENDING_CREATION', 'WAITING_CREATION', 'CREATING', 'SHIPPED', 'URL_RELEASED'])
    expect(releasedLink({ status: 'SHIPPED', urlReleasedDate: null }, NOW)).toEqual({
      open: false,
      reason: 'NOT_RELEASED',
    })
  })
})

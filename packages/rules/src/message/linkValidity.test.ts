import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { err, ok } from '@irodori/result'
import { describe, expect, it } from 'vitest'
import { inZones } from '../../testing/calendars.ts'
import { checkReleasedLink, shownOpenUntil, shownValidity } from './linkValidity.ts'

const RELEASED = '2026-08-31T23:30:00+09:00'
const NOW = new Date('2026-12-31T23:30:00+09:00')

describe('LNK-1 shownValidity', () => {
  it('returns the day two months after the release, or after today', () => {
    for (const seen of inZones(() => [shownValidity(RELEASED, NOW), shownValidity(null, NOW)])) {
      expect(seen).toEqual(['2026/10/31', '2027/02/28'])
    }
  })
})

describe('LNK-3 shownOpenUntil', () => {
  it('names the last day on which the link opens, six months after the release or after today', () => {
    for (const seen of inZones(() => [shownOpenUntil(RELEASED, NOW), shownOpenUntil(null, NOW)])) {
      expect(seen).toEqual(['2027/02/28', '2027/06/30'])
    }
  })
})

describe('LNK-2 a released link', () => {
  it('opens for six months, the last day included', () => {
    const at = (instant: string) =>
      checkReleasedLink({ status: 'URL_RELEASED', urlReleasedDate: RELEASED }, new Date(instant))
    expect(at('2027-02-28T23:59:59+09:00')).toEqual(ok('2027-02-28'))
    expect(at('2027-03-01T00:00:00+09:00')).toEqual(err('EXPIRED'))
  })

  it('opens only for an order that is released or further', () => {
    const opens = ORDER_STATUSES.filter((status) => checkReleasedLink({ status, urlReleasedDate: RELEASED }, NOW).ok)
    expect(opens).toEqual(['PENDING_CREATION', 'WAITING_CREATION', 'CREATING', 'SHIPPED', 'URL_RELEASED'])
    expect(checkReleasedLink({ status: 'SHIPPED', urlReleasedDate: null }, NOW)).toEqual(err('NOT_RELEASED'))
  })
})

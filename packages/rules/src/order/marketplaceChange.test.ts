import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { describe, expect, it } from 'vitest'
import { responseToAddress, responseToCancellation } from './marketplaceChange.ts'
import { nextStatus } from './orderTransitions.ts'

const having = (response: string) =>
  ORDER_STATUSES.filter((status) => responseToCancellation(status, null) === response)
const allows = (status: (typeof ORDER_STATUSES)[number], event: 'CANCELLED_BY_SHOP' | 'HELD') =>
  nextStatus(status, event, { processMethod: 'normal', hasLineProduct: false, heldFrom: null }).ok

describe('MKT-1 an order that its marketplace cancelled before production', () => {
  it('is cancelled, in its waiting period too', () => {
    expect(having('CANCEL')).toEqual(['WAITING', 'DRAFT', 'PENDING_CANCEL'])
    expect(having('REVOKE_AND_CANCEL')).toEqual(['WAITING_CREATION'])
    expect(having('NONE')).toEqual(['CANCEL'])
    for (const status of having('CANCEL')) expect(allows(status, 'CANCELLED_BY_SHOP')).toBe(true)
  })

  it('is cancelled while it is held, unless it was held on its way to print', () => {
    expect(responseToCancellation('PENDING', 'DRAFT')).toBe('CANCEL')
    expect(responseToCancellation('PENDING', 'PENDING_CREATION')).toBe('HOLD')
  })
})

describe('MKT-2 an order that its marketplace cancelled on its way to print', () => {
  it('is held', () => {
    expect(having('HOLD').toSorted()).toEqual(['COMMITTED', 'PENDING', 'PENDING_CREATION', 'URL_RELEASED'])
    for (const status of having('HOLD')) expect(status === 'PENDING' || allows(status, 'HELD')).toBe(true)
  })
})

describe('MKT-3 an order that its marketplace cancelled after its hand-over to print', () => {
  it('goes on, and the staff are told', () => {
    expect(having('TELL')).toEqual(['CREATING', 'SHIPPED'])
  })
})

describe('MKT-4 people that are changed at the marketplace', () => {
  it('are followed while the order may be changed, and told to the staff until it is sent', () => {
    expect(ORDER_STATUSES.filter((status) => responseToAddress(status) === 'FOLLOW')).toEqual(['WAITING', 'DRAFT'])
    expect(responseToAddress('CREATING')).toBe('TELL')
    expect(ORDER_STATUSES.filter((status) => responseToAddress(status) === 'NONE').toSorted()).toEqual([
      'CANCEL',
      'PENDING_CANCEL',
      'SHIPPED',
    ])
  })
})

import type { OrderStatus } from '@irodori/contract'
import { ORDER_STATUSES } from '@irodori/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderEvent, OrderFacts } from './orderStatus.ts'
import { nextStatus, ORDER_TRANSITIONS, transitionFaults } from './orderStatus.ts'

const PLAIN: OrderFacts = { processMethod: 'normal', hasLineProduct: false, heldFrom: null }
const after = (status: OrderStatus, event: OrderEvent, facts: Partial<OrderFacts> = {}) =>
  nextStatus(status, event, { ...PLAIN, ...facts })

describe('STA-1 the statuses of an order', () => {
  it('begin to be a draft with the first saved design and stop with the last deleted one', () => {
    expect(after('WAITING', 'DESIGN_SAVED')).toEqual({ ok: true, status: 'DRAFT' })
    expect(after('DRAFT', 'DESIGN_SAVED')).toEqual({ ok: true, status: 'DRAFT' })
    expect(after('DRAFT', 'LAST_DESIGN_DELETED')).toEqual({ ok: true, status: 'WAITING' })
  })

  it('allow saving a design in no other status', () => {
    const editable = ORDER_STATUSES.filter((status) => after(status, 'DESIGN_SAVED').ok)
    expect(editable).toEqual(['WAITING', 'DRAFT'])
  })

  it('let an order be cancelled before its production, by the shop also while it is held', () => {
    const by = (event: OrderEvent) => ORDER_STATUSES.filter((status) => after(status, event).ok)
    expect(by('CANCELLED_BY_CUSTOMER')).toEqual(['WAITING', 'DRAFT', 'PENDING_CANCEL'])
    expect(by('CANCELLED_BY_SHOP')).toEqual(['WAITING', 'DRAFT', 'PENDING', 'PENDING_CANCEL'])
  })

  it('never leave SHIPPED or CANCEL', () => {
    expect(ORDER_TRANSITIONS.filter(({ from }) => from === 'SHIPPED' || from === 'CANCEL')).toEqual([])
  })
})

describe('STA-2 an event', () => {
  it('is refused with the reason of its guard', () => {
    expect(after('DRAFT', 'COMMITTED')).toEqual({ ok: false, reason: 'NOT_A_LINE_PRODUCT' })
    expect(after('DRAFT', 'URL_RELEASED')).toEqual({ ok: false, reason: 'NOT_A_DIGITAL_MESSAGE' })
    expect(after('DRAFT', 'CREATION_SCHEDULED', { hasLineProduct: true })).toEqual({
      ok: false,
      reason: 'LINE_PRODUCT',
    })
    expect(after('DRAFT', 'CREATION_SCHEDULED', { processMethod: 'digital_message' })).toEqual({
      ok: false,
      reason: 'DIGITAL_MESSAGE',
    })
    expect(after('SHIPPED', 'HELD')).toEqual({ ok: false, reason: 'NOT_ALLOWED' })
  })

  it('brings a held order back to where it was', () => {
    const statuses = fc.constantFrom(...ORDER_STATUSES)
    fc.assert(
      fc.property(statuses, (status) => {
        fc.pre(after(status, 'HELD').ok)
        expect(after('PENDING', 'RESUMED', { heldFrom: status })).toEqual({ ok: true, status })
      }),
    )
  })
})

describe('STA-3 the table', () => {
  it('is sound', () => {
    expect(transitionFaults(ORDER_TRANSITIONS)).toEqual([])
  })

  it('is found unsound where a status is out of reach or an event leads two ways', () => {
    const reaches = ORDER_TRANSITIONS.filter(({ to }) => to !== 'SHIPPED')
    expect(transitionFaults(reaches)).toEqual(['SHIPPED is never reached'])
    const twoWays = [...ORDER_TRANSITIONS, { from: 'CREATING', event: 'SHIPPED', to: 'CANCEL' } as const]
    expect(transitionFaults(twoWays)).toEqual(['SHIPPED leads two ways from CREATING'])
  })
})

import type { OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { err, ok } from '@irodori/result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderEvent, OrderFacts } from './orderTransitions.ts'
import { nextStatus, ORDER_TRANSITIONS, transitionViolations } from './orderTransitions.ts'

const PLAIN: OrderFacts = { processMethod: 'normal', hasLineProduct: false, heldFrom: null }
const after = (status: OrderStatus, event: OrderEvent, facts: Partial<OrderFacts> = {}) =>
  nextStatus(status, event, { ...PLAIN, ...facts })

describe('STA-1 the transitions of an order', () => {
  it('turn it into a draft with the first saved design and back with the last deleted one', () => {
    expect(after('WAITING', 'DESIGN_SAVED')).toEqual(ok('DRAFT'))
    expect(after('DRAFT', 'DESIGN_SAVED')).toEqual(ok('DRAFT'))
    expect(after('DRAFT', 'LAST_DESIGN_DELETED')).toEqual(ok('WAITING'))
  })

  it('lead a draft to shipping, by its waiting period or as a message', () => {
    const walk = (facts: Partial<OrderFacts>, ...events: readonly OrderEvent[]) =>
      events.reduce<OrderStatus | null>((status, event) => {
        const next = status && after(status, event, facts)
        return next?.ok ? next.value : null
      }, 'DRAFT')
    const printed = ['FILES_HANDED_OVER', 'SHIPPED'] as const
    const message = { processMethod: 'digital_message' } as const
    expect(walk({}, 'CREATION_SCHEDULED', 'WAITING_ENDED', ...printed)).toBe('SHIPPED')
    expect(walk({}, 'CREATION_SCHEDULED', 'CREATION_CANCELLED')).toBe('DRAFT')
    expect(walk(message, 'URL_RELEASED', 'GIFT_ACCEPTED', ...printed)).toBe('SHIPPED')
    expect(walk(message, 'URL_RELEASED', 'AUTO_START_DUE', ...printed)).toBe('SHIPPED')
    expect(walk({ hasLineProduct: true }, 'COMMITTED')).toBe('COMMITTED')
  })

  it('allow saving a design in WAITING and DRAFT only', () => {
    const editable = ORDER_STATUSES.filter((status) => after(status, 'DESIGN_SAVED').ok)
    expect(editable).toEqual(['WAITING', 'DRAFT'])
  })

  it('allow cancelling before production, and the shop also while the order is held', () => {
    const by = (event: OrderEvent) => ORDER_STATUSES.filter((status) => after(status, event).ok)
    expect(by('CANCELLED_BY_CUSTOMER')).toEqual(['WAITING', 'DRAFT', 'PENDING_CANCEL'])
    expect(by('CANCELLED_BY_SHOP')).toEqual(['WAITING', 'DRAFT', 'PENDING', 'PENDING_CANCEL'])
  })

  it('never leave SHIPPED or CANCEL', () => {
    expect(ORDER_TRANSITIONS.filter(({ from }) => from === 'SHIPPED' || from === 'CANCEL')).toEqual([])
  })
})

describe('STA-2 an event', () => {
  it('refuses an event with the reason of its guard', () => {
    expect(after('DRAFT', 'COMMITTED')).toEqual(err('NOT_A_LINE_PRODUCT'))
    expect(after('DRAFT', 'URL_RELEASED')).toEqual(err('NOT_A_DIGITAL_MESSAGE'))
    expect(after('DRAFT', 'CREATION_SCHEDULED', { hasLineProduct: true })).toEqual(err('LINE_PRODUCT'))
    expect(after('DRAFT', 'CREATION_SCHEDULED', { processMethod: 'digital_message' })).toEqual(err('DIGITAL_MESSAGE'))
    expect(after('SHIPPED', 'HELD')).toEqual(err('NOT_ALLOWED'))
    expect(after('PENDING', 'RESUMED')).toEqual(err('HELD_FROM_ELSEWHERE'))
    expect(after('PENDING', 'RESUMED', { heldFrom: 'SHIPPED' })).toEqual(err('HELD_FROM_ELSEWHERE'))
  })

  it('returns a held order to the status that it had before', () => {
    const statuses = fc.constantFrom(...ORDER_STATUSES)
    fc.assert(
      fc.property(statuses, (status) => {
        fc.pre(after(status, 'HELD').ok)
        expect(after('PENDING', 'RESUMED', { heldFrom: status })).toEqual(ok(status))
      }),
    )
  })
})

describe('STA-3 the table of transitions', () => {
  it('the table of transitions is sound', () => {
    expect(transitionViolations(ORDER_TRANSITIONS)).toEqual([])
  })

  it('reports a status that cannot be reached and an event with two transitions', () => {
    const reaches = ORDER_TRANSITIONS.filter(({ to }) => to !== 'SHIPPED')
    expect(transitionViolations(reaches)).toEqual(['SHIPPED is never reached'])
    const ambiguous = [...ORDER_TRANSITIONS, { from: 'CREATING', event: 'SHIPPED', to: 'CANCEL' } as const]
    expect(transitionViolations(ambiguous)).toEqual(['SHIPPED has two transitions from CREATING'])
    const halfGuarded = [...ORDER_TRANSITIONS, { from: 'DRAFT', event: 'COMMITTED', to: 'CANCEL' } as const]
    expect(transitionViolations(halfGuarded)).toEqual(['COMMITTED has two transitions from DRAFT'])
  })

  it('reports each status that only an unreached one leads to', () => {
    const ways = ORDER_TRANSITIONS.filter(({ to }) => to !== 'PENDING_CREATION')
    expect(transitionViolations(ways).toSorted()).toEqual([
      'CREATING is never reached',
      'PENDING_CREATION is never reached',
      'SHIPPED is never reached',
    ])
  })
})

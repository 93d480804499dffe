import type { OrderStatus } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { describe, expect, it } from 'vitest'
import { PLAIN_CALENDAR } from '../../testing/calendars.ts'
import type { ParcelFacts } from './parcelShipDate.ts'
import { parcelShipDate, possibleDeliveryDay, shipDateOfStart } from './parcelShipDate.ts'

const EARLIEST = '2026-11-26'
const facts = (change: Partial<ParcelFacts> = {}): ParcelFacts => ({
  status: 'DRAFT',
  processMethod: 'normal',
  hasLineProduct: false,
  promisedDay: null,
  shippedDay: null,
  deliveryDay: null,
  isDayEnabled: true,
  question: {
    now: new Date('2026-11-21T10:00:00+09:00'),
    orderDate: '2026-11-20T10:00:00+09:00',
    shipDate: EARLIEST,
    categoryIdentifies: [],
    transportDays: 0,
    calendar: PLAIN_CALENDAR,
  },
  ...change,
})

const promised = { promisedDay: '2026-12-03', deliveryDay: '2026-12-08' }

describe('SHP-7 the ship date of a start', () => {
  it('is the earliest without a chosen day, and late enough for a chosen one', () => {
    expect(shipDateOfStart(facts())).toBe(EARLIEST)
    expect(shipDateOfStart(facts({ deliveryDay: '2026-12-08' }))).toBe('2026-12-03')
  })
})

describe('DLV-3 the ship date of a start', () => {
  it('never lies before the goods are ready, because a day that needs it is no choice any more', () => {
    for (const change of [{ deliveryDay: '2026-11-27' }, { deliveryDay: '2026-12-08', isDayEnabled: false }]) {
      expect(possibleDeliveryDay(facts(change))).toBeNull()
      expect(shipDateOfStart(facts(change))).toBe(EARLIEST)
    }
  })
})

describe('SHP-6 the ship date of a parcel', () => {
  it('follows the chosen day while an order is open', () => {
    expect(parcelShipDate(facts({ deliveryDay: '2026-12-08' }))).toBe('2026-12-03')
    expect(parcelShipDate(facts({ status: 'WAITING' }))).toBe(EARLIEST)
  })

  it('is unknown while the recipient of a message has not chosen, and for the messaging app', () => {
    const message = { processMethod: 'digital_message' as const, deliveryDay: '2026-12-08' }
    expect(parcelShipDate(facts(message))).toBeNull()
    expect(parcelShipDate(facts({ ...message, status: 'URL_RELEASED' }))).toBeNull()
    expect(parcelShipDate(facts({ hasLineProduct: true, status: 'COMMITTED' }))).toBeNull()
    expect(parcelShipDate(facts({ hasLineProduct: true }))).toBeNull()
  })

  it('is unknown in the statuses without a scheduled production', () => {
    const dated = (status: OrderStatus) => parcelShipDate(facts({ ...promised, status })) !== null
    expect(ORDER_STATUSES.filter((status) => !dated(status))).toEqual([
      'COMMITTED',
      'PENDING',
      'CANCEL',
      'PENDING_CANCEL',
      'URL_RELEASED',
    ])
  })
})

describe('SHP-8 the ship date after the start', () => {
  it('stays the day that was told at the start, whatever the calendar says later', () => {
    const later = { ...facts().question, now: new Date('2026-12-24T10:00:00+09:00'), shipDate: '2026-12-28' }
    for (const status of ['WAITING_CREATION', 'PENDING_CREATION', 'CREATING'] as const) {
      expect(parcelShipDate(facts({ ...promised, status, question: later }))).toBe('2026-12-03')
    }
    expect(parcelShipDate(facts({ status: 'CREATING' }))).toBeNull()
  })

  it('is the day of shipping once the order has left', () => {
    expect(parcelShipDate(facts({ ...promised, status: 'SHIPPED', shippedDay: '2026-12-02' }))).toBe('2026-12-02')
  })
})

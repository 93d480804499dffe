import { expect, it } from 'vitest'
import { invoiceOffer } from './invoiceOffer.ts'

const order = {
  status: 'SHIPPED',
  orderDate: '2026-05-01T03:00:00Z',
  shipDate: '2026-05-20T03:00:00Z',
  isPaid: true,
  paymentType: 'OTHER',
} as const

it('RCP-1: offers the receipt until six months after shipping, including the last day', () => {
  expect(invoiceOffer(order, new Date('2026-11-20T14:59:00Z'))).toEqual({ kind: 'OFFERED', until: '2026-11-20' })
  expect(invoiceOffer(order, new Date('2026-11-20T15:00:00Z'))).toEqual({ kind: 'OVER', until: '2026-11-20' })
})

it('RCP-1: counts from the order date if not shipped, and offers none for a cancelled order', () => {
  expect(invoiceOffer({ ...order, shipDate: null }, new Date('2026-11-02T00:00:00Z')).kind).toBe('OVER')
  expect(invoiceOffer({ ...order, status: 'CANCEL' }, new Date('2026-06-01T00:00:00Z')).kind).toBe('NONE')
})

it.each(['COMBINI', 'RAKUTEN_POINT', 'OTHER'] as const)(
  'RCP-1: offers no receipt before the order is paid, and names the payment that is missing: %s',
  (paymentType) => {
    const unpaid = { ...order, isPaid: false, paymentType }
    expect(invoiceOffer(unpaid, new Date('2026-06-01T00:00:00Z'))).toEqual({ kind: 'UNPAID', paymentType })
    expect(invoiceOffer(unpaid, new Date('2026-12-01T00:00:00Z')).kind).toBe('OVER')
  },
)

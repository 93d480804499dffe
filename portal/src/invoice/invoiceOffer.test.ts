import { expect, it } from 'vitest'
import { invoiceOffer } from './invoiceOffer.ts'

const order = {
  status: 'SHIPPED',
  orderDate: '2026-05-01T03:00:00Z',
  shipDate: '2026-05-20T03:00:00Z',
  isPaid: true,
  paymentType: 'OTHER',
  amounts: { paid: 3980, parts: [], difference: 0 },
} satisfies Parameters<typeof invoiceOffer>[0]

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

it('RCP-1: offers no receipt if points paid for everything, or if it is not known what was paid', () => {
  const now = new Date('2026-06-01T00:00:00Z')
  const paying = (paid: number | null) => invoiceOffer({ ...order, amounts: { ...order.amounts, paid } }, now).kind
  expect([paying(1), paying(0), paying(null)]).toEqual(['OFFERED', 'NOTHING_PAID', 'AMOUNT_UNKNOWN'])
})

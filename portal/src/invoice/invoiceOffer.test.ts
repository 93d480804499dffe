import { expect, it } from 'vitest'
import { invoiceOffer } from './invoiceOffer.ts'

const order = { status: 'SHIPPED', orderDate: '2026-05-01T03:00:00Z', shipDate: '2026-05-20T03:00:00Z' } as const

it('RCP-1: the receipt is offered until six months after shipping, the last day included', () => {
  expect(invoiceOffer(order, new Date('2026-11-20T14:59:00Z'))).toEqual({ kind: 'OFFERED', until: '2026-11-20' })
  expect(invoiceOffer(order, new Date('2026-11-20T15:00:00Z'))).toEqual({ kind: 'OVER', until: '2026-11-20' })
})

it('RCP-1: an order that has not shipped counts from its own day, and a cancelled one has no receipt', () => {
  expect(invoiceOffer({ ...order, shipDate: null }, new Date('2026-11-02T00:00:00Z')).kind).toBe('OVER')
  expect(invoiceOffer({ ...order, status: 'CANCEL' }, new Date('2026-06-01T00:00:00Z')).kind).toBe('NONE')
})

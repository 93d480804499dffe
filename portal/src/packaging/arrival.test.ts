import { type Design, ORDER_STATUSES } from '@irodori/contract'
import { expect, it } from 'vitest'
import { arrival } from './arrival.ts'

const page = (isNotComplete: boolean) => ({ isNotComplete }) as Design
const order: Parameters<typeof arrival>[0] = {
  status: 'DRAFT',
  remainingNumber: 0,
  overNumber: 0,
  designs: [page(false)],
  hasLineProduct: false,
}

it('PCK-1: only a draft is packed', () => {
  expect(arrival(order)).toBe('SHOWN')
  for (const status of ORDER_STATUSES.filter((one) => one !== 'DRAFT')) {
    expect(arrival({ ...order, status })).toBe('NOT_FOUND')
  }
})

it('PCK-1: designs that are not complete, and the messaging app, lead to my page', () => {
  expect(arrival({ ...order, remainingNumber: 1 })).toBe('MY_PAGE')
  expect(arrival({ ...order, overNumber: 1 })).toBe('MY_PAGE')
  expect(arrival({ ...order, designs: [page(false), page(true)] })).toBe('MY_PAGE')
  expect(arrival({ ...order, hasLineProduct: true })).toBe('MY_PAGE')
})

import type { OrderStatus } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { cancelAddress, markAnnounced, orderToAnnounce } from './pendingCancel.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const orders = (...statuses: OrderStatus[]) => statuses.map((status, index) => ({ status, orderNumber: `n-${index}` }))

it('MYP-3: announces the first order that must be placed again, and only once', () => {
  const storage = memory()
  const given = orders('WAITING', 'PENDING_CANCEL', 'PENDING_CANCEL')
  expect(orderToAnnounce(given, storage)?.orderNumber).toBe('n-1')
  markAnnounced(storage)
  expect(orderToAnnounce(given, storage)).toBeNull()
})

it('MYP-3: announces nothing without such an order, and announces it even if the storage throws', () => {
  expect(orderToAnnounce(orders('WAITING', 'CANCEL'), memory())).toBeNull()
  const refusing = {
    getItem: () => {
      throw new Error('the storage is blocked')
    },
  }
  expect(orderToAnnounce(orders('PENDING_CANCEL'), refusing)?.orderNumber).toBe('n-0')
})

it('MYP-3: leads to the cancel page with the first reason; other links leave the reason open', () => {
  expect(cancelAddress('irodori-10000010', 0)).toBe('/order/cancel?orderNumber=irodori-10000010&reason=0')
  expect(cancelAddress('a b')).toBe('/order/cancel?orderNumber=a+b')
})

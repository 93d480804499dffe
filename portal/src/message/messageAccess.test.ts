import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { messageAccess } from './messageAccess.ts'

const order: Parameters<typeof messageAccess>[0] = {
  status: 'DRAFT',
  processMethod: 'digital_message',
  isDesigned: true,
}

it('DGM-1: admits open orders with the process method digital_message only', () => {
  expect(ORDER_STATUSES.filter((status) => messageAccess({ ...order, status }) === 'SHOWN')).toEqual([
    'WAITING',
    'DRAFT',
  ])
  expect(messageAccess({ ...order, processMethod: 'normal' })).toBe('MY_PAGE')
})

it('DGM-1: redirects an order that is not designed to my page', () => {
  expect(messageAccess({ ...order, isDesigned: false })).toBe('MY_PAGE')
})

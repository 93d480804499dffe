import type { Design } from '@irodori/contract/entities/design'
import type { OrderProduct } from '@irodori/contract/entities/order'
import { ORDER_STATUSES } from '@irodori/contract/entities/order'
import { expect, it } from 'vitest'
import { messageAccess } from './messageAccess.ts'

const page = (given: Partial<Design> = {}) =>
  ({
    id: 'd',
    groupNumber: 1,
    productId: 'card',
    pageNumber: '0',
    sideNumber: 1,
    designSeriesId: null,
    designSeries: null,
    isNotComplete: false,
    product: { numberOfSides: 2 },
    ...given,
  }) as Design
const card = { productId: 'card', unit: 1, productType: 'NORMAL' } as OrderProduct
const order: Parameters<typeof messageAccess>[0] = {
  status: 'DRAFT',
  processMethod: 'digital_message',
  products: [card, { ...card, productId: 'ribbon', unit: 3, productType: 'NO_DESIGN' }],
  designs: [page(), page({ id: 'e', sideNumber: 2 })],
  remainingNumber: 0,
}

it('DGM-1: admits open orders with the process method digital_message only', () => {
  expect(ORDER_STATUSES.filter((status) => messageAccess({ ...order, status }) === 'SHOWN')).toEqual([
    'WAITING',
    'DRAFT',
  ])
  expect(messageAccess({ ...order, processMethod: 'normal' })).toBe('MY_PAGE')
})

it('DGM-1: redirects incomplete designs to my page', () => {
  expect(messageAccess({ ...order, remainingNumber: 1 })).toBe('MY_PAGE')
  expect(messageAccess({ ...order, designs: [page()] })).toBe('MY_PAGE')
  expect(messageAccess({ ...order, designs: [page(), page({ sideNumber: 2, isNotComplete: true })] })).toBe('MY_PAGE')
  const twice = [1, 2].flatMap((groupNumber) => [page({ groupNumber }), page({ groupNumber, sideNumber: 2 })])
  expect(messageAccess({ ...order, designs: twice })).toBe('MY_PAGE')
})

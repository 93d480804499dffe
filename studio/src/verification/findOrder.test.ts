import { expect, it } from 'vitest'
import { designedPiece, orderedProduct, otherOrder, sampleOrder } from '../../testing/sampleOrders.ts'
import { ordersWith } from './findOrder.ts'

const clock = orderedProduct({ productId: 'clock', name: '写真時計' })

it('ODR-52: offers the orders of the product that accept designs, with the number of missing designs', () => {
  const options = ordersWith('card', [
    sampleOrder({ designGroups: [designedPiece(1, 'clock')] }),
    sampleOrder({ orderNumber: 'irodori-10000003', products: [clock] }),
    otherOrder({ designGroups: [designedPiece(1)] }),
    sampleOrder({ orderNumber: 'irodori-10000004', status: 'CREATING' }),
    sampleOrder({ orderNumber: 'irodori-10000005', status: 'CANCEL' }),
  ])
  expect(options.map(({ orderNumber, missing }) => [orderNumber, missing])).toEqual([
    ['irodori-10000002', 1],
    ['irodori-10000001', 1],
  ])
  expect(options[0]).toMatchObject({ phoneNumber: '0612345678', productName: 'グリーティングカード' })
})

it('ODR-52: lists an order whose pieces are all designed after those that lack designs', () => {
  const complete = otherOrder({ designGroups: [designedPiece(1), designedPiece(2), designedPiece(3)] })
  expect(
    ordersWith('card', [complete, sampleOrder()]).map(({ orderNumber, missing }) => [orderNumber, missing]),
  ).toEqual([
    ['irodori-10000001', 1],
    ['irodori-10000002', 0],
  ])
})

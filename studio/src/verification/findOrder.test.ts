import { expect, it } from 'vitest'
import { missingPieces, orderedProduct, otherOrder, sampleOrder } from '../../testing/sampleOrders.ts'
import { ordersWith } from './findOrder.ts'

const clock = orderedProduct({ productId: 'clock', name: '写真時計' })

it('ODR-52: offers the orders of the product that accept designs, with the number of missing designs', () => {
  const options = ordersWith('card', [
    sampleOrder({ missingParts: [missingPieces(3, 'clock'), missingPieces(1)] }),
    sampleOrder({ orderNumber: 'irodori-10000003', products: [clock] }),
    otherOrder(),
    sampleOrder({ orderNumber: 'irodori-10000004', status: 'CREATING' }),
    sampleOrder({ orderNumber: 'irodori-10000005', status: 'CANCEL' }),
  ])
  expect(options.map(({ orderNumber, missing }) => [orderNumber, missing])).toEqual([
    ['irodori-10000002', 2],
    ['irodori-10000001', 1],
  ])
  expect(options[0]).toMatchObject({ phoneNumber: '0612345678', productName: 'グリーティングカード' })
})

it('ODR-52: lists an order whose pieces all have a design after those that lack one, and says if one is unfinished', () => {
  const side = { kind: 'SIDE', productId: 'card', groupNumber: 1, pageNumber: '0', sideNumber: 2 } as const
  const designed = otherOrder({ missingParts: [side] })
  const facts = ordersWith('card', [designed, sampleOrder()]).map(({ missing, isUnfinished }) => [
    missing,
    isUnfinished,
  ])
  expect(facts).toEqual([
    [1, false],
    [0, true],
  ])
})

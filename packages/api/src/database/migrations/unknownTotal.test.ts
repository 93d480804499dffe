import { expect, it } from 'vitest'
import { createTestOrder } from '../../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../../testing/memoryDatabase.ts'
import { openSmallShop } from '../../../testing/smallShop.ts'
import { unknownTotal } from './unknownTotal.ts'

it('turns the total 0 of an earlier release into an unknown one, and leaves all other orders as they are', async () => {
  const database = await memoryDatabase()
  await openSmallShop(database, new Date('2026-11-20T01:00:00.000Z'))
  const [unknown, other] = [
    await createTestOrder(database, { details: { totalPrice: 0 } }),
    await createTestOrder(database, { details: { totalPrice: 10 } }),
  ]
  const detailsOf = async (orderNumber: string) =>
    (
      await database
        .selectFrom('shop_order')
        .select('details')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow()
    ).details
  const [before, otherBefore] = [await detailsOf(unknown.orderNumber), await detailsOf(other.orderNumber)]
  await database.transaction().execute(unknownTotal)
  expect(await detailsOf(unknown.orderNumber)).toEqual({ ...before, totalPrice: null })
  expect(await detailsOf(other.orderNumber)).toEqual(otherBefore)
  await database.destroy()
})

import { expect, it } from 'vitest'
import { createTestOrder } from '../../../testing/createTestOrder.ts'
import { memoryDatabase } from '../../../testing/memoryDatabase.ts'
import { openSmallShop } from '../../../testing/smallShop.ts'
import { json } from '../tables.ts'
import { reservedStock } from './reservedStock.ts'

it('renames the key of the reserved stock and leaves all other details and orders as they are', async () => {
  const database = await memoryDatabase()
  await openSmallShop(database, new Date('2026-11-20T01:00:00.000Z'))
  const stock = [{ productId: 'card', optionIdentifier: null, pieces: 2 }]
  const [reserving, other] = [await createTestOrder(database), await createTestOrder(database)]
  const detailsOf = async (orderNumber: string) =>
    (
      await database
        .selectFrom('shop_order')
        .select('details')
        .where('order_number', '=', orderNumber)
        .executeTakeFirstOrThrow()
    ).details
  const before = await detailsOf(reserving.orderNumber)
  const otherBefore = await detailsOf(other.orderNumber)
  await database
    .updateTable('shop_order')
    .set({ details: json({ ...before, takenStock: stock }) })
    .where('order_number', '=', reserving.orderNumber)
    .execute()

  await database.transaction().execute(reservedStock)
  const renamed = { ...before, reservedStock: stock }
  expect(await detailsOf(reserving.orderNumber)).toEqual(renamed)
  expect(await detailsOf(other.orderNumber)).toEqual(otherBefore)
  await database.transaction().execute(reservedStock)
  expect(await detailsOf(reserving.orderNumber), 'a repeated run changes nothing').toEqual(renamed)
  await database.destroy()
})

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestPage } from '../../testing/createTestOrder.ts'
import { NEEDS_POSTGRES, TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { transact } from '../database/transact.ts'

const { orderNumber } = ORDERS.a

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  token = await server.logIn('a')
})
afterAll(() => server.close())

/** Whether a query waits for the table of designs. */
async function isWaitingForDesigns(): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'design'::regclass`.execute(
    server.database,
  )
  return rows.length > 0
}

// PGlite runs one transaction at a time, so that nothing is saved during a read.
it.skipIf(!TEST_DATABASE_URL).each(['readOrder', 'listOrders', 'createOrder'] as const)(
  `%s shows an order without the designs that were saved after it was read${NEEDS_POSTGRES}`,
  async (endpoint) => {
    const { database } = server
    await database.deleteFrom('design').where('order_number', '=', orderNumber).execute()
    await database
      .updateTable('shop_order')
      .set({ status: 'WAITING' })
      .where('order_number', '=', orderNumber)
      .execute()
    const given = endpoint === 'createOrder' ? { body: { phoneNumber: ORDERS.a.phoneNumber } } : {}
    const read = await transact(database, async (tx) => {
      // The read gets to the designs, and waits there for the end of this transaction.
      await sql`lock table design in access exclusive mode`.execute(tx)
      const reading = server.call(endpoint, { params: { orderNumber }, ...given }, token)
      while (!(await isWaitingForDesigns())) await sleep(5)
      await createTestPage(tx, orderNumber, { group: 1 })
      await tx.updateTable('shop_order').set({ status: 'DRAFT' }).where('order_number', '=', orderNumber).execute()
      return { reading }
    })
    const { data } = await read.reading
    const [order] = [data].flat()
    expect([order?.status, order?.designs.length]).toEqual(['WAITING', 0])
  },
)

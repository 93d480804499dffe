import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createReadyOrder } from '../../../../testing/createReadyOrder.ts'
import { draftOf, ORDERS, TEMPLATE } from '../../../../testing/smallShop.ts'
import { json } from '../../../database/tables.ts'
import type { TestServer } from '../../../../testing/testServer.ts'
import { testServer } from '../../../../testing/testServer.ts'
import { testStaff } from '../../../../testing/testStaff.ts'

const { orderNumber } = ORDERS.a
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('orders stuck names the cause of a page that differs: the kernel, and photos that are damaged', async () => {
  await createReadyOrder(server, { printCheck: 'DIFFERENT' })
  await server.database
    .updateTable('shop_order')
    .set({ status: 'PENDING_CREATION' })
    .where('order_number', '=', orderNumber)
    .execute()
  const { draft, id } = await server.database
    .selectFrom('design')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const names = ['a', 'b', 'c'].map((letter) => `${letter.repeat(64)}.jpg`)
  const [item] = draftOf(TEMPLATE, randomUUID()).items.filter(isImageItem)
  if (!item) throw new Error('the template of the small shop has no photo frame')
  const items = names.map((imageName) => ({ ...item, imageName }))
  await server.database
    .updateTable('design')
    .set({ draft: json({ ...draft, items, approvedKernel: 1 }), print_kernel: 2 })
    .where('id', '=', id)
    .execute()
  const place = { order_number: orderNumber, width: 3, height: 2, bytes: 9, created_at: server.clock.now }
  const conditions = ['DAMAGED', 'SOUND', 'BROWSER_DEPENDENT'] as const
  const photos = conditions.map((condition, index) => ({ ...place, name: names[index] ?? '', condition }))
  await server.database.insertInto('photo').values(photos).execute()

  const { output } = await testStaff(server, tmpdir()).type('orders', 'stuck')
  const causes = [
    `the file of photo ${names[0]} is damaged`,
    `the customer's browser decodes photo ${names[2]} differently`,
    'kernel 1 approved, 2 printed',
  ]
  expect(output).toContain(causes.join('; '))
  expect(output).not.toContain(names[1])
  expect(output).toContain('opens it in the editor and saves it')
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestOrder, createTestProduct } from '../../../../testing/createTestOrder.ts'
import type { TestServer } from '../../../../testing/testServer.ts'
import { testServer } from '../../../../testing/testServer.ts'
import type { TestStaff } from '../../../../testing/testStaff.ts'
import { testStaff } from '../../../../testing/testStaff.ts'
import { putTestProfile } from '../../../../testing/testProfile.ts'
import { findOrder } from '../../../order/findOrder.ts'

let server: TestServer
let folder: string
let staff: TestStaff
beforeAll(async () => {
  server = await testServer()
  await createTestProduct(server.database, { id: 'book', printCompany: 'SEICHOKU' })
  await putTestProfile(server.database, { carriers: [{ id: 'hikyaku', name: '飛脚便', trackingUrl: null }, 'sagawa'] })
  folder = await mkdtemp(join(tmpdir(), 'irodori-ship-'))
  staff = testStaff(server, folder)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const produced = async (products = [{ productId: 'card', unit: 1, chargeableUnit: 0 }]) =>
  (await createTestOrder(server.database, { status: 'CREATING', products })).orderNumber
const statusOf = async (number: string) => (await findOrder(server.database, number))?.status
const ship = async (text: string | Uint8Array, ...words: string[]) => {
  await writeFile(join(folder, 'shipped.csv'), text)
  return staff.type('orders', 'ship', '--file', 'shipped.csv', ...words)
}

describe('orders ship --file', () => {
  it('ships the orders of a carrier’s export in Shift_JIS, and reads it again without a change', async () => {
    const first = await produced()
    const second = await produced()
    const text = `ご注文番号,配送会社,送り状番号,出荷日\r\n${first},飛脚便,1111-2222,2026/11/20\r\n${second},hikyaku,3333-4444,\r\n`
    expect(await ship(encodeCp932(text).bytes)).toEqual({
      code: 0,
      output: '2 orders were shipped, 0 had been before',
    })
    expect([await statusOf(first), await statusOf(second)]).toEqual(['SHIPPED', 'SHIPPED'])
    expect((await staff.type('orders', 'show', first)).output).toContain('with 飛脚便 1111-2222')
    expect((await ship(encodeCp932(text).bytes)).output).toBe('0 orders were shipped, 2 had been before')
  })

  it('ships an order of two parcels when the last of them has its number', async () => {
    const number = await produced([
      { productId: 'card', unit: 1, chargeableUnit: 0 },
      { productId: 'book', unit: 1, chargeableUnit: 0 },
    ])
    const row = (parcel: string, tracking: string) => `number,tracking,parcel\n${number},${tracking},${parcel}\n`
    expect((await ship(row('OTHER', '5555-1'), '--carrier', 'hikyaku')).output).toContain(
      '1 orders wait for the number',
    )
    expect(await statusOf(number)).toBe('CREATING')
    expect((await ship(row('SEICHOKU', '5555-2'), '--carrier', 'hikyaku')).output).toContain('1 orders were shipped')
    expect(await statusOf(number)).toBe('SHIPPED')
  })

  it('names the line of each row that is refused, and then changes nothing', async () => {
    const good = await produced()
    const draft = (await createTestOrder(server.database)).orderNumber
    const head = 'number,carrier,tracking,day'
    const unread = await ship(`${head}\n${good},dove,1234,\n${good},hikyaku,1234,soon\n,hikyaku,1234,\n`)
    expect(unread.output.split('\n')).toEqual([
      'line 2: the carrier dove is not one of the profile',
      'line 3: soon is no day',
      'line 4: the order number is missing',
      'nothing was changed',
    ])
    const refused = await ship(`${head}\n${good},hikyaku,1234,\n${draft},hikyaku,1234,\nirodori-99999999,hikyaku,1,\n`)
    expect(refused.code).toBe(1)
    expect(refused.output.split('\n')).toEqual([
      `line 3: ${draft}: it is not in production (DRAFT)`,
      'line 4: there is no order irodori-99999999',
      'nothing was changed',
    ])
    expect(await statusOf(good)).toBe('CREATING')
  })

  it('DSK-18: ships by an export of e飛伝Ⅲ without naming the carrier, and passes over a deleted label', async () => {
    const number = await produced()
    const row = (tracking: string, deleted: string) => `${tracking},2026/11/20,${number.replaceAll('-', '')},${deleted}`
    const text = [
      'お問い合せ送り状No.,出荷日,お客様管理番号,削除区分',
      row('401234567890', '2'),
      row('401234567891', '0'),
    ]
    expect((await ship(encodeCp932(text.join('\r\n')).bytes)).output.split('\n')).toEqual([
      '1 orders were shipped, 0 had been before',
      '1 deleted labels were passed over',
    ])
    expect((await staff.type('orders', 'show', number)).output).toContain('with 佐川急便 401234567891')
  })

  it('refuses another number for an order that is shipped', async () => {
    const number = await produced()
    await ship(`number,carrier,tracking\n${number},hikyaku,1111-2222\n`)
    const { output } = await ship(`number,carrier,tracking\n${number},hikyaku,9999-9999\n`)
    expect(output).toContain(`line 2: ${number} was shipped with the number 1111-2222; \`orders track\` corrects it`)
  })
})

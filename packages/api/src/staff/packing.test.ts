import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodePicture } from '@irodori/imaging/encodePicture'
import { createPixels } from '@irodori/imaging/pixels'
import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createReadyDesigns, createReadyOrder } from '../../testing/createReadyOrder.ts'
import { createTestOrder, createTestPackagePlans, createTestProduct } from '../../testing/createTestOrder.ts'
import { drawnPages } from '../../testing/papers/drawnPages.ts'
import { ORDERS, TEMPLATE } from '../../testing/smallShop.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { json } from '../database/tables.ts'
import { HandOver } from '../handOver/handOver.ts'
import { orderFileKey, previewName } from '../image/imageFiles.ts'
import { findOrder } from '../order/findOrder.ts'
import { packageIdOf } from '../order/packageId.ts'

let server: TestServer
let folder: string
let staff: TestStaff
const SHIP_DATE = '2026-11-26'

/** Puts an order of the small shop into production, with a parcel that ships on a day. */
async function produce(order: 'a' | 'b', pieces: number, status: 'CREATING' | 'PENDING' = 'CREATING'): Promise<void> {
  const { order_number, id, image_folder } = await createReadyOrder(server, { order, pieces })
  await server.database.updateTable('shop_order').set({ status }).where('order_number', '=', order_number).execute()
  await server.database
    .insertInto('order_package')
    .values({
      id: packageIdOf(id, 'OTHER'),
      order_number,
      print_company: 'OTHER',
      delivery_day: '2026-11-30',
      delivery_time: '14-16時',
      ship_day: SHIP_DATE,
      updated_at: server.clock.now,
    })
    .execute()
  const hashes = await server.database
    .selectFrom('design')
    .select('print_hash')
    .where('order_number', '=', order_number)
    .execute()
  const picture = await encodePicture(createPixels(60, 40), { kind: 'jpg', quality: 80 })
  for (const { print_hash } of hashes)
    if (print_hash !== null) await server.storage.put(orderFileKey(image_folder, previewName(print_hash)), picture)
}

beforeAll(async () => {
  server = await testServer()
  await createTestPackagePlans(server.database)
  await createTestProduct(server.database, { id: 'clock', name: '時計' })
  folder = await mkdtemp(join(tmpdir(), 'irodori-packing-'))
  staff = testStaff(server, folder)
  await produce('a', 2)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const { orderNumber } = ORDERS.a
const read = (...path: string[]) => readFile(join(folder, ...path))
const textOf = async (...path: string[]) => {
  const pdf = await getDocumentProxy(new Uint8Array(await read(...path)))
  return { pages: pdf.numPages, text: (await extractText(pdf, { mergePages: true })).text }
}

describe('orders show', () => {
  it('prints the whole hand-over, and as JSON by its schema', async () => {
    const { output } = await staff.type('orders', 'show', orderNumber)
    expect(output).toContain('ships 2026-11-26, for 2026-11-30, 14-16時, pieces 1 2')
    expect(output).toContain('piece 1: 小さなカード, マット, no wrapping')
    expect(output).toContain('phone 090-1111-1111')
    const json = await staff.type('orders', 'show', orderNumber, '--json')
    expect(HandOver.parse(JSON.parse(json.output)).parcels[0]?.deliveryTime).toBe('14-16時')
  })
})

describe('orders pack', () => {
  it('writes hand-over, print files and a packing slip of an order; the same again with the same bytes', async () => {
    const first = await staff.type('orders', 'pack', orderNumber, '--folder', 'one')
    expect(first).toMatchObject({ code: 0 })
    expect(first.output).toContain(`1/1 ${orderNumber}: 9 files`)
    const files = await readdir(join(folder, 'one', orderNumber))
    expect(files.toSorted()).toEqual([
      ...['01.png', '02.png', '03.png', '04.png', 'group-1.pdf', 'group-2.pdf'],
      ...['hand-over.json', 'manifest.json', 'packing-slip.pdf'],
    ])
    const handOver = HandOver.parse(JSON.parse(String(await read('one', orderNumber, 'hand-over.json'))))
    for (const { print } of handOver.pieces) {
      const bytes = await read('one', orderNumber, print?.file ?? '')
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(print?.sha256)
    }
    const { text, pages } = await textOf('one', orderNumber, 'packing-slip.pdf')
    expect(pages).toBe(1)
    for (const part of [
      'お届け先',
      orderNumber,
      '佐藤 美咲',
      '100-0001',
      '11/30（月）',
      '14-16時',
      '11/26（木）',
      '1 / 1',
    ])
      expect(text).toContain(part)

    await staff.type('orders', 'pack', orderNumber, '--folder', 'again')
    const every = [...files.map((file) => [orderNumber, file]), ['slips.pdf'], ['labels.pdf'], ['orders.csv']]
    for (const path of every) expect(await read('again', ...path)).toEqual(await read('one', ...path))
  })

  it('packs the orders of a day, and names one that is not ready without stopping the others', async () => {
    await produce('b', 12, 'PENDING')
    await server.database
      .updateTable('shop_order')
      .set({ status: 'DRAFT' })
      .where('order_number', '=', ORDERS.b.orderNumber)
      .execute()
    const { code, output } = await staff.type('orders', 'pack', '--ship-date', SHIP_DATE, '--folder', 'day')
    expect(code).toBe(1)
    expect(output).toContain(`2/2 ${ORDERS.b.orderNumber} is not packed: it is not in production (DRAFT)`)
    expect(output).toContain('1 orders with 1 parcels are packed in')
    expect((await readdir(join(folder, 'day'))).toSorted()).toEqual([
      ...[orderNumber, 'labels.pdf', 'orders.csv', 'slips.pdf'],
    ])
  })

  it('continues the slip of an order with many pieces on numbered pages', async () => {
    await produce('b', 12)
    await staff.type('orders', 'pack', ORDERS.b.orderNumber, orderNumber, '--folder', 'many')
    const { pages, text } = await textOf('many', ORDERS.b.orderNumber, 'packing-slip.pdf')
    expect(pages).toBe(2)
    expect(text).toContain('2 / 2')
    expect((await textOf('many', 'slips.pdf')).pages).toBe(3)
  })

  it('writes slips on the paper of label printers and labels from the chosen one on, if asked to', async () => {
    const options = ['--slip-size', '100x150', '--first-label', '12']
    await staff.type('orders', 'pack', orderNumber, ORDERS.b.orderNumber, '--folder', 'labels', ...options)
    for (const path of [['slips.pdf'], [orderNumber, 'packing-slip.pdf']])
      expect((await drawnPages(await read('labels', ...path)))[0]?.width).toBeCloseTo(283.46, 1)
    const labels = await drawnPages(await read('labels', 'labels.pdf'))
    expect(labels.map(({ texts }) => texts.filter(({ text }) => text.startsWith('irodori-')).length)).toEqual([1, 1])
  })

  it.each([
    ['--slip-size', 'a5'],
    ['--first-label', '13'],
  ])('refuses %s %s and names what is allowed', async (option, value) => {
    const { code, output } = await staff.type('orders', 'pack', orderNumber, option, value)
    expect(code).not.toBe(0)
    expect(output).toContain('Allowed choices are')
  })

  it('writes the table for carriers in CP932, or in UTF-8 on request', async () => {
    await staff.type('orders', 'pack', orderNumber, '--folder', 'cp932')
    const table = new TextDecoder('shift_jis', { fatal: true }).decode(await read('cp932', 'orders.csv'))
    const [head, row] = table.split('\r\n')
    expect(head?.split(',').slice(0, 3)).toEqual(['ご注文番号', '製造元', 'お届け先郵便番号'])
    expect(row).toBe(
      `${orderNumber},OTHER,100-0001,東京都,千代田区,千代田1-1,,佐藤 美咲,サトウ ミサキ,090-1111-1111,` +
        '佐藤 美咲,2026/11/26,2026/11/30,14-16時,2',
    )
    await staff.type('orders', 'pack', orderNumber, '--folder', 'utf8', '--encoding', 'utf-8')
    expect(String(await read('utf8', 'orders.csv'))).toBe(`\ufeff${table}`)
  })

  it('DSK-16: writes the file for B2クラウド, whose export with numbers ships the orders', async () => {
    const { code } = await staff.type('orders', 'pack', orderNumber, '--folder', 'b2', '--carrier-file', 'yamato-b2')
    expect(code).toBe(0)
    const table = new TextDecoder('shift_jis', { fatal: true }).decode(await read('b2', 'orders.csv'))
    const [head = '', row = ''] = table.split('\r\n')
    const cells = row.split(',')
    expect(head.split(',')).toHaveLength(97)
    expect([cells[0], cells[3], cells[6], cells[39]]).toEqual([orderNumber, '', '1416', '030000000000'])
    // B2クラウド writes the number of the label into its column.
    const issued = cells.with(3, '490714955706').with(4, '2026/11/20').join(',')
    await writeFile(join(folder, 'issued.csv'), encodeCp932(`${head}\r\n${issued}\r\n`).bytes)
    expect((await staff.type('orders', 'ship', '--file', 'issued.csv')).output).toContain('1 orders were shipped')
    expect((await staff.type('orders', 'show', orderNumber)).output).toContain('with ヤマト運輸 490714955706')
  })

  it('DSK-16: names a parcel that the file of a carrier cannot hold, and writes the others', async () => {
    const { orderNumber: far } = await createTestOrder(server.database, {
      status: 'CREATING',
      products: [{ productId: 'clock', unit: 1, chargeableUnit: 0 }],
    })
    const { details } = (await findOrder(server.database, far)) ?? {}
    const receiver = details && { ...details.receiver, city: '北海道沙流郡日高町字富川東'.repeat(8) }
    await server.database
      .updateTable('shop_order')
      .set({ details: json({ ...details, receiver }) })
      .where('order_number', '=', far)
      .execute()
    await createReadyDesigns(server, far, { productId: 'clock', sides: [TEMPLATE] })
    const { code, output } = await staff.type(
      ...['orders', 'pack', far, orderNumber, '--folder', 'far', '--carrier-file', 'sagawa-ehiden3'],
    )
    expect(code).toBe(1)
    expect(output).toContain(
      `${far} is not in orders.csv: the address does not fit into the 48 characters of the label`,
    )
    expect(output).toContain('2 orders with 2 parcels are packed')
    expect(output).toContain('orders.csv lacks 1 parcels')
    const lines = new TextDecoder('shift_jis')
      .decode(await read('far', 'orders.csv'))
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
  })

  it('says which part of the profile the file of a carrier needs, before anything is packed', async () => {
    await putTestProfile(server.database, { shipping: null })
    const typed = ['orders', 'pack', orderNumber, '--folder', 'none', '--carrier-file', 'japan-post-yupack']
    const { code, output } = await staff.type(...typed)
    await putTestProfile(server.database)
    expect(code).toBe(1)
    expect(output).toContain('--carrier-file japan-post-yupack: the profile lacks shipping')
    expect(await readdir(folder)).not.toContain('none')
    expect((await staff.type(...typed, '--encoding', 'utf-8')).output).toContain('is always in CP932')
  })

  it('refuses a call that names no orders, and names an order that does not exist', async () => {
    expect((await staff.type('orders', 'pack')).code).toBe(1)
    const { code, output } = await staff.type('orders', 'pack', 'irodori-99999999')
    expect(code).toBe(1)
    expect(output).toContain('there is no order irodori-99999999')
    const draft = await createTestOrder(server.database)
    expect((await staff.type('orders', 'pack', draft.orderNumber)).output).toContain('it is not in production (DRAFT)')
  })
})

import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPackagePlans } from '../../testing/createTestOrder.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { findOrder } from '../order/findOrder.ts'

const FILES = join(import.meta.dirname, '../../testing/orderFiles')
let server: TestServer
let folder: string
let staff: TestStaff
const type = (...words: string[]) => staff.type(...words)
beforeAll(async () => {
  server = await testServer()
  await createTestPackagePlans(server.database)
  folder = await mkdtemp(join(tmpdir(), 'irodori-import-'))
  staff = testStaff(server, folder)
  for (const file of ['rakuten.csv', 'yahooOrders.csv', 'yahooItems.csv', 'colorMe.csv'])
    await copyFile(join(FILES, file), join(folder, file))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
const order = (number: string) => findOrder(server.database, number)

const COLUMNS = [
  ...['orderNumber', 'phoneNumber', 'payMethod', 'orderDate', 'totalPrice', 'productId', 'unit'],
  ...['orderer.familyName', 'orderer.firstName', 'receiver.familyName', 'receiver.firstName'],
  ...['receiver.zipCode', 'receiver.prefecture', 'receiver.city', 'receiver.subAddress1', 'receiver.phoneNumber'],
]
const own = (number: string, prefecture = '東京都', separator = ',') =>
  [
    COLUMNS,
    [
      ...[number, '090-1234-5678', 'クレジットカード', '2026/11/24 9:05', '1650', 'card', '1', '髙橋', '葵①'],
      ...['髙橋', '葵①', '1000001', prefecture, '千代田区', '千代田1-1', '0312345678'],
    ],
  ]
    .map((row) => row.join(separator))
    .join('\r\n')

describe('orders import', () => {
  it('reads a table of its own in Shift_JIS, and one that tabs separate', async () => {
    await write('own.csv', encodeCp932(own('irodori-41000001')).bytes)
    expect((await type('orders', 'import', 'own.csv')).output).toBe(
      'the file is Shift_JIS\n1 orders were added, 0 already existed',
    )
    expect((await order('irodori-41000001'))?.details).toMatchObject({
      orderDate: '2026-11-24T09:05:00+09:00',
      receiver: { familyName: '髙橋', firstName: '葵①', zipCode: '100-0001', prefecture: '東京都' },
    })
    await write('own.tsv', own('irodori-41000002', '東京都', '\t'))
    expect((await type('orders', 'import', 'own.tsv')).output).toBe('1 orders were added, 0 already existed')
  })

  it('names a wrong encoding instead of a prefecture that is none', async () => {
    await write('own.csv', encodeCp932(own('irodori-41000003')).bytes)
    const { code, output } = await type('orders', 'import', 'own.csv', '--encoding', 'utf-8')
    expect(code).toBe(1)
    expect(output).toContain('the file is not UTF-8 (line 2); it can be read as Shift_JIS: クレジットカード')
    expect(output).not.toContain('prefecture')
  })

  it('names the line, the field and the text of an error', async () => {
    await write('own.csv', own('irodori-41000003', '江戸'))
    const { output } = await type('orders', 'import', 'own.csv')
    expect(output).toContain('line 2, order irodori-41000003, receiver.prefecture: is not a prefecture ("江戸")')
    expect(await order('irodori-41000003')).toBeNull()
  })

  it('shows the first orders of a dry run and imports nothing', async () => {
    const { output } = await type('orders', 'import', 'rakuten.csv', '--preset', 'rakuten', '--dry-run')
    expect(output).toContain('columns that are not read: サブステータスID')
    expect(output).toContain('"familyName": "髙橋"')
    expect(output).toContain('200 orders were read, nothing was imported')
    expect(await order('123456-20261124-0000000000')).toBeNull()
  })

  it('imports an export of Rakuten once', async () => {
    expect((await type('orders', 'import', 'rakuten.csv', '--preset', 'rakuten', '--no-mail')).output).toContain(
      '200 orders were added, 0 already existed',
    )
    expect((await type('orders', 'import', 'rakuten.csv', '--preset', 'rakuten', '--no-mail')).output).toContain(
      '0 orders were added, 200 already existed',
    )
    expect((await order('123456-20261124-0000000000'))?.details).toMatchObject({
      ecSiteId: 'RAKUTEN',
      isSettled: true,
      products: [{ productId: 'card', unit: 1 }],
    })
  })

  it('reads the two files of Yahoo, and leaves out lines that are no product of this shop', async () => {
    const one = await type('orders', 'import', 'yahooOrders.csv', '--preset', 'yahoo')
    expect(one.output).toContain('the products are in a second file: name it with --items')
    const two = await type('orders', 'import', 'yahooOrders.csv', '--items', 'yahooItems.csv', '--preset', 'yahoo')
    expect(two.output).toContain('cancelled orders were left out: 00012346')
    expect(two.output).toContain('lines that are no product of this shop were left out: 10012345 tea')
    expect(two.output).toContain('2 orders were added')
    expect((await order('10012345'))?.details.products).toEqual([{ productId: 'card', unit: 2, chargeableUnit: 0 }])
  })

  it('imports an order of several receivers to be placed again, as its connector does', async () => {
    const { output } = await type('orders', 'import', 'colorMe.csv', '--preset', 'color-me')
    expect(output).toContain('orders of several receivers have to be placed again')
    expect((await order('123456789'))?.status).toBe('PENDING_CANCEL')
    expect((await order('123456790'))?.status).toBe('WAITING')
  })

  it('names the columns that a preset misses, and presets that there are', async () => {
    const { output } = await type('orders', 'import', 'colorMe.csv', '--preset', 'rakuten')
    expect(output).toContain('there is no column 注文番号, from which orderNumber is read')
    expect((await type('orders', 'import', 'colorMe.csv', '--preset', 'amazon')).output).toContain(
      'there are own, rakuten, yahoo, color-me, and files that end with .json',
    )
  })
})

describe('what a file states about money', () => {
  /** An own table with further columns, one order in each row. */
  const priced = (columns: readonly string[], ...rows: readonly (readonly string[])[]) => {
    const [head = '', line = ''] = own('irodori-00000000').split('\r\n')
    const lines = rows.map(([number = '', ...cells]) => [line.replace('irodori-00000000', number), ...cells].join(','))
    return [[head, ...columns].join(','), ...lines].join('\r\n')
  }
  const show = async (number: string) => (await type('orders', 'show', number)).output

  it('AMT-1: keeps the amounts of each of two orders, and nothing for an empty cell', async () => {
    const columns = ['goods', 'delivery', 'fee', 'points', 'paid'].map((name) => `amounts.${name}`)
    const one = ['irodori-42000001', '"1,320"', '330', '', '▲150', '1500円']
    const other = ['irodori-42000002', '', '', '', '', '']
    await write('priced.csv', priced(columns, one, other))
    expect((await type('orders', 'import', 'priced.csv')).output).toContain('2 orders were added')
    expect((await order('irodori-42000001'))?.details).toMatchObject({
      totalPrice: 1650,
      amounts: {
        paid: 1500,
        parts: [
          { kind: 'GOODS', yen: 1320 },
          { kind: 'DELIVERY', yen: 330 },
          { kind: 'POINTS', yen: -150 },
        ],
        taxes: [],
      },
    })
    expect((await order('irodori-42000002'))?.details).not.toHaveProperty('amounts')
    expect(await show('irodori-42000001')).toContain(
      'total ¥1650, to pay ¥1500\n  goods ¥1320\n  delivery ¥330\n  points -¥150',
    )
    expect(await show('irodori-42000001')).not.toContain('note: these parts')
    expect(await show('irodori-42000002')).toContain('total ¥1650, to pay ¥1650\nfrom')
  })

  it('AMT-1: reads a file without a column of the total, and shows its orders without an amount', async () => {
    await write('unpriced.csv', own('irodori-42000003').replace('totalPrice,', '').replace('1650,', ''))
    expect((await type('orders', 'import', 'unpriced.csv')).output).toContain('1 orders were added')
    expect((await order('irodori-42000003'))?.details.totalPrice).toBeNull()
    expect(await show('irodori-42000003')).toContain('total not stated, to pay not stated')
    expect(await show('irodori-42000003')).not.toContain('¥')
  })

  it('AMT-3: tells the staff by how much the parts differ, and where to look', async () => {
    await write('differing.csv', priced(['amounts.goods', 'amounts.paid'], ['irodori-42000004', '1650', '1500']))
    await type('orders', 'import', 'differing.csv')
    expect(await show('irodori-42000004')).toContain(
      'note: these parts add up to ¥1650, and ¥1500 is stated; compare the order at its shop',
    )
  })

  it('names the text of an amount that is no number, and imports nothing', async () => {
    await write('wrong.csv', priced(['amounts.points'], ['irodori-42000005', 'many']))
    expect((await type('orders', 'import', 'wrong.csv')).output).toMatch(/amounts\.parts\.0\.yen: .*"many"/)
    expect(await order('irodori-42000005')).toBeNull()
  })

  it('reads the amounts of an export of Color Me, whose total is what was paid', async () => {
    expect((await order('123456789'))?.details).toMatchObject({
      totalPrice: 1650,
      amounts: { paid: 1650, parts: [{ kind: 'DELIVERY', yen: 600 }] },
    })
  })
})

describe('orders mapping', () => {
  it('keeps a mapping of the shop in its settings, which --preset uses, until it is removed', async () => {
    const shown = JSON.parse((await type('orders', 'mapping', 'show', 'own')).output)
    await write('mine.json', JSON.stringify({ ...shown, orderNumber: { columns: ['No.'] } }))
    expect((await type('orders', 'mapping', 'save', 'mine', 'mine.json')).output).toBe('mine is saved')
    expect((await type('orders', 'mapping', 'list')).output).toContain('mine')
    await write('mine.csv', own('irodori-41000009').replace('orderNumber', 'No.'))
    expect((await type('orders', 'import', 'mine.csv', '--preset', 'mine')).output).toContain('1 orders were added')
    expect((await type('orders', 'import', 'mine.csv', '--preset', 'mine.json')).output).toContain('1 already existed')
    await type('orders', 'mapping', 'remove', 'mine')
    expect((await type('orders', 'import', 'mine.csv', '--preset', 'mine')).code).toBe(1)
  })

  it('refuses a file that is no mapping, with the field, and the name of a preset', async () => {
    await write('wrong.json', JSON.stringify({ ecType: 'AMAZON' }))
    const { output } = await type('orders', 'mapping', 'save', 'wrong', 'wrong.json')
    expect(output).toContain('ecType: ')
    expect(output).toContain('receiver: ')
    expect((await type('orders', 'mapping', 'save', 'yahoo', 'wrong.json')).output).toContain('yahoo is a preset')
  })
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeText } from '@irodori/table-file/decodeText'
import { describe, expect, it } from 'vitest'
import { OrderMapping } from '../settings/orderMapping.ts'
import { readTable } from '../tableFile/readTable.ts'
import type { FileOrder } from './fileOrder.ts'
import { checkOrders } from './fileOrder.ts'
import { mappedOrders } from './mappedOrders.ts'
import { PRESETS } from './presets/presets.ts'
import { restorePhoneNumber, restorePostalCode } from './restoreZeros.ts'
import { splitCity, splitPrefecture } from './splitAddress.ts'

/** Files in CP932, written from the tables of columns by a program of another language. */
const FILES = join(import.meta.dirname, '../../testing/orderFiles')

async function tableOf(name: string) {
  const decoded = decodeText(await readFile(join(FILES, name)), null)
  if (!decoded.ok) throw new Error(`${name} cannot be decoded`)
  expect(decoded.value.encoding).toBe('shift_jis')
  const table = readTable(decoded.value.text)
  if (!table.ok) throw new Error(table.error.join('\n'))
  return table.value
}

async function read(preset: string, file: string, items: string | null = null) {
  const mapping = PRESETS.get(preset)
  if (!mapping) throw new Error(`there is no preset ${preset}`)
  const mapped = mappedOrders(mapping, await tableOf(file), items === null ? null : await tableOf(items))
  if (!mapped.ok) throw new Error(mapped.error.join('\n'))
  const candidates = mapped.value.orders.map(({ line, fields }) => ({ where: `line ${line}`, fields }))
  const checked = checkOrders(candidates, 'irodori')
  if (!checked.ok) throw new Error(checked.error.join('\n'))
  return { ...mapped.value, checked: checked.value as readonly FileOrder[] }
}

describe('the preset of Rakuten', () => {
  it('reads 200 orders of Shift_JIS with quotes, line breaks, lost zeros, full-width digits and empty kana', async () => {
    const { checked, unread } = await read('rakuten', 'rakuten.csv')
    const lines = (await readFile(join(FILES, 'rakuten.expected.jsonl'), 'utf8')).trimEnd().split('\n')
    const expected = lines.map((line) => JSON.parse(line))
    expect(checked).toHaveLength(200)
    expect(checked).toEqual(expected)
    expect(unread).toContain('のし')
    expect(unread).not.toContain('送付先姓')
  })
})

describe('the preset of Yahoo', () => {
  it('joins orders and products of two files, leaves cancelled orders out and removes the id of the shop', async () => {
    const { checked, cancelled } = await read('yahoo', 'yahooOrders.csv', 'yahooItems.csv')
    expect(cancelled).toEqual(['00012346'])
    expect(checked).toMatchObject([
      {
        orderNumber: '10012345',
        phoneNumber: '09012345678',
        isSettled: true,
        orderDate: '2026-11-24T09:05:00+09:00',
        orderer: { familyName: '髙橋', familyNameKana: 'タカハシ' },
        receiver: {
          zipCode: '100-0001',
          subAddress1: '千代田1-1',
          subAddress2: '㈱彩ビル①',
          phoneNumber: '0312345678',
        },
        products: [
          { productId: 'card', unit: 2 },
          { productId: 'tea', unit: 1 },
        ],
      },
      {
        orderNumber: '10012347',
        isSettled: false,
        paymentType: 'COMBINI',
        receiver: { zipCode: '060-0001', city: '札幌市中央区' },
      },
    ])
  })
})

describe('the preset of Color Me', () => {
  it('splits names and addresses of one column, and counts the receivers of an order', async () => {
    const { checked } = await read('color-me', 'colorMe.csv')
    expect(checked).toMatchObject([
      {
        orderNumber: '123456789',
        totalPrice: 1650,
        isSettled: true,
        orderDate: '2026-11-24T00:00:00+09:00',
        receivers: 2,
        orderer: { familyName: '桃瀬', firstName: 'くるみ' },
        receiver: {
          familyNameKana: 'モモセ',
          zipCode: '510-0001',
          prefecture: '三重県',
          city: '四日市市',
          subAddress1: '大宮町1-2',
          subAddress2: 'コーポ桜402号',
          phoneNumber: '090-1234-5678',
        },
      },
      {
        receivers: 1,
        isSettled: false,
        orderer: { familyName: '株式会社彩り', firstName: '', familyNameKana: '' },
        receiver: { city: '千代田区', subAddress1: '千代田1-1', subAddress2: '彩ビル' },
        products: [{ productId: 'card', unit: 2 }],
      },
    ])
  })
})

describe('a mapping', () => {
  it.each([...PRESETS])('of the preset %s is valid JSON by the schema', (_, preset) => {
    expect(OrderMapping.parse(JSON.parse(JSON.stringify(preset)))).toEqual(preset)
  })

  it('names the columns that the file lacks', async () => {
    const mapping = PRESETS.get('rakuten')
    const table = await tableOf('colorMe.csv')
    const mapped = mapping && mappedOrders(mapping, table, null)
    expect(mapped && !mapped.ok && mapped.error).toContain(
      'there is no column 送付先住所都道府県, from which receiver.prefecture is read',
    )
  })

  it('names the place and the text of each field that is not valid', async () => {
    const { orders } = await read('rakuten', 'rakuten.csv')
    const [first] = orders
    const receiver = { ...(first?.fields.receiver as object), prefecture: '江戸' }
    const checked = checkOrders([{ where: 'line 2', fields: { ...first?.fields, receiver } }], 'irodori')
    expect(checked).toEqual({ ok: false, error: ['line 2, receiver.prefecture: is not a prefecture ("江戸")'] })
  })
})

describe('leading zeros that a spreadsheet removed', () => {
  it.each([
    [['60', '1'], '060-0001'],
    [['600001'], '0600001'],
    [['〒100-0001'], '〒100-0001'],
    [['1'], '1'],
  ])('come back in the postal code %j', (parts, code) => {
    expect(restorePostalCode(parts)).toBe(code)
  })

  it.each([
    [['90', '123', '45'], '090-0123-0045'],
    [['3', '12', '5678'], '03-0012-5678'],
    [['9012345678'], '09012345678'],
    [['312345678'], '0312345678'],
    [['+81 90-1234-5678'], '+81 90-1234-5678'],
    [['0312345678'], '0312345678'],
  ])('come back in the phone number %j', (parts, number) => {
    expect(restorePhoneNumber(parts)).toBe(number)
  })
})

describe('an address of one column', () => {
  it.each([
    ['三重県四日市市諏訪町1-5', '', ['三重県', '四日市市', '諏訪町1-5']],
    ['東京都町田市森野2-2-22', '', ['東京都', '町田市', '森野2-2-22']],
    ['千葉県市川市八幡1-1', '市川市', ['千葉県', '市川市', '八幡1-1']],
    ['北海道余市郡余市町朝日町26', '', ['北海道', '余市郡余市町', '朝日町26']],
    ['神奈川県横浜市中区本町6-50', '', ['神奈川県', '横浜市中区', '本町6-50']],
    ['東京都渋谷区神宮前1-1', '渋谷区', ['東京都', '渋谷区', '神宮前1-1']],
  ])('is split: %s', (address, known, parts) => {
    const [prefecture, behind] = splitPrefecture(address)
    expect([prefecture, ...splitCity(behind, known)]).toEqual(parts)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readShipments } from './readShipments.ts'

const KNOWN: Parameters<typeof readShipments>[1] = {
  carriers: [
    { id: 'yamato', name: 'ヤマト運輸' },
    { id: 'sagawa', name: '佐川急便' },
    { id: 'japan-post', name: '日本郵便' },
  ],
  carrier: null,
  orderPrefix: 'irodori',
  today: '2026-11-27',
}

/** The names of the columns in a document of a carrier. */
const namesIn = (document: string): readonly string[] =>
  z
    .object({ columns: z.array(z.union([z.string(), z.object({ name: z.string() })])) })
    .parse(JSON.parse(readFileSync(new URL(`../../testing/carrierFiles/${document}.json`, import.meta.url), 'utf8')))
    .columns.map((column) => (typeof column === 'string' ? column : column.name))

type Cells = Readonly<Record<string, string>>

const csv = (rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join(',')}\r\n`).join('')

/** A table with all documented columns, of which some are filled. */
const table = (names: readonly string[], ...rows: readonly Cells[]) =>
  csv([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))])

const read = (text: string, changes: Partial<typeof KNOWN> = {}) => readShipments(text, { ...KNOWN, ...changes })
const rowsOf = (text: string) => {
  const result = read(text)
  return result.ok ? result.value.rows : result.error
}

const ROW = { line: 2, orderNumber: 'irodori-00000001', day: '2026-11-26', printCompany: null }

describe('DSK-18: the exports of carriers’ programs, read without naming the carrier', () => {
  const yamato: Cells = {
    お客様管理番号: 'irodori-00000001',
    送り状種類: '0',
    伝票番号: '490714955706',
    出荷予定日: '2026/11/26',
  }

  it('発行済データ of B2クラウド with its head, in which three spare columns have one name', () => {
    const head = namesIn('yamatoB2')
    const written = table(head, yamato).replaceAll(/予備[123]/g, '予備')
    expect(rowsOf(written)).toEqual([{ ...ROW, carrier: 'yamato', tracking: '490714955706' }])
  })

  it('発行済データ of B2クラウド without a head', () => {
    const [, row = ''] = table(namesIn('yamatoB2'), yamato).split('\r\n')
    expect(rowsOf(`${row}\r\n${row}\r\n`)).toEqual([
      { ...ROW, line: 1, carrier: 'yamato', tracking: '490714955706' },
      { ...ROW, carrier: 'yamato', tracking: '490714955706' },
    ])
  })

  const sagawa: Cells = {
    'お問い合せ送り状No.': '401234567890',
    出荷日: '2026/11/26',
    お客様管理番号: 'irodori00000001',
    削除区分: '0',
    エラー: '正常',
  }

  it('出荷履歴データ of e飛伝Ⅲ, with or without slashes in its days', () => {
    const head = namesIn('sagawaHistory')
    const expected = { ...ROW, carrier: 'sagawa', tracking: '401234567890' }
    expect(rowsOf(table(head, sagawa))).toEqual([expected])
    expect(rowsOf(table(head, { ...sagawa, 出荷日: '20261126' }))).toEqual([expected])
  })

  it('passes over the labels that were deleted at e飛伝Ⅲ', () => {
    const head = namesIn('sagawaHistory')
    const deleted = { ...sagawa, お客様管理番号: '', 削除区分: '2' }
    const result = read(table(head, deleted, sagawa))
    expect(result).toMatchObject({ ok: true, value: { cancelled: 1, rows: [{ line: 3 }] } })
  })

  it('送り状データ of e飛伝Ⅲ, with the day on which its shipment was confirmed', () => {
    const { 出荷日: _, ...label } = sagawa
    const days = { 出荷予定日: '2026/11/25', 出荷確定日: '2026/11/26' }
    expect(rowsOf(table(namesIn('sagawaLabels'), { ...label, ...days }))).toMatchObject([
      { carrier: 'sagawa', day: '2026-11-26' },
    ])
  })

  // Heads of files that ゆうパックプリントR wrote, as their readers hold them: ids 69726149954 and 70552249487 of the index of
  // public files.
  const CHOSEN = ['発送予定日', 'お客様側管理番号', 'お問い合わせ番号', 'お届け先 郵便番号', 'お届け先 住所']
  const HISTORY = [
    ...['お客様側管理番号', 'お問い合わせ番号', '仮引受確定作業年月日', '配送完了作業年月日'],
    ...['配達ステータス集約コード', '配達ステータス明細コード'],
  ]

  it('発送履歴 of ゆうパックプリントR in the columns that its user chose', () => {
    const cells = { お客様側管理番号: 'irodori00000001', お問い合わせ番号: '193715301010' }
    const expected = { ...ROW, carrier: 'japan-post', tracking: '193715301010' }
    expect(rowsOf(table(CHOSEN, { ...cells, 発送予定日: '20261126' }))).toEqual([expected])
    expect(rowsOf(table(HISTORY, { ...cells, 仮引受確定作業年月日: '20261126153000' }))).toEqual([expected])
    expect(rowsOf(table(HISTORY, cells))).toEqual([{ ...expected, day: '2026-11-27' }])
  })

  it('DSK-17: finds the order by the whole number where the other one is shortened', () => {
    const number = '123456-20261126-0123456789'
    const short = { ...sagawa, お客様管理番号: '2611260123456789' }
    expect(rowsOf(table(namesIn('sagawaHistory'), { ...short, 編集01: number }))).toMatchObject([
      { orderNumber: number },
    ])
    // A shop may write what it likes into this column by hand.
    expect(rowsOf(table(namesIn('sagawaHistory'), { ...sagawa, 編集01: '割れ物' }))).toMatchObject([
      { orderNumber: 'irodori-00000001' },
    ])
    const cells = { お客様側管理番号: '611260123456789', お問い合わせ番号: '193715301010', 受注番号: number }
    expect(rowsOf(table([...CHOSEN, '受注番号'], cells))).toMatchObject([{ orderNumber: number }])
    const plain = { ...sagawa, お客様管理番号: number.replaceAll('-', '') }
    expect(rowsOf(table(namesIn('sagawaHistory'), plain))).toMatchObject([{ orderNumber: number }])
  })

  it('DSK-17: knows the parcel of an order of several by its print company', () => {
    const mark = { 検索キータイトル1: '製造元', 検索キー1: 'SEICHOKU' }
    expect(rowsOf(table(namesIn('yamatoB2'), { ...yamato, ...mark }))).toMatchObject([{ printCompany: 'SEICHOKU' }])
    const other = { 検索キータイトル1: '担当', 検索キー1: 'SEICHOKU' }
    expect(rowsOf(table(namesIn('yamatoB2'), { ...yamato, ...other }))).toMatchObject([{ printCompany: null }])
    expect(rowsOf(table(namesIn('sagawaHistory'), { ...sagawa, 編集02: 'SEICHOKU' }))).toMatchObject([
      { printCompany: 'SEICHOKU' },
    ])
    expect(
      rowsOf(
        table(['お客様側管理番号', 'お問い合わせ番号', 'フリー項目０１'], {
          お客様側管理番号: 'irodori00000001',
          お問い合わせ番号: '193715301010',
          フリー項目０１: 'OTHER',
        }),
      ),
    ).toMatchObject([{ printCompany: 'OTHER' }])
    // A person may add our own column to an export.
    expect(rowsOf(table([...namesIn('yamatoB2'), '製造元'], { ...yamato, 製造元: 'SEICHOKU' }))).toMatchObject([
      { printCompany: 'SEICHOKU' },
    ])
  })

  it('takes the carrier that is named before the one of the columns', () => {
    const named = read(table(namesIn('yamatoB2'), yamato), { carrier: '佐川急便' })
    expect(named.ok && named.value.rows[0]?.carrier).toBe('sagawa')
    expect(read(table(namesIn('yamatoB2'), yamato), { carriers: [] })).toEqual({
      ok: false,
      error: [{ line: 2, code: 'CARRIER_UNKNOWN', carrier: 'yamato' }],
    })
  })
})

describe('a file of sent parcels that cannot be read', () => {
  it.each([
    ['', { line: null, code: 'NOT_A_TABLE', error: { code: 'EMPTY' } }],
    ['number,tracking\n"1', { line: null, code: 'NOT_A_TABLE', error: { code: 'QUOTE_NOT_CLOSED', line: 2 } }],
    [
      'number,tracking\n1\n',
      { line: null, code: 'NOT_A_TABLE', error: { code: 'CELLS_DIFFER', line: 2, cells: 1, columns: 2 } },
    ],
    ['number\n1', { line: null, code: 'COLUMN_MISSING', names: expect.arrayContaining(['tracking', '送り状番号']) }],
    ['number,tracking\n,1234', { line: 2, code: 'NUMBER_MISSING' }],
    ['number,tracking\n1,', { line: 2, code: 'TRACKING_MISSING' }],
    ['number,tracking\n1,1234', { line: 2, code: 'CARRIER_MISSING' }],
    ['number,tracking,carrier\n1,1234,dove', { line: 2, code: 'CARRIER_UNKNOWN', carrier: 'dove' }],
    ['number,tracking,carrier,day\n1,1234,yamato,soon', { line: 2, code: 'DAY_INVALID', written: 'soon' }],
    ['number,tracking,carrier,day\n1,1234,yamato,2026/11/28', { line: 2, code: 'DAY_TO_COME', day: '2026-11-28' }],
    ['number,tracking,carrier,parcel\n1,1234,yamato,X', { line: 2, code: 'PRINT_COMPANY_UNKNOWN', written: 'X' }],
  ])('%j is refused with its reason as data', (text, problem) => {
    expect(read(text)).toEqual({ ok: false, error: [problem] })
  })
})

import { readFileSync } from 'node:fs'
import type { CarrierFormat } from '@irodori/contract/entities/packing'
import { DELIVERY_TIMES } from '@irodori/rules/deliveryDate'
import { decodeText } from '@irodori/table-file/decodeText'
import { readRecords } from '@irodori/table-file/readRecords'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { PARCEL, packedParcel } from '../../testing/packedParcel.ts'
import type { PackedParcel } from '../handOver/handOver.ts'
import type { Shipping } from '../profile/shipping.ts'
import { carrierFile, generalFile } from './carrierFile.ts'
import { characters, cp932Bytes } from './labelText.ts'
import { parcelProblemText } from './parcelProblem.ts'
import type { ParcelProblem } from './parcelProblem.ts'

const SHIPPING: Shipping = {
  shipper: {
    zipCode: '150-0001',
    address: ['東京都渋谷区神宮前99-9-9', 'いろどり印刷工房'],
    phoneNumber: '03-0000-0000',
  },
  itemName: '印刷物',
  yamato: { customerCode: '030000000000', classCode: '001', fareNumber: '01' },
  sagawa: { customerCode: '030000000001' },
  japanPost: { labelType: '1100780' },
}

/** What the documents of the carriers say of a column; the files name their sources. */
const Documented = z.object({
  sources: z.array(z.string()).min(1),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string().optional(),
      most: z.int().optional(),
      unit: z.enum(['CP932_BYTES', 'CHARACTERS']).optional(),
      required: z.boolean().default(false),
      codes: z.array(z.string()).optional(),
    }),
  ),
})
type Column = z.infer<typeof Documented>['columns'][number]

const documented = (name: string): readonly Column[] =>
  Documented.parse(
    JSON.parse(readFileSync(new URL(`../../testing/carrierFiles/${name}.json`, import.meta.url), 'utf8')),
  ).columns

type Program = Exclude<CarrierFormat, 'GENERAL'>
const PROGRAMS: readonly (readonly [Program, readonly Column[]])[] = [
  ['YAMATO_B2', documented('yamatoB2')],
  ['SAGAWA_EHIDEN3', documented('sagawaEhiden3')],
  ['JAPAN_POST_YUPACK', documented('yuPackPrintR')],
]

/** Names are compared in their normal width: a document writes １ as 1. */
const plain = (name: string): string => name.normalize('NFKC')

/** The file read back as a program reads it: strictly in CP932. */
function write(program: Program, ...parcels: readonly PackedParcel[]) {
  const writer = carrierFile(program, SHIPPING)
  if (!writer.ok) throw new Error(`the profile lacks ${writer.error.field}`)
  const written = writer.value(parcels)
  const decoded = decodeText(written.bytes, 'shift_jis')
  if (!decoded.ok) throw new Error('the file is not in CP932')
  const read = readRecords(decoded.value.text)
  if (!read.ok) throw new Error(`line ${read.error.line} is not CSV`)
  const [head = [], ...rows] = read.value.map(({ cells }) => cells)
  const cellsOf = (row: readonly string[]) => Object.fromEntries(head.map((name, at) => [plain(name), row[at] ?? '']))
  return { ...written, text: decoded.value.text, head, rows: rows.map(cellsOf) }
}

const TYPES: Readonly<Record<string, RegExp>> = {
  半角英数字: /^[0-9A-Za-z-]*$/,
  半角英数: /^[0-9A-Za-z]*$/,
  半角数字: /^[0-9/]*$/,
  '半角数字＆ハイフン': /^[0-9-]*$/,
  '半角数字 "-"ハイフン': /^[0-9-]*$/,
  // A space is written in half width; e飛伝Ⅲ widens it.
  全角文字: /^[^!-~｡-ﾟ]*$/,
}

/** What contradicts the document in a row of a file. */
const contradictions = (columns: readonly Column[], row: Readonly<Record<string, string>>): string[] =>
  columns.flatMap(({ name, type = '', most, unit, required, codes }) => {
    const cell = row[plain(name)] ?? ''
    const length = unit === 'CHARACTERS' ? characters(cell) : cp932Bytes(cell)
    return [
      ...(required && cell === '' ? [`${name} is empty`] : []),
      ...(most !== undefined && length > most ? [`${name} has ${length} of ${most}: ${cell}`] : []),
      ...(codes && cell !== '' && !codes.includes(cell) ? [`${name} has no code ${cell}`] : []),
      ...(TYPES[type]?.test(cell) === false ? [`${name} is not ${type}: ${cell}`] : []),
    ]
  })

const text = (letters: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: most }).map((chosen) => chosen.join(''))
const KANJI = [...'東西南北京都山川田中村町寺本通条丁目番地髙﨑①']
const MIXED = [...KANJI, ...'ァアィ1234567890-abcXYZ&ｶﾅ']

const parcels: fc.Arbitrary<PackedParcel> = fc
  .record({
    number: fc.constantFrom('irodori-00000001', '123456-20261126-0123456789', '12345678', '123456789'),
    city: text(KANJI, 12),
    subAddress1: text(MIXED, 24),
    subAddress2: fc.oneof(fc.constant(''), text(MIXED, 24)),
    familyName: text(KANJI, 10),
    firstName: text(KANJI, 10),
    phoneNumber: fc.constantFrom('090-1111-1111', '0311112222', '+81 90 1111 1111', '０３−１１１１−２２２２'),
    deliveryDay: fc.constantFrom(null, '2026-11-30'),
    deliveryTime: fc.constantFrom(null, ...DELIVERY_TIMES),
    plannedShipDate: fc.constantFrom(null, '2026-11-26'),
    pieces: fc.integer({ min: 1, max: 120 }),
    isOneOfTwo: fc.boolean(),
  })
  .map(({ number, deliveryDay, deliveryTime, plannedShipDate, pieces, isOneOfTwo, ...receiver }) =>
    packedParcel({
      number,
      receiver,
      orderer: { familyName: receiver.familyName, firstName: receiver.firstName },
      parcel: {
        deliveryDay,
        deliveryTime,
        plannedShipDate,
        groupNumbers: Array.from({ length: pieces }, (_, at) => at + 1),
      },
      others: isOneOfTwo ? [{ ...PARCEL, id: 'order-SEICHOKU', printCompany: 'SEICHOKU' }] : [],
    }),
  )

describe.each(PROGRAMS)('DSK-16: a file for %s', (program, columns) => {
  it('has the documented columns in their order, in CP932 with CRLF', () => {
    const { head, text: written } = write(program, packedParcel())
    expect(head.map(plain)).toEqual(columns.map(({ name }) => plain(name)))
    expect(written.split('\r\n')).toHaveLength(3)
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('fills the obligatory columns, keeps each length and has only documented codes, or names why it cannot', () => {
    fc.assert(
      fc.property(parcels, (packed) => {
        const { rows, refused } = write(program, packed)
        const [row] = rows
        if (row) expect(contradictions(columns, row)).toEqual([])
        else expect(refused[0]?.problems.length).toBeGreaterThan(0)
      }),
    )
  })

  it('loses no character of an address and a name that it holds', () => {
    fc.assert(
      fc.property(parcels, (packed) => {
        const [row] = write(program, packed).rows
        if (!row) return
        const whole = plain(Object.values(row).join('')).replace(/[\s']/g, '')
        const { receiver } = packed.handOver.people
        const address = `${receiver.prefecture}${receiver.city}${receiver.subAddress1}${receiver.subAddress2}`
        expect(whole).toContain(plain(address))
        expect(whole).toContain(plain(`${receiver.familyName}${receiver.firstName}`))
      }),
    )
  })

  it('leaves out a parcel that does not fit, names why, and writes the others', () => {
    const long = '北海道沙流郡日高町字富川東'.repeat(8)
    const bad = packedParcel({ number: 'irodori-00000002', receiver: { city: long, phoneNumber: '12' } })
    const { rows, refused } = write(program, bad, packedParcel())
    expect(rows).toHaveLength(1)
    expect(refused).toMatchObject([
      { orderNumber: 'irodori-00000002', problems: [{ code: 'ADDRESS_TOO_LONG' }, { code: 'PHONE_INVALID' }] },
    ])
  })

  it('refuses a receiver abroad, one without names, address and phone, and an orderer without a name', () => {
    const nobody = { familyName: '', firstName: '' }
    const empty = { ...nobody, city: '', subAddress1: '', subAddress2: '', phoneNumber: '', zipCode: '1' }
    const [abroad, unnamed] = write(
      program,
      packedParcel({ receiver: { prefecture: '海外' } }),
      packedParcel({ receiver: { ...empty, prefecture: '' }, orderer: nobody }),
    ).refused
    expect(abroad?.problems).toEqual([{ code: 'OVERSEAS' }])
    expect(new Set(unnamed?.problems.map(({ code }) => code))).toEqual(
      new Set(['ADDRESS_MISSING', 'NAME_MISSING', 'ORDERER_MISSING', 'PHONE_MISSING', 'POSTAL_CODE_INVALID']),
    )
  })

  it('reports characters that CP932 lacks and writes 〓 for them', () => {
    const { missing, rows } = write(program, packedParcel({ receiver: { familyName: '𠮷田' } }))
    expect(missing).toEqual(['𠮷'])
    expect(Object.values(rows[0] ?? {}).join(' ')).toContain('〓田')
  })

  it('names the part of the profile that it lacks', () => {
    expect(carrierFile(program, null)).toEqual({ ok: false, error: { field: 'shipping' } })
    const without = carrierFile(program, { ...SHIPPING, yamato: null, sagawa: null, japanPost: null })
    const field = { YAMATO_B2: 'shipping.yamato', SAGAWA_EHIDEN3: 'shipping.sagawa', JAPAN_POST_YUPACK: null }[program]
    expect(without.ok ? null : without.error.field).toBe(field)
  })
})

const filled = (row: Readonly<Record<string, string>> | undefined) =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, cell]) => cell !== ''))

describe('the labels of a parcel', () => {
  it('DSK-16: B2クラウド gets receiver, orderer at the address of the shop, days, time and the contract', () => {
    expect(filled(write('YAMATO_B2', packedParcel()).rows[0])).toEqual({
      お客様管理番号: 'irodori-00000001',
      送り状種類: '0',
      クール区分: '0',
      出荷予定日: '2026/11/26',
      'お届け予定(指定)日': '2026/11/30',
      配達時間帯: '1416',
      お届け先電話番号: '090-1111-1111',
      お届け先郵便番号: '100-0001',
      お届け先住所: '東京都千代田区千代田1-1',
      'お届け先住所(アパートマンション名)': '皇居前ハイツ301',
      お届け先名: '佐藤 美咲',
      ご依頼主電話番号: '03-0000-0000',
      ご依頼主郵便番号: '150-0001',
      ご依頼主住所: '東京都渋谷区神宮前99-9-9いろどり印刷工房',
      ご依頼主名: '田中 健',
      品名1: '印刷物',
      品名2: '2点',
      発行枚数: '1',
      ご請求先顧客コード: '030000000000',
      ご請求先分類コード: '001',
      運賃管理番号: '01',
    })
  })

  it('DSK-16: e飛伝Ⅲ gets the same in full-width characters, with the seal of the time', () => {
    expect(filled(write('SAGAWA_EHIDEN3', packedParcel()).rows[0])).toEqual({
      お届け先電話番号: '090-1111-1111',
      お届け先郵便番号: '100-0001',
      お届け先住所1: '東京都千代田区',
      お届け先住所2: '千代田１－１',
      お届け先住所3: '皇居前ハイツ３０１',
      お届け先名称1: '佐藤 美咲',
      お客様管理番号: 'irodori00000001',
      お客様コード: '030000000001',
      ご依頼主電話番号: '03-0000-0000',
      ご依頼主郵便番号: '150-0001',
      ご依頼主住所1: '東京都渋谷区神宮前９９－９－９',
      ご依頼主住所2: 'いろどり印刷工房',
      ご依頼主名称1: '田中 健',
      品名1: '印刷物',
      品名2: '２点',
      出荷個数: '1',
      スピード指定: '000',
      クール便指定: '001',
      配達日: '20261130',
      配達指定時間帯: '14',
      指定シール1: '023',
      営業所受取: '0',
      SRC区分: '0',
      元着区分: '1',
      出荷日: '20261126',
      編集01: 'irodori-00000001',
    })
  })

  it('DSK-16: ゆうパックプリントR gets the same, with the type of its label', () => {
    expect(filled(write('JAPAN_POST_YUPACK', packedParcel()).rows[0])).toEqual({
      お客様側管理番号: 'irodori00000001',
      発送予定日: '20261126',
      郵便種別: '0',
      保冷種別: '0',
      '元/着払/代引': '0',
      送り状種別: '1100780',
      'お届け先 郵便番号': '100-0001',
      'お届け先 住所1': '東京都千代田区',
      'お届け先 住所2': '千代田1-1',
      'お届け先 住所3': '皇居前ハイツ301',
      'お届け先 名称1': '佐藤 美咲',
      'お届け先 敬称区分': '0',
      'お届け先 電話番号': '090-1111-1111',
      'ご依頼主 郵便番号': '150-0001',
      'ご依頼主 住所1': '東京都渋谷区神宮前99-9-9',
      'ご依頼主 住所2': 'いろどり印刷工房',
      'ご依頼主 名称1': '田中 健',
      'ご依頼主 電話番号': '03-0000-0000',
      受注番号: 'irodori-00000001',
      '配達指定日/希望日': '20261130',
      配達時間帯区分: '53',
      複数個口数: '1',
      品名: '印刷物',
      個数: '2',
    })
  })

  it('have neither day nor time for a parcel without wishes', () => {
    const packed = packedParcel({ parcel: { deliveryDay: null, deliveryTime: null } })
    expect(write('YAMATO_B2', packed).rows[0]).toMatchObject({ 'お届け予定(指定)日': '', 配達時間帯: '' })
    expect(write('SAGAWA_EHIDEN3', packed).rows[0]).toMatchObject({ 配達日: '', 配達指定時間帯: '', 指定シール1: '' })
    expect(write('JAPAN_POST_YUPACK', packed).rows[0]).toMatchObject({ '配達指定日/希望日': '', 配達時間帯区分: '00' })
    const day = packedParcel({ parcel: { deliveryTime: null } })
    expect(write('SAGAWA_EHIDEN3', day).rows[0]).toMatchObject({ 配達日: '20261130', 指定シール1: '005' })
  })

  it.each([
    ['YAMATO_B2', ['0812', null, '1416', '1618', '1820', '1921']],
    ['SAGAWA_EHIDEN3', ['01', '12', '14', '16', '18', '19']],
    ['JAPAN_POST_YUPACK', ['51', '52', '53', '54', '55', '57']],
  ] as const)('%s gets its own code of each time band, or the parcel is refused', (program, codes) => {
    DELIVERY_TIMES.forEach((deliveryTime, at) => {
      const { rows, refused } = write(program, packedParcel({ parcel: { deliveryTime } }))
      const [row] = rows
      const code = row ? (row.配達時間帯 ?? row.配達指定時間帯 ?? row.配達時間帯区分) : null
      expect(code).toBe(codes[at])
      if (!row) expect(refused[0]?.problems).toEqual([{ code: 'TIME_NOT_OFFERED', time: deliveryTime }])
    })
  })

  it('only B2クラウド needs a ship day', () => {
    const packed = packedParcel({ parcel: { plannedShipDate: null } })
    expect(write('YAMATO_B2', packed).refused[0]?.problems).toEqual([{ code: 'SHIP_DAY_MISSING' }])
    expect(write('SAGAWA_EHIDEN3', packed).rows[0]).toMatchObject({ 出荷日: '' })
    expect(write('JAPAN_POST_YUPACK', packed).rows[0]).toMatchObject({ 発送予定日: '' })
  })

  it('DSK-17: the number of a marketplace is shortened where it is too long, and stands whole beside it', () => {
    const packed = packedParcel({ number: '123456-20261126-0123456789' })
    expect(write('YAMATO_B2', packed).rows[0]).toMatchObject({ お客様管理番号: '123456-20261126-0123456789' })
    expect(write('SAGAWA_EHIDEN3', packed).rows[0]).toMatchObject({
      お客様管理番号: '2611260123456789',
      編集01: '123456-20261126-0123456789',
    })
    expect(write('JAPAN_POST_YUPACK', packed).rows[0]).toMatchObject({
      お客様側管理番号: '611260123456789',
      受注番号: '123456-20261126-0123456789',
    })
    const longest = packedParcel({ number: `123456-20261126-${'1'.repeat(24)}` })
    expect(write('SAGAWA_EHIDEN3', longest).refused[0]?.problems).toEqual([{ code: 'NUMBER_TOO_LONG', most: 32 }])
  })

  it('DSK-17: a parcel of two names its print company in a column that comes back', () => {
    const packed = packedParcel({ others: [{ ...PARCEL, id: 'order-SEICHOKU', printCompany: 'SEICHOKU' }] })
    expect(write('YAMATO_B2', packed).rows[0]).toMatchObject({ 検索キータイトル1: '製造元', 検索キー1: 'OTHER' })
    expect(write('SAGAWA_EHIDEN3', packed).rows[0]).toMatchObject({ 編集02: 'OTHER' })
    expect(write('JAPAN_POST_YUPACK', packed).rows[0]).toMatchObject({ フリー項目01: 'OTHER' })
  })

  it('are written to the general table for every parcel, whatever its address', () => {
    const { refused, bytes } = generalFile([packedParcel({ receiver: { city: '町'.repeat(90) } })], 'UTF8')
    expect(refused).toEqual([])
    expect(String(Buffer.from(bytes)).trim().split('\r\n')).toHaveLength(2)
  })
})

describe('parcelProblemText', () => {
  it('says each problem in words, with the text that does not fit', () => {
    const problems: readonly ParcelProblem[] = [
      { code: 'OVERSEAS' },
      { code: 'NUMBER_TOO_LONG', most: 32 },
      { code: 'SHIP_DAY_MISSING' },
      { code: 'TIME_NOT_OFFERED', time: '12-14時' },
      { code: 'POSTAL_CODE_INVALID', zipCode: '1' },
      { code: 'ADDRESS_MISSING' },
      { code: 'ADDRESS_TOO_LONG', text: '長い', most: 48 },
      { code: 'NAME_MISSING' },
      { code: 'NAME_TOO_LONG', text: '長い', most: 16 },
      { code: 'PHONE_MISSING' },
      { code: 'PHONE_INVALID', phoneNumber: '12' },
      { code: 'ORDERER_MISSING' },
      { code: 'ORDERER_TOO_LONG', text: '長い', most: 16 },
    ]
    expect(problems.map(parcelProblemText)).toEqual([
      'the receiver lives abroad, and this file is for parcels in Japan',
      'the order number has more than 32 characters',
      'its ship day is not known yet',
      'the carrier does not deliver at 12-14時',
      'the postal code "1" is not one of Japan',
      'the receiver has no address',
      'the address does not fit into the 48 characters of the label: 長い',
      'the receiver has no name',
      'the name of the receiver does not fit into the 16 characters of the label: 長い',
      'the receiver has no phone number',
      'the phone number "12" is not one of Japan',
      'the orderer has no name',
      'the name of the orderer does not fit into the 16 characters of the label: 長い',
    ])
  })
})

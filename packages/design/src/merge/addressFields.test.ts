import { readFileSync } from 'node:fs'
import { listOf, readList } from '@irodori/table-file/readList'
import { describe, expect, it } from 'vitest'
import { present } from '../../testing/present.ts'
import { POSTCARD, sampleDocument, samplePage, textItem, verticalItem } from '../../testing/sampleItems.ts'
import { postalBoxes } from '../address/postalBoxes.ts'
import { ADDRESS_FIELD_NAMES, ADDRESS_FIELDS, hasSenderCode, withAddressFields } from './addressFields.ts'
import { addressSetting, matchAddress } from './matchAddress.ts'
import { matchTexts } from './matchTexts.ts'
import { columnNames } from './mergeList.ts'
import { sourceColumns } from './sourceColumns.ts'

const words = (id: string, text: string, left: number, kind: 'NAME' | 'WORDS' = 'WORDS') =>
  verticalItem({
    id,
    text,
    templateItemText: text,
    sampleParts: [{ kind, text }],
    left,
    top: 400,
    keepsTemplateText: false,
  })
const SIDE = samplePage({
  sheet: POSTCARD,
  items: [
    ...postalBoxes(POSTCARD).map(({ left, top, width, height }, at) =>
      textItem({ id: `digit${at + 1}`, text: '１', left, top, width, height }),
    ),
    words('address', '東京都千代田区千代田一ー一', 1000),
    words('company', '株式会社さくら', 800),
    words('names', '山田　太郎　様', 600, 'NAME'),
    words('sender', '京都府京都市上京区一', 200),
    words('sender name', '佐藤　美咲', 100),
    ...[...'6008216'].map((text, at) =>
      textItem({ id: `sender${at + 1}`, text, templateItemText: text, left: 50 + at * 40, top: 1500, width: 36 }),
    ),
  ],
})
const DESIGN = sampleDocument([samplePage(), SIDE])

const listIn = (file: string) =>
  listOfTable(readFileSync(new URL(`../../../table-file/testing/files/${file}`, import.meta.url)))

function listOfTable(source: Uint8Array | string) {
  const read = readList(source)
  if (!read.ok) throw new Error(`the list cannot be read: ${read.error.code}`)
  const people = listOf(read.value.records, read.value.hasHead)
  const address = present(addressSetting(DESIGN, people))
  return { people, list: { columns: columnNames(people), patterns: matchTexts(DESIGN, people), address } }
}

const fieldsOf = (file: string, digits: 'KANJI' | 'ARABIC' = 'KANJI') => fieldsOfList(listIn(file), digits)
const fieldsOfTable = (table: string) => fieldsOfList(listOfTable(table), 'KANJI')

function fieldsOfList({ people, list }: ReturnType<typeof listOfTable>, digits: 'KANJI' | 'ARABIC') {
  return people.rows.map((cells) => {
    const { list: wide, row } = withAddressFields({ ...list, address: { ...list.address, digits } }, { cells })
    return Object.fromEntries(ADDRESS_FIELD_NAMES.map((name) => [name, row.cells[wide.columns.indexOf(name)]]))
  })
}

describe('an address side', () => {
  it('LST-7: takes the digits, the address, the company and the names of a list, and leaves the sender alone', () => {
    expect(matchAddress(DESIGN)).toEqual({
      ...Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`digit${at + 1}`, `{〒${at + 1}}`])),
      address: '{宛先の住所}',
      company: '{宛先の会社}',
      names: '{宛名}',
      ...Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`sender${at + 1}`, `{差出人〒${at + 1}}`])),
    })
    expect(listIn('hagakiDesignKit.csv').list.patterns).toEqual(matchAddress(DESIGN))
  })

  it('LST-7: has the home of a family, and the workplace of somebody without one', () => {
    const [family, colleague] = fieldsOf('hagakiDesignKit.csv')
    expect(family).toMatchObject({
      宛名: '髙橋　一郎　様\n　　　花子　様',
      宛先の住所: '東京都千代田区千代田一ー一\n　彩りハイツ二〇三',
      宛先の会社: '',
      '〒1': '１',
      '〒7': '１',
    })
    expect(colleague).toMatchObject({
      宛名: '山﨑　玲　様',
      宛先の住所: '大阪府大阪市北区梅田二ー四ー九',
      宛先の会社: '㈱さくら印刷\n企画部　部長',
      '〒1': '５',
      '〒2': '３',
    })
  })

  it('has Arabic digits if the customer chooses them', () => {
    expect(fieldsOf('hagakiDesignKit.csv', 'ARABIC')[0]).toMatchObject({
      宛先の住所: '東京都千代田区千代田1ー1\n　彩りハイツ２０３',
    })
  })

  it('addresses a company or a department without a person with 御中', () => {
    const head = '会社名,部署,住所'
    expect(fieldsOfTable(`${head}\n彩り印刷,,大阪府大阪市1`)[0]).toMatchObject({
      宛名: '彩り印刷　御中',
      宛先の会社: '',
    })
    expect(fieldsOfTable(`${head}\n彩り印刷,企画部,大阪府大阪市1`)[0]).toMatchObject({ 宛名: '彩り印刷　企画部　御中' })
  })

  it.each([
    ['住所', '京都府京都市東塩小路町721-1 京都タワー10階', '京都府京都市東塩小路町七二一ー一\n　京都タワー一〇階'],
    [
      '住所1,住所2',
      '高知県高知市桟橋通4丁目15-11,桟橋ハイツ2F',
      '高知県高知市桟橋通四丁目一五ー一一\n　桟橋ハイツ二Ｆ',
    ],
    ['住所1,住所2', '東京都千代田区,千代田1-1', '東京都千代田区千代田一ー一'],
    ['住所', '東京都 千代田区 千代田 1-1', '東京都 千代田区 千代田 一ー一'],
  ])('has the building of the column %s in a column of its own: %s', (head, cells, address) => {
    expect(fieldsOfTable(`氏名,${head}\n小林 蓮,${cells}`)[0]).toMatchObject({ 宛先の住所: address })
  })

  it.each([
    ['花子', '髙橋　一郎　様\n　　　花子　様'],
    ['髙橋 花子', '髙橋　一郎　様\n　　　花子　様'],
    ['林 花子', '髙橋　一郎　様\n林　　花子　様'],
  ])('names %s beside the addressee', (second, names) => {
    expect(fieldsOfTable(`氏名,連名1,住所\n髙橋 一郎,${second},東京都千代田区1`)[0]).toMatchObject({ 宛名: names })
  })

  it('LST-7: has the postal code of the sender on every card, or empty boxes', () => {
    const { list } = listIn('hagakiDesignKit.csv')
    const digits = (sender: string) => {
      const { list: wide, row } = withAddressFields(
        { ...list, address: { ...list.address, sender } },
        { cells: list.columns.map(() => '') },
      )
      return ADDRESS_FIELDS.sender.map((name) => row.cells[wide.columns.indexOf(name)]).join('')
    }
    expect([list.address.sender, hasSenderCode(list)]).toEqual(['', true])
    expect(['600-8216', '〒６００８２１６', '600', ''].map(digits)).toEqual([
      '６００８２１６',
      '６００８２１６',
      '',
      '',
    ])
  })

  it('takes over the postal code that the customer has written in the boxes of the sender', () => {
    const items = SIDE.items.map((item) =>
      item.id.startsWith('sender') ? { ...item, text: '5', keepsTemplateText: true } : item,
    )
    const written = sampleDocument([{ ...SIDE, items }])
    expect(addressSetting(written, listIn('hagakiDesignKit.csv').people)?.sender).toBe('5555555')
  })

  it('is corrected in the columns of the address', () => {
    const { list } = listIn('hagakiDesignKit.csv')
    expect(sourceColumns('{宛名}', list)).toEqual(expect.arrayContaining(['氏名(姓)', '郵便番号(自宅欄)', '敬称']))
    expect(sourceColumns('{宛名}', list)).not.toContain('カテゴリ')
    expect(sourceColumns('{氏名(姓)}', list)).toEqual(['氏名(姓)'])
  })

  it('is not proposed for a list without addresses, nor for a design without one', () => {
    const read = readList('氏名,席\n小林 蓮,A')
    if (!read.ok) throw new Error('the list cannot be read')
    const people = listOf(read.value.records, read.value.hasHead)
    expect(addressSetting(DESIGN, people)).toBeUndefined()
    expect(addressSetting(sampleDocument([samplePage()]), listIn('hagakiDesignKit.csv').people)).toBeUndefined()
  })
})

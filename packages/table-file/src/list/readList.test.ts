import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { List } from './readList.ts'
import { listOf, readList } from './readList.ts'

/** Files with the columns of the programs in their names, written by Python 3.13. */
const file = (name: string) => readFileSync(new URL(`../../testing/files/${name}`, import.meta.url))

function readAs(source: Uint8Array | string, hasHead?: boolean): List {
  const read = readList(source)
  if (!read.ok) throw new Error(`the list cannot be read: ${read.error.code}`)
  return listOf(read.value.records, hasHead ?? read.value.hasHead)
}

/** The cells of a row that a card can show, by what they are. */
const shownCells = ({ columns, rows }: List, row: number) =>
  columns.flatMap(({ meaning }, at) => {
    const cell = rows[row]?.[at] ?? ''
    return meaning && cell !== '' ? `${meaning.kind} ${meaning.person} ${meaning.place ?? '-'} ${cell}` : []
  })

describe('readList', () => {
  it('knows the columns of はがきデザインキット', () => {
    const list = readAs(file('hagakiDesignKit.csv'))
    expect(shownCells(list, 0)).toEqual([
      'FAMILY_NAME 0 - 髙橋',
      'GIVEN_NAME 0 - 一郎',
      'POSTAL_CODE 0 HOME 1000001',
      'PREFECTURE 0 HOME 東京都',
      'CITY 0 HOME 千代田区',
      'STREET 0 HOME 千代田1-1',
      'BUILDING 0 HOME 彩りハイツ203',
      'HONORIFIC 0 - 様',
      'FAMILY_NAME 1 HOME 髙橋',
      'GIVEN_NAME 1 HOME 花子',
      'HONORIFIC 1 HOME 様',
    ])
    expect(shownCells(list, 1)).toContain('COMPANY 0 WORK ㈱さくら印刷')
    expect(shownCells(list, 1)).toContain('JOB_TITLE 0 WORK 部長')
  })

  it('knows the columns of 筆まめ and shows neither its memo nor a second address', () => {
    expect(shownCells(readAs(file('fudemame.csv')), 0)).toEqual([
      'FAMILY_NAME 0 - 佐藤',
      'GIVEN_NAME 0 - 健',
      'HONORIFIC 0 - 先生',
      'POSTAL_CODE 0 - 060-0001',
      'PREFECTURE 0 - 北海道',
      'CITY 0 - 札幌市中央区',
      'STREET 0 - 北一条西2丁目',
      'GIVEN_NAME 1 - 美咲',
      'HONORIFIC 1 - 様',
    ])
  })

  it.each([
    'excelUnicodeText.txt',
    'bigEndian.csv',
    'withoutByteOrderMark.txt',
    'excelUtf8.csv',
    'semicolons.csv',
    'eucJp.csv',
    'oldMac.csv',
  ])('reads the same list from %s', (name) => {
    const { columns, rows } = readAs(file(name))
    expect(columns.map((column) => column.name)).toEqual(['お名前', '席', 'ひとこと'])
    expect(rows).toEqual([
      ['小林 蓮', 'A', 'ようこそ, 蓮さん'],
      ['渡辺 さくら', 'B', '"一番"の友へ\nありがとう'],
    ])
  })

  it.each([
    ['names a column', '氏名\t席\n小林 蓮\tA', true],
    ['is a person', '小林 蓮\tA\n渡辺 さくら\tB', false],
    ['is a person whose name is the word for kana', 'かな\nさくら', false],
    ['is a person of a company', '株式会社さくら 会社名課\t100-0001', false],
  ])('finds out whether a first record that %s is the head', (_, text, hasHead) => {
    expect(readList(text)).toMatchObject({ ok: true, value: { hasHead, encoding: null } })
  })

  it('keeps every record of a list without a head, and names its columns by letters and its cells by what they hold', () => {
    const text = '小林 蓮\t様\t100-0001\t東京都千代田区千代田1-1\n渡辺 さくら\t先生\t5300001\t大阪府大阪市北区梅田2-4-9'
    const { columns, rows } = readAs(text)
    expect(rows).toHaveLength(2)
    expect(columns.map(({ name, meaning }) => `${name} ${meaning?.kind ?? '-'}`)).toEqual([
      'A -',
      'B HONORIFIC',
      'C POSTAL_CODE',
      'D ADDRESS',
    ])
  })

  it('takes the first record as the head or as a row, as the customer decides', () => {
    expect(readAs('小林 蓮\n渡辺 さくら', true)).toMatchObject({
      columns: [{ name: '小林 蓮' }],
      rows: [['渡辺 さくら']],
    })
    expect(readAs('氏名\n小林 蓮', false)).toMatchObject({ columns: [{ name: 'A' }], rows: [['氏名'], ['小林 蓮']] })
  })

  it('gives equal headings different names and each row a cell for each column', () => {
    const { columns, rows } = readAs('氏名,備考,備考,\n小林 蓮\n渡辺 さくら,a,b,c,d')
    expect(columns.map(({ name }) => name)).toEqual(['氏名', '備考', '備考 (2)', 'D', 'E'])
    expect(rows).toEqual([
      ['小林 蓮', '', '', '', ''],
      ['渡辺 さくら', 'a', 'b', 'c', 'd'],
    ])
  })

  it('names columns after the twenty-sixth by two letters', () => {
    const { columns } = readAs(Array.from({ length: 53 }, (_, at) => `x${at}`).join('\t'))
    expect([columns[25], columns[26], columns[52]].map((column) => column?.name)).toEqual(['Z', 'AA', 'BA'])
  })

  it.each(['', ' \n,,\n'])('refuses %j, which has no filled cell', (text) => {
    expect(readList(text)).toEqual({ ok: false, error: { code: 'LIST_EMPTY' } })
  })
})

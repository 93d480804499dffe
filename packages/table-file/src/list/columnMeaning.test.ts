import { describe, expect, it } from 'vitest'
import { columnMeaning, meaningOfCells } from './columnMeaning.ts'

describe('columnMeaning', () => {
  it.each([
    ['姓かな', 'FAMILY_READING', 0, null],
    ['名かな', 'GIVEN_READING', 0, null],
    ['自宅〒', 'POSTAL_CODE', 0, 'HOME'],
    ['会社住所3', 'ADDRESS', 0, 'WORK'],
    ['連名', 'GIVEN_NAME', 1, null],
    ['連名敬称', 'HONORIFIC', 1, null],
    ['連名ふりがな', 'FULL_READING', 1, null],
  ])('knows %s of 宛名職人', (heading, kind, person, place) => {
    expect(columnMeaning(heading)).toEqual({ kind, person, place })
  })

  it.each([
    ['姓1', 'FAMILY_NAME', 0],
    ['名2', 'GIVEN_NAME', 1],
    ['敬称6', 'HONORIFIC', 5],
  ])('counts the person of %s in the lists of FUJIFILM', (heading, kind, person) => {
    expect(columnMeaning(heading)).toEqual({ kind, person, place: null })
  })

  it.each([
    ['氏 名', 'FULL_NAME'],
    ['お名前（ふりがな）', 'FULL_READING'],
    ['ご住所', 'ADDRESS'],
    ['住所１', 'ADDRESS'],
    ['ZIP', 'POSTAL_CODE'],
    ['First Name', 'GIVEN_NAME'],
    ['誕生日', 'DATE'],
  ])('knows the usual heading %s', (heading, kind) => {
    expect(columnMeaning(heading)?.kind).toBe(kind)
  })

  it.each([
    '旧姓',
    '勤務先カナ',
    '住所1-分類',
    '住所2-郵便番号',
    'メールアドレス',
    '住所ID',
    '佐藤かな',
    '株式会社さくら',
    '名古屋 太郎',
    '',
  ])('gives %j no meaning', (heading) => {
    expect(columnMeaning(heading)).toBeNull()
  })
})

describe('meaningOfCells', () => {
  it.each([
    [['100-0001', '〒530-0001', ''], 'POSTAL_CODE'],
    [['様', '先生', '御中'], 'HONORIFIC'],
    [['東京都', '京都府'], 'PREFECTURE'],
    [['東京都千代田区1-1', '北海道札幌市', '大阪市', '愛知県名古屋市', '沖縄県那覇市'], 'ADDRESS'],
  ])('recognises %j', (cells, kind) => {
    expect(meaningOfCells(cells)?.kind).toBe(kind)
  })

  it.each([[['小林 蓮', '東京都 太郎']], [['', '']], [[]]])('recognises nothing in %j', (cells) => {
    expect(meaningOfCells(cells)).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { rowWords } from './rowWords.ts'

const columns = ['郵便番号', '氏名', '席', '連名1']
const row = { cells: ['1000001', '髙橋 一郎', 'A', '花子'] }

it('a row is recognised by the words that it fills in, or by its first cells', () => {
  expect(rowWords({ columns, patterns: { name: '{氏名}', seat: '席 {席}' } }, row)).toBe('髙橋 一郎 A')
  expect(rowWords({ columns, patterns: {} }, row)).toBe('1000001 髙橋 一郎 A')
})

it('LST-7: a row of an address side is recognised by its people', () => {
  const meaning = (kind: 'POSTAL_CODE' | 'FULL_NAME' | 'GIVEN_NAME', person = 0) => ({ kind, person, place: null })
  const meanings = [meaning('POSTAL_CODE'), meaning('FULL_NAME'), null, meaning('GIVEN_NAME', 1)]
  const address = { digits: 'KANJI' as const, honorific: '様', sender: '', meanings }
  const list = { columns, patterns: { names: '{宛名}', seat: '{席}' }, address }
  expect(rowWords(list, row)).toBe('髙橋 一郎 花子')
  expect(rowWords(list, { cells: ['1000001', '', 'A', ''] })).toBe('1000001 A')
})

import { expect, it } from 'vitest'
import { isReceiverOrderer, typedField, violationsOfOrderer, violationsOfReceiver, withPlace } from './peopleForm.ts'

const orderer = { familyName: '佐藤', firstName: '花', familyNameKana: 'サトウ', firstNameKana: 'ハナ' }
const receiver = {
  ...orderer,
  zipCode: '150-0001',
  prefecture: '東京都',
  city: '渋谷区',
  subAddress1: '神宮前1-2-3',
  subAddress2: '',
  phoneNumber: '090-1234-5678',
}
const shibuya = { prefecture: '東京都', city: '渋谷区', town: '神宮前' }

it('RVW-2: turns punctuation in kana fields into spaces while typing, and leaves other fields unchanged', () => {
  expect(typedField('familyNameKana', 'サトウ・マリ')).toBe('サトウ マリ')
  expect(typedField('firstNameKana', 'ﾊﾅ')).toBe('ハナ')
  expect(typedField('familyName', '佐藤・マリ')).toBe('佐藤・マリ')
})

it('RVW-2: requires names, kana and an address, with at most 16 characters in a line', () => {
  expect(violationsOfOrderer(orderer)).toEqual({})
  expect(violationsOfOrderer({ ...orderer, firstNameKana: '花' })).toEqual({ firstNameKana: 'NOT_KATAKANA' })
  expect(violationsOfReceiver(receiver, shibuya)).toEqual({})
  expect(violationsOfReceiver({ ...receiver, subAddress2: 'あ'.repeat(17) }, shibuya)).toEqual({
    subAddress2: 'LINE_TOO_LONG',
  })
  expect(violationsOfReceiver({ ...receiver, subAddress2: 'あ'.repeat(16) }, shibuya)).toEqual({})
})

it('RVW-3: reports a prefecture that contradicts the postal code once its place is known, but not an unknown code', () => {
  const osaka = { ...receiver, prefecture: '大阪府' }
  expect(violationsOfReceiver(osaka, undefined)).toEqual({})
  expect(violationsOfReceiver(osaka, shibuya)).toEqual({ prefecture: 'PREFECTURE_OF_OTHER_CODE' })
  expect(violationsOfReceiver({ ...osaka, zipCode: '150-9999' }, null)).toEqual({})
})

it('RVW-3: accepts any prefecture for a postal code that covers the rest of a city', () => {
  const border = { prefecture: '京都府', city: '', town: '' }
  expect(violationsOfReceiver({ ...receiver, zipCode: '618-0000', prefecture: '大阪府' }, border)).toEqual({})
})

it('RVW-3: fills prefecture and city from the look-up, and the first line only if it is empty', () => {
  const empty = { ...receiver, prefecture: '', city: '', subAddress1: '' }
  expect(withPlace(empty, shibuya)).toMatchObject({ prefecture: '東京都', city: '渋谷区', subAddress1: '神宮前' })
  expect(withPlace({ ...receiver, city: '' }, shibuya).subAddress1).toBe('神宮前1-2-3')
})

it('RVW-6: takes a receiver with the name of the orderer to live at the same address', () => {
  expect(isReceiverOrderer(orderer, receiver)).toBe(true)
  expect(isReceiverOrderer(orderer, { ...receiver, firstName: '桃' })).toBe(false)
})

import type { Region } from '@irodori/contract/entities/help'
import { namesOf } from '@irodori/rules/places'
import { expect, it } from 'vitest'
import { postalDigits, postalPlaceOf, postalPlaces } from './postalPlaces.ts'

const place = (name: string) => ({ name, reading: '', note: '', days: null, times: null })
const region = (prefecture: string, district: string, ...villages: string[]): Region => ({
  id: prefecture,
  name: '',
  prefecture,
  reading: '',
  days: 1,
  note: '',
  times: null,
  districts: [{ ...place(district), villages: villages.map(place) }],
})
const REGIONS = [region('東京都', '伊豆諸島', '大島町'), region('沖縄県', '八重山', '石垣市', '竹富町')]
const postal = (prefecture: string, city: string, town = '') => ({ prefecture, city, town })
const TABLE = {
  '1000001': postal('東京都', '千代田区', '千代田'),
  '10060': postal('東京都', '千代田区', '霞が関'),
  '1000101': postal('東京都', '大島町', '元町'),
  '9070000': postal('沖縄県', ''),
  '9071101': postal('沖縄県', '八重山郡竹富町', '竹富'),
}
const found = (digits: string) =>
  postalPlaces(REGIONS, TABLE, digits).map(({ place: one, cities }) => [namesOf(one).at(-1)?.name, ...cities])

it.each([
  ['907', '907'],
  ['９０７－０００１', '9070001'],
  ['〒907-00', '90700'],
  ['9', '9'],
  ['907-', '907'],
  ['90-7', null],
  ['石垣', null],
  ['90700012', null],
  ['', null],
])('RGN-6: reads the search %s as the postal code %s', (search, digits) => {
  expect(postalDigits(search)).toBe(digits)
})

it('RGN-6: finds the place that the carrier distinguishes by the beginning of a postal code, otherwise the prefecture', () => {
  expect(found('100')).toEqual([
    ['東京都', '千代田区'],
    ['大島町', '大島町'],
  ])
  expect(found('10001')).toEqual([['大島町', '大島町']])
  expect(found('907')).toEqual([['沖縄県'], ['竹富町', '八重山郡竹富町']])
  expect(found('1006012')).toEqual([['東京都', '千代田区']])
  expect(found('555')).toEqual([])
})

it('CMP-7: finds a whole postal code by its seven digits, or by the five of a high-rise', () => {
  expect(postalPlaceOf(TABLE, '1000001')?.town).toBe('千代田')
  expect(postalPlaceOf(TABLE, '1006012')?.town).toBe('霞が関')
  expect(postalPlaceOf(TABLE, '9999999')).toBeNull()
})

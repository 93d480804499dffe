import { expect, it } from 'vitest'
import { placeOf, prefectureFlag } from './postalPlace.ts'

const shibuya = { prefecture: '東京都', city: '渋谷区', town: '神宮前' }
const tower = { prefecture: '東京都', city: '渋谷区', town: '渋谷' }
const table = { '1500001': shibuya, '15062': tower }

it('RVW-3: a code is found by its seven digits in any form, or by five where all that begin so share a place', () => {
  expect(placeOf(table, '150-0001')).toEqual(shibuya)
  expect(placeOf(table, '〒１５０−０００１')).toEqual(shibuya)
  expect(placeOf(table, '1506290')).toEqual(tower)
  expect(placeOf(table, '150-9999')).toBeNull()
  expect(placeOf(table, '150-')).toBeNull()
})

it('RVW-3: another prefecture than that of the code is flagged, and so is a code that no table knows', () => {
  expect(prefectureFlag('東京都', '150-0001', table)).toBe('FINE')
  expect(prefectureFlag('大阪府', '150-0001', table)).toBe('OTHER_PREFECTURE')
  expect(prefectureFlag('東京都', '150-9999', table)).toBe('UNKNOWN_CODE')
})

it('RVW-3: nothing is flagged before the table has come, without a code, or overseas', () => {
  expect(prefectureFlag('大阪府', '150-0001', undefined)).toBe('FINE')
  expect(prefectureFlag('大阪府', '150', table)).toBe('FINE')
  expect(prefectureFlag('', '150-0001', table)).toBe('FINE')
  expect(prefectureFlag('海外', '150-0001', table)).toBe('FINE')
})

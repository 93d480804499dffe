import { expect, it } from 'vitest'
import { prefectureFlag } from './prefectureFlag.ts'

const shibuya = { prefecture: '東京都', city: '渋谷区', town: '神宮前' }

it('RVW-3: flags a prefecture that contradicts the postal code, and an unknown postal code', () => {
  expect(prefectureFlag('東京都', shibuya)).toBe('FINE')
  expect(prefectureFlag('大阪府', shibuya)).toBe('OTHER_PREFECTURE')
  expect(prefectureFlag('東京都', null)).toBe('UNKNOWN_CODE')
})

it('RVW-3: flags nothing before the look-up has answered, without a prefecture, or overseas', () => {
  expect(prefectureFlag('大阪府', undefined)).toBe('FINE')
  expect(prefectureFlag('', shibuya)).toBe('FINE')
  expect(prefectureFlag('海外', shibuya)).toBe('FINE')
})

import { describe, expect, it } from 'vitest'
import { isPrefecture, isPrefectureMismatch, PREFECTURES, prefectureName } from './prefecture.ts'

describe('PRE-1 the prefectures', () => {
  it('lists one 都, one 道, two 府, 43 県 and overseas as prefectures', () => {
    const ending = (letter: string) => PREFECTURES.filter((name) => name.endsWith(letter)).length
    expect([ending('都'), ending('道'), ending('府'), ending('県')]).toEqual([1, 1, 2, 43])
    expect(new Set(PREFECTURES).size).toBe(48)
    expect(PREFECTURES.at(-1)).toBe('海外')
  })

  it('names each in English, and a name that is none as it is', () => {
    expect(prefectureName('東京都', 'en')).toBe('Tokyo')
    expect(prefectureName('沖縄県', 'en')).toBe('Okinawa')
    expect(prefectureName('海外', 'en')).toBe('Overseas')
    expect(prefectureName('東京都', 'ja')).toBe('東京都')
    expect(prefectureName('江戸', 'en')).toBe('江戸')
    expect(new Set(PREFECTURES.map((name) => prefectureName(name, 'en'))).size).toBe(48)
  })

  it('accepts a prefecture only if it is written in full', () => {
    expect(isPrefecture('東京都')).toBe(true)
    expect(isPrefecture('東京')).toBe(false)
  })
})

describe('PRE-2 a prefecture and its postal code', () => {
  it('contradict each other if the prefectures differ or the code is not known', () => {
    expect(isPrefectureMismatch('東京都', '東京都')).toBe(false)
    expect(isPrefectureMismatch('東京都', '大阪府')).toBe(true)
    expect(isPrefectureMismatch('東京都', null)).toBe(true)
  })
})

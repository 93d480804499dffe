import { searchWords } from '@irodori/rules/findWords'
import { expect, it } from 'vitest'
import { namesOf } from '@irodori/rules/places'
import { searchPlaces } from './searchPlaces.ts'
import { TEST_REGIONS } from './testRegions.ts'

const foundIn = (regions: typeof TEST_REGIONS, search: string) =>
  searchPlaces(regions, searchWords(search)).map((place) =>
    namesOf(place)
      .map(({ name }) => name)
      .join(' '),
  )
const found = (search: string) => foundIn(TEST_REGIONS, search)

it.each([
  ['おきなわ', '沖縄県'],
  ['オキナワ', '沖縄県'],
  ['ｵｷﾅﾜ', '沖縄県'],
  ['とうきょう', '東京都'],
  ['石垣', '沖縄県 八重山 石垣市'],
  ['いしがき', '沖縄県 八重山 石垣市'],
  ['沖縄 石垣', '沖縄県 八重山 石垣市'],
  ['やくしま', '鹿児島県 種子島・屋久島 屋久島町'],
  ['鹿児島　ヤクシマ', '鹿児島県 種子島・屋久島 屋久島町'],
])('RGN-6: finds for %s first %s, in any kana and width', (search, first) => {
  expect(found(search)[0]).toBe(first)
})

it('RGN-6: finds a prefecture without the places in it', () => {
  expect(found('沖縄県')).toEqual(['沖縄県'])
})

it('RGN-6: finds nothing for an empty search or for words of no place', () => {
  expect([found(''), found(' ー '), found('沖縄 東京'), found('火星')]).toEqual([[], [], [], []])
})

it('RGN-6: limits the number of results', () => {
  const many = Array.from({ length: 9 }, () => TEST_REGIONS).flat()
  expect(foundIn(many, 'し')).toHaveLength(20)
})

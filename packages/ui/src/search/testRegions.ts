import type { Region } from '@irodori/contract/entities/help'

const place = (name: string, reading: string) => ({ name, reading, note: '', days: null, times: null })

type Named = readonly [name: string, reading: string]

const region = (
  area: string,
  [prefecture, reading]: Named,
  ...districts: readonly (readonly [Named, ...Named[]])[]
): Region => ({
  id: prefecture,
  name: area,
  prefecture,
  reading,
  days: 1,
  note: '',
  times: null,
  districts: districts.map(([own, ...villages]) => ({
    ...place(...own),
    villages: villages.map((village) => place(...village)),
  })),
})

/** A few prefectures with their places, for tests. */
export const TEST_REGIONS: readonly Region[] = [
  region(
    '関東',
    ['東京都', 'とうきょうと'],
    [
      ['伊豆諸島', 'いずしょとう'],
      ['大島町', 'おおしままち'],
    ],
  ),
  region(
    '南九州',
    ['鹿児島県', 'かごしまけん'],
    [
      ['種子島・屋久島', 'たねがしま・やくしま'],
      ['屋久島町', 'やくしまちょう'],
    ],
  ),
  region(
    '沖縄',
    ['沖縄県', 'おきなわけん'],
    [
      ['八重山', 'やえやま'],
      ['石垣市', 'いしがきし'],
    ],
  ),
]

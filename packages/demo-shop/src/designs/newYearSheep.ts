import { CARD_PAGE } from '../entities/pageFormat.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import type { About } from '../entities/occasion.ts'
import { CARD } from '../layouts/card.ts'
import type { LookName } from '../looks/looks.ts'
import { singles } from './series.ts'
import { textsOf, type Words } from './words.ts'

const CARDS = { product: 'new-year-card', format: CARD_PAGE, layouts: CARD, hashtags: ['年賀状', 'お正月'] }

const SIGN = ['二〇二七年 元旦', '1 January 2027'] as const
const LATIN = ['Happy New Year 2027', 'Happy New Year 2027'] as const

/** Words of New Year cards by their tone. */
export const NEW_YEAR_WORDS = {
  solemn: {
    latin: LATIN,
    title: ['謹賀新年', "New Year's greetings"],
    text: [
      '旧年中のご厚情に\n深く感謝いたします。\n本年もどうぞよろしく\nお願い申し上げます。',
      'Thank you for your kindness\nin the past year.\nWe wish you all the best\nin the year of the sheep.',
    ],
    sign: SIGN,
  },
  short: {
    latin: LATIN,
    title: ['賀正', 'A bright new year'],
    text: ['皆さまのご多幸を\nお祈り申し上げます。', 'May it bring you\nhealth and happiness.'],
    sign: SIGN,
  },
  spring: {
    latin: LATIN,
    title: ['迎春', 'Best wishes'],
    text: ['幸せの多い一年と\nなりますように。', 'May it be a year\nof many blessings.'],
    sign: SIGN,
  },
  family: {
    latin: LATIN,
    title: ['あけまして\nおめでとう', 'Hello,\n2027'],
    text: ['今年も家族みんなで、\nたくさん笑って過ごします。', 'Another year of laughter\nfor all of us.'],
    sign: ['{names 山田 悟・千尋・樹}', 'The Yamada family'],
  },
  happy: {
    latin: LATIN,
    title: ['ハッピーニューイヤー', 'Cheers to a new year'],
    text: ['もこもこ、ぽかぽか。\nあたたかな一年になりますように。', 'Soft and warm\nfrom the first day to the last.'],
    sign: SIGN,
  },
} as const satisfies Record<string, Words>

/** The look, layout, words and photos of each card with the animal of the year. */
const ROWS: readonly (readonly [
  look: LookName,
  layout: keyof typeof CARD,
  words: keyof typeof NEW_YEAR_WORDS,
  scenes: readonly SceneKind[],
])[] = [
  ['sheep-shippo', 'herd', 'short', []],
  ['sheep-seigaiha', 'quiet', 'solemn', ['sunrise']],
  ['sheep-hana', 'pill', 'spring', ['family']],
  ['sheep-woolly', 'poster', 'family', ['family']],
  ['sheep-meadow', 'circles', 'spring', ['pupil', 'cat', 'toys']],
  ['sheep-folded', 'window', 'happy', ['fuji']],
  ['sheep-night', 'moon', 'short', ['sunrise']],
  ['sheep-seal', 'moon', 'spring', ['fuji']],
  ['sheep-ume', 'strip', 'solemn', ['family', 'dog', 'cat']],
  ['sheep-shippo', 'side', 'solemn', ['fuji']],
  ['sheep-seigaiha', 'board', 'family', ['sunrise', 'fuji', 'family']],
  ['sheep-hana', 'meadow', 'spring', []],
  ['sheep-woolly', 'meadow', 'happy', []],
  ['sheep-meadow', 'quiet', 'happy', ['baby']],
  ['sheep-folded', 'meadow', 'happy', []],
  ['sheep-night', 'herd', 'short', []],
  ['sheep-seal', 'columns', 'solemn', ['fuji']],
  ['sheep-ume', 'pill', 'spring', ['elders']],
]

export const SHEEP_DESIGNS = singles(
  CARDS,
  ROWS.map(([look, layout, words, scenes]) => [look, layout, textsOf(NEW_YEAR_WORDS[words]), scenes]),
)

export const SHEEP_ABOUT: readonly About[] = SHEEP_DESIGNS.map(({ id }) => [id, 'NEW_YEAR', 'WINTER'])

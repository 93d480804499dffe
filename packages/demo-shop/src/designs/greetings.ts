import { CARD_PAGE } from '../entities/pageFormat.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import { CARD } from '../layouts/card.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import type { LookName } from '../looks/looks.ts'
import type { About, Occasion, Season } from '../entities/occasion.ts'
import { GREETING_WORDS, LETTER_WORDS } from './greetingWords.ts'
import { groups } from './series.ts'
import { textsOf } from './words.ts'

const LAYOUTS = { ...CARD, hero: PORTRAIT.hero, prints: PORTRAIT.prints, column: PORTRAIT.column, round: PORTRAIT.moon }
const CARDS = { product: 'greeting-card', format: CARD_PAGE, layouts: LAYOUTS, hashtags: ['ごあいさつ'] }

/** Each card: its look, the layout and words of its front, of its letter, the subjects of its photos, and what it is about. */
const ROWS: readonly (readonly [
  look: LookName,
  front: keyof typeof LAYOUTS,
  words: keyof typeof GREETING_WORDS,
  back: 'letter' | 'scroll',
  letter: keyof typeof LETTER_WORDS,
  scenes: readonly SceneKind[],
  occasion: Occasion,
  season?: Season,
])[] = [
  ['obi-shippo', 'columns', 'thanks', 'scroll', 'formal', ['flowers'], 'THANKS'],
  ['wrap-hana', 'pill', 'birthday', 'letter', 'wish', ['cake'], 'BIRTHDAY'],
  ['wrap-koushi', 'quiet', 'gift', 'letter', 'formal', ['tea'], 'THANKS'],
  ['squared-sora', 'strip', 'howAreYou', 'letter', 'news', ['dog', 'cat', 'toys'], 'GREETING'],
  ['squared-kinari', 'prints', 'journey', 'letter', 'news', ['fuji', 'sea'], 'TRAVEL'],
  ['fields-yamabuki', 'board', 'party', 'letter', 'wish', ['family', 'cake', 'toys'], 'BIRTHDAY'],
  ['fields-hisui', 'window', 'cheer', 'letter', 'wish', ['hills'], 'GREETING'],
  ['fields-akane', 'gate', 'wedding', 'letter', 'wish', ['couple', 'flowers'], 'WEDDING'],
  ['rings-ai', 'circles', 'father', 'letter', 'wish', ['family', 'soccer', 'dog'], 'THANKS'],
  ['rings-momo', 'pill', 'newborn', 'letter', 'wish', ['baby'], 'BABY'],
  ['lines-sumi', 'side', 'elders', 'scroll', 'warm', ['elders'], 'GREETING'],
  ['lines-kon', 'hero', 'anniversary', 'letter', 'warm', ['pair'], 'GREETING'],
  ['ribbons-matsuba', 'hero', 'school', 'letter', 'wish', ['pupil'], 'SCHOOL', 'SPRING'],
  ['wrap-yagasuri', 'column', 'graduation', 'scroll', 'wish', ['pupil'], 'SCHOOL', 'SPRING'],
  ['twigs-matsuba', 'circles', 'letter', 'letter', 'news', ['hills', 'flowers', 'tea'], 'GREETING'],
  ['twigs-momo', 'hero', 'mother', 'letter', 'warm', ['flowers'], 'THANKS', 'SPRING'],
  ['ink-sumi', 'moon', 'gratitude', 'scroll', 'formal', ['fuji'], 'THANKS'],
  ['ink-ai', 'round', 'cool', 'scroll', 'news', ['sea'], 'GREETING', 'SUMMER'],
  ['scatter-party', 'gate', 'candles', 'letter', 'wish', ['cake', 'toys'], 'BIRTHDAY'],
  ['scatter-hearts', 'pill', 'love', 'letter', 'warm', ['cat'], 'THANKS'],
  ['scatter-snow', 'poster', 'christmas', 'letter', 'warm', ['toys'], 'GREETING', 'WINTER'],
]

export const GREETING_DESIGNS = groups(
  CARDS,
  'faces',
  ROWS.map(([look, front, words, back, letter, scenes]) => [
    [look, front, textsOf(GREETING_WORDS[words]), scenes],
    [look, back, textsOf(LETTER_WORDS[letter]), []],
  ]),
)

/** What the cards of each look are about. */
export const GREETING_ABOUT: readonly About[] = ROWS.map(([look, , , , , , occasion, season = 'ANY']) => [
  `greeting-card-${look}`,
  occasion,
  season,
])

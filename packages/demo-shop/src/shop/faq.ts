import type { FaqCategory } from '../entities/types.ts'
import { FAQ_OF_DELIVERY } from './faqOfDelivery.ts'
import { FAQ_OF_ORDERS } from './faqOfOrders.ts'

/** Readings and synonyms of a question, for the search. */
const KEYWORDS: Readonly<Record<string, string>> = {
  'photo-size': 'しゃしん おおきさ がそ サイズ',
  'photo-format': 'しゃしん けいしき ファイル',
  save: 'ほぞん とちゅう',
  character: 'かんじ なまえ フォント しょたい',
  colour: 'いろ しあがり カラー',
  'template-change': 'テンプレート へんこう',
  border: 'いんさつ ふち',
  'order-number': 'ちゅうもんばんごう',
  change: 'へんこう しゅうせい なおす',
  cancel: 'とりけし キャンセル',
  several: 'ふくすう ちがう',
  reprint: 'さいちゅうもん リピート',
  restock: 'うりきれ にゅうか ざいこ',
  methods: 'しはらい クレジットカード',
  combini: 'コンビニ しはらい',
  receipt: 'りょうしゅうしょ はっこう',
  'invoice-name': 'りょうしゅうしょ あてな',
  when: 'いつ とどく のうき',
  gift: 'ギフト おくりもの ちょくそう',
  time: 'じかん していじかん',
  days: 'にっすう はっそう',
  island: 'りとう しま',
  separate: 'べつべつ ぶんかつ',
  damage: 'きず こわれ ふりょう へんぴん',
  kinds: 'ほうそう つつみ',
  card: 'メッセージカード',
  noshi: 'のし なまえ',
  none: 'ほうそうなし',
  need: 'かいいんとうろく',
  mail: 'めいわくメール とどかない',
  password: 'わすれた',
  magazine: 'メルマガ ていし かいじょ',
  logout: 'ログアウト',
  what: 'デジタルメッセージ',
  open: 'ひらかない こうかい',
  media: 'どうが おんせい ながさ',
  edit: 'なおす へんこう',
}

const CATEGORIES = [...FAQ_OF_ORDERS, ...FAQ_OF_DELIVERY]

/** Frequent questions with the shop's answers. */
export const FAQ: readonly FaqCategory[] = CATEGORIES.map(({ id, name, title, answered }, index) => ({
  id,
  name,
  title,
  position: index + 1,
  faqs: answered.map(([identifier, question, answer]) => ({
    identifier,
    question,
    answer,
    keywords: KEYWORDS[identifier] ?? '',
  })),
}))

/** The titles of the categories in English, and their questions with the answers in their order. */
export const ENGLISH_FAQ = new Map(
  CATEGORIES.map(({ id, englishTitle: title, answered }) => [
    id,
    { title, faqs: answered.map(([, , , question, answer]) => ({ question, answer })) },
  ]),
)

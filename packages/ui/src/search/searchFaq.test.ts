import type { FaqCategory } from '@irodori/contract/entities/help'
import { findWords, searchWords } from '@irodori/rules/findWords'
import { expect, it } from 'vitest'
import { excerptOf, searchFaq } from './searchFaq.ts'

const category = (name: string, title: string, ...faqs: readonly [string, string, string, string?][]): FaqCategory => ({
  id: name,
  name,
  title,
  position: 1,
  faqs: faqs.map(([identifier, question, answer, keywords = '']) => ({ identifier, question, answer, keywords })),
})
const FAQ = [
  category(
    'payment',
    'お支払いについて',
    ['receipt', '領収書を発行できますか。', 'マイページから宛名を入れてダウンロードできます。', 'りょうしゅうしょ'],
    ['invoice-name', '領収書の宛名をあとから直せますか。', '何度でも直せます。'],
  ),
  category(
    'delivery',
    'お届けについて',
    ['time', '時間帯を指定できますか。', '離島では指定できないことがあります。'],
    ['island', '離島にも届きますか。', 'はい。'],
  ),
  category('message', 'デジタルメッセージについて', ['open', '開かないとどうなりますか。', '自動で製作を始めます。']),
]
const found = (search: string) => searchFaq(FAQ, searchWords(search)).map((one) => one.faq.identifier)

it.each(['デジタルメッセージ', 'でじたるめっせーじ', 'ﾃﾞｼﾞﾀﾙﾒｯｾｰｼﾞ', 'デジタルメツセジ'])(
  'FAQ-4: finds the question by %s, in any kana and width',
  (search) => {
    expect(found(search)).toEqual(['open'])
  },
)

it('FAQ-4: requires every word in the question, the answer or the title of the category', () => {
  expect(found('領収書 宛名')).toEqual(['receipt', 'invoice-name'])
  expect(found('支払い 宛名')).toEqual(['invoice-name', 'receipt'])
  expect(found('領収書 宛名 動画')).toEqual([])
})

it('FAQ-4: lists matches in questions before matches in answers', () => {
  expect(found('離島')).toEqual(['island', 'time'])
})

it('FAQ-4: finds a word by its reading too', () => {
  expect(found('リョウシュウショ')).toEqual(['receipt'])
})

it('FAQ-4: finds nothing for an empty search', () => {
  expect([found(''), found('　')]).toEqual([[], []])
})

it('FAQ-5: shows an excerpt with the matched words near its start', () => {
  const words = searchWords('せいほん 製本')
  const answer =
    'フォトブックは専門の工房で、ていねいに時間をかけて製本するため、ほかの商品とは別の便でお届けします。送料は一回分です。'
  const line = excerptOf(answer, searchWords('製本'))
  expect(line).toMatch(/^….{14}製本する/)
  expect(findWords(line, words)).toEqual([[15, 17]])
  expect(excerptOf('短い製本', words)).toBe('短い製本')
  expect(excerptOf('一行目\n二行目', [])).toBe('一行目 二行目')
})

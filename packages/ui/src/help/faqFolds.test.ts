import type { FaqCategory } from '@irodori/contract'
import { expect, it } from 'vitest'
import { foldsAt, toggleCategory, toggleFaq } from './faqFolds.ts'

const category = (name: string, ...identifiers: string[]): FaqCategory => ({
  id: name,
  name,
  title: name,
  position: 1,
  faqs: identifiers.map((identifier) => ({ identifier, question: '', answer: '', keywords: '' })),
})
const order = category('order', 'cancel', 'change')
const design = category('design', 'save')
const shown = ({ categories, faqs }: ReturnType<typeof foldsAt>) => [[...categories], [...faqs]]

it('FAQ-1: an open code opens its category and its question, a category by itself only that, and none nothing', () => {
  expect(shown(foldsAt({ category: 'order', identifier: 'cancel' }))).toEqual([['order'], ['order/cancel']])
  expect(shown(foldsAt({ category: 'order', identifier: null }))).toEqual([['order'], []])
  expect(shown(foldsAt(null))).toEqual([[], []])
})

it('FAQ-2: categories and questions open and close, and a category that closes closes its questions', () => {
  let folds = toggleCategory(foldsAt(null), order)
  folds = toggleCategory(folds, design)
  folds = toggleFaq(toggleFaq(toggleFaq(folds, 'order/cancel'), 'order/change'), 'design/save')
  expect(shown(folds)).toEqual([
    ['order', 'design'],
    ['order/cancel', 'order/change', 'design/save'],
  ])
  expect(shown(toggleFaq(folds, 'order/change'))[1]).toEqual(['order/cancel', 'design/save'])
  folds = toggleCategory(folds, order)
  expect(shown(folds)).toEqual([['design'], ['design/save']])
  expect(shown(toggleCategory(folds, order))).toEqual([['design', 'order'], ['design/save']])
})

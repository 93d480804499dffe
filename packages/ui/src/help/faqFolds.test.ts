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

it('FAQ-1: opens the category and the question of an open code, only the category without a question, and nothing without a code', () => {
  expect(shown(foldsAt({ category: 'order', identifier: 'cancel' }))).toEqual([['order'], ['order/cancel']])
  expect(shown(foldsAt({ category: 'order', identifier: null }))).toEqual([['order'], []])
  expect(shown(foldsAt(null))).toEqual([[], []])
})

it("FAQ-2: opens and closes categories and questions, and closes a category's questions with it", () => {
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

import type { FaqCategory } from '@irodori/contract/entities/help'
import { expect, it } from 'vitest'
import { openEntriesAt, toggleCategory, toggleFaq } from './openEntries.ts'

const category = (name: string, ...identifiers: string[]): FaqCategory => ({
  id: name,
  name,
  title: name,
  position: 1,
  faqs: identifiers.map((identifier) => ({ identifier, question: '', answer: '', keywords: '' })),
})
const order = category('order', 'cancel', 'change')
const design = category('design', 'save')
const shown = ({ categories, faqs }: ReturnType<typeof openEntriesAt>) => [[...categories], [...faqs]]

it('FAQ-1: opens the category and the question of an open code, only the category without a question, and nothing without a code', () => {
  expect(shown(openEntriesAt({ category: 'order', identifier: 'cancel' }))).toEqual([['order'], ['order/cancel']])
  expect(shown(openEntriesAt({ category: 'order', identifier: null }))).toEqual([['order'], []])
  expect(shown(openEntriesAt(null))).toEqual([[], []])
})

it("FAQ-2: opens and closes categories and questions, and closes a category's questions with it", () => {
  let openEntries = toggleCategory(openEntriesAt(null), order)
  openEntries = toggleCategory(openEntries, design)
  openEntries = toggleFaq(toggleFaq(toggleFaq(openEntries, 'order/cancel'), 'order/change'), 'design/save')
  expect(shown(openEntries)).toEqual([
    ['order', 'design'],
    ['order/cancel', 'order/change', 'design/save'],
  ])
  expect(shown(toggleFaq(openEntries, 'order/change'))[1]).toEqual(['order/cancel', 'design/save'])
  openEntries = toggleCategory(openEntries, order)
  expect(shown(openEntries)).toEqual([['design'], ['design/save']])
  expect(shown(toggleCategory(openEntries, order))).toEqual([['design', 'order'], ['design/save']])
})

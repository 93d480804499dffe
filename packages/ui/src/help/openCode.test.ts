import type { FaqCategory } from '@irodori/contract/entities/help'
import { expect, it } from 'vitest'
import { placeOfCode } from './openCode.ts'

const faq = (identifier: string) => ({ identifier, question: '', answer: '', keywords: '' })
const category = (name: string, ...identifiers: string[]): FaqCategory => ({
  id: name,
  name,
  title: '',
  position: 1,
  faqs: identifiers.map(faq),
})

const categories = [
  category('design', 'photo-size', 'save'),
  category('order', 'cancel'),
  category('order-2', 'cancel'),
]

it.each([
  ['design-photo-size', { category: 'design', identifier: 'photo-size' }],
  ['order-cancel', { category: 'order', identifier: 'cancel' }],
  ['order-2-cancel', { category: 'order-2', identifier: 'cancel' }],
  ['design', { category: 'design', identifier: null }],
  ['design-unknown', null],
  ['', null],
])('ODR-36: resolves the open code "%s" to %o', (code, place) => {
  expect(placeOfCode(categories, code)).toEqual(place)
})

import { isSampleText } from '@irodori/rules/sampleText'
import { expect, it } from 'vitest'
import { POSTCARD, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange } from '../document/change.ts'
import { fillPostalCode } from './fillPostalCode.ts'
import { postalBoxes, postalDigits } from './postalBoxes.ts'

const page = samplePage({
  sheet: POSTCARD,
  items: postalBoxes(POSTCARD).map((box, at) =>
    textItem({ ...box, id: `digit ${at}`, position: at, text: `${at + 1}`, templateItemText: `${at + 1}` }),
  ),
})

/** The digits after a code has been written, and how many of them count as the sample. */
function filled(code: string) {
  const change = fillPostalCode(page, postalDigits(page) ?? [], code)
  const digits = postalDigits(applyChange(sampleDocument([page]), change).pages[0] ?? page) ?? []
  return [digits.map(({ text }) => text).join(''), digits.filter(isSampleText).length]
}

it('EDT-60: a postal code fills its seven digits, and counts as the sample only if all of them are equal', () => {
  expect(filled('1600022')).toEqual(['1600022', 0])
  expect(filled('1234568')).toEqual(['1234568', 0])
  expect(filled('1234567')).toEqual(['1234567', 7])
})

it('EDT-60: a postal code that is removed leaves seven empty texts', () => {
  expect(filled('')).toEqual(['', 0])
})

import { expect, it } from 'vitest'
import { sampleProduct } from '../testing/sampleDesign.ts'
import { applyTyping } from './editText.ts'

const { fonts } = sampleProduct()
const item = { text: 'ありがとう', font: 'NotoSerifJP.ttf' }

it('EDT-18: the font follows the script: Japanese words take a Japanese font, others a latin one', () => {
  expect(applyTyping(item, 'Thank you', fonts, false).font).toBe('Quicksand.ttf')
  expect(applyTyping({ text: 'a', font: 'Quicksand.ttf' }, 'a春', fonts, false).font).toBe('NotoSerifJP.ttf')
})

it('EDT-24: Roman numeral characters become letters', () => {
  expect(applyTyping(item, '第Ⅳ回 ⅻ', fonts, false).text).toBe('第IV回 xii')
})

it('while an input method composes the words stay as they are', () => {
  expect(applyTyping(item, 'Ⅳ', fonts, true).text).toBe('Ⅳ')
})

it('full and half width, spaces and line ends are left alone', () => {
  const typed = 'ＡＢＣ　ABC\nｱｲｳ '
  expect(applyTyping(item, typed, fonts, false).text).toBe(typed)
})

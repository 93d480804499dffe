import { expect, it } from 'vitest'
import { textItem, verticalItem } from '../../testing/sampleItems.ts'
import { unbrokenSize } from './unbrokenSize.ts'

const SIZES = [8, 10, 12, 14, 18, 24]
/** A column of 72 points. */
const column = (text: string) => verticalItem({ text, fontSize: 18, width: 900, height: 300 })

it.each([
  ['小林　蓮', 18],
  ['小林　蓮　様', 12],
  ['林\n長曽我部　龍一', 10],
  ['葛\u{e0100}城　蓮', 18],
  ['', 18],
  ['株式会社彩り印刷企画', null],
])('%j stays in columns of 72 points at %s points', (text, size) => {
  expect(unbrokenSize(column(text), 300, SIZES)).toBe(size)
})

it('measures a straight text along its lines', () => {
  expect(unbrokenSize(textItem({ text: '小林　蓮　様', fontSize: 18, width: 300, height: 900 }), 300, SIZES)).toBe(12)
})

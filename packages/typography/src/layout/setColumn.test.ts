import { EMPTY_PATH, rect, rectPath } from '@irodori/geometry'
import { expect, test } from 'vitest'
import type { FontFace } from '../font/fontFace.ts'
import { setColumn } from './setColumn.ts'
import { verticalCells } from './verticalCells.ts'

/** A font without vertical forms whose every glyph has its ink in the lower left quarter of the cell. */
const plainFont: FontFace = {
  ascender: 0.88,
  hasGlyph: () => true,
  shape: () => [{ id: 1, x: 0, y: 0, advance: 1, natural: 1, start: 0 }],
  outline: () => rectPath(rect(0.1, -0.2, 0.2, 0.2)),
  ink: () => rect(0.1, -0.2, 0.2, 0.2),
  border: () => EMPTY_PATH,
  horizontalAdvance: () => 1,
  vertical: () => ({ advance: 1, originY: 0.88 }),
}

const glyphOf = (character: string) =>
  setColumn([character], verticalCells([character], plainFont), plainFont).glyphs[0]

test.each([...'、。，．'])('without a form of its own %s moves across the cell to the upper right', (mark) => {
  // From the middle of the cell the ink of the plain glyph lies 0.3 em to the left and 0.28 em down.
  const { x, y } = glyphOf(mark)
  expect(x + 0.2).toBeCloseTo(0.3, 9)
  expect(y - 0.1 - 0.5).toBeCloseTo(-0.28, 9)
})

test('small kana move a little up and to the right, other characters stay', () => {
  const [small, plain] = [glyphOf('ょ'), glyphOf('あ')]
  expect(small.x - plain.x).toBeCloseTo(0.12, 9)
  expect(small.y - plain.y).toBeCloseTo(-0.12, 9)
  expect(glyphOf('！')).toEqual(plain)
})

test('brackets and the long-vowel mark lie', () => {
  expect(['「', 'ー', '～'].map((character) => glyphOf(character).turned)).toEqual([true, true, true])
})

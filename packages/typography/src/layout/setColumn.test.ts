import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { assert, expect, test } from 'vitest'
import type { FontFace } from '../font/fontFace.ts'
import { paragraphOf } from '../line/paragraphs.ts'
import type { ColumnGlyph } from './setColumn.ts'
import { setColumn } from './setColumn.ts'
import { verticalCells } from './verticalCells.ts'

/** A font without vertical forms whose glyphs all have their ink in the lower left quarter of the cell. */
const plainFont: FontFace = {
  ascender: 0.88,
  isJapanese: true,
  hasGlyph: () => true,
  hasSequence: () => false,
  sequences: () => new Map(),
  shape: () => [{ id: 1, x: 0, y: 0, advance: 1, natural: 1, start: 0 }],
  outline: () => rectPath(rect(0.1, -0.2, 0.2, 0.2)),
  ink: () => rect(0.1, -0.2, 0.2, 0.2),
  border: () => EMPTY_PATH,
  horizontalAdvance: () => 1,
  vertical: () => ({ advance: 1, originY: 0.88 }),
}

function glyphOf(character: string): ColumnGlyph {
  const [glyph] = setColumn(verticalCells(paragraphOf([character], plainFont), plainFont), plainFont).glyphs
  assert(glyph)
  return glyph
}

test.each([...'、。，．'])('moves %s without a vertical form to the upper right of the cell', (mark) => {
  // The ink of the horizontal glyph is 0.3 em left of and 0.28 em below the cell's centre.
  const { x, y } = glyphOf(mark)
  expect(x + 0.2).toBeCloseTo(0.3, 9)
  expect(y - 0.1 - 0.5).toBeCloseTo(-0.28, 9)
})

test('moves small kana slightly up and to the right, and other characters not at all', () => {
  const [small, plain] = [glyphOf('ょ'), glyphOf('あ')]
  expect(small.x - plain.x).toBeCloseTo(0.12, 9)
  expect(small.y - plain.y).toBeCloseTo(-0.12, 9)
  expect(glyphOf('！')).toEqual(plain)
})

test('rotates brackets and the long-vowel mark', () => {
  expect(['「', 'ー', '～'].map((character) => glyphOf(character).turned)).toEqual([true, true, true])
})

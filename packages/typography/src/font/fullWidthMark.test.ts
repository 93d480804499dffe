import { expect, test } from 'vitest'
import { harfBuzz } from '../../testing/harfBuzz.ts'
import { fontBytes, japaneseFonts, openFont } from '../../testing/openFont.ts'

test.each(japaneseFonts)(
  '%s sets dashes, leaders and quotation marks in cells of one em, in the glyphs of fwid',
  (name) => {
    const font = openFont(name)
    const oracle = harfBuzz(fontBytes(name))
    for (const mark of '—…‥“”‘’') {
      const glyphs = font.shape(mark, 'solid')
      expect(glyphs.map(({ id }) => id)).toEqual(oracle(mark, 'LTR', ['fwid']).map(({ id }) => id))
      expect(glyphs.map(({ advance, natural }) => [advance, natural])).toEqual([[1, 1]])
    }
  },
)

test.each(japaneseFonts)(
  '%s has the ink of opening quotation marks in the second half of the cell, of closing ones in the first',
  (name) => {
    const font = openFont(name)
    const inkOf = (mark: string) => {
      const [glyph] = font.shape(mark, 'solid')
      const ink = glyph && font.ink(glyph.id)
      return ink
        ? { start: glyph.x + ink.left, end: glyph.x + ink.left + ink.width }
        : { start: Number.NaN, end: Number.NaN }
    }
    for (const mark of '“‘') expect(inkOf(mark).start, mark).toBeGreaterThan(0.5)
    for (const mark of '”’') expect(inkOf(mark).end, mark).toBeLessThan(0.5)
  },
)

test('a leader that the font has only for Latin text is moved to the middle of the cell', () => {
  const font = openFont('ZenMaruGothic.ttf')
  const [glyph] = font.shape('…', 'solid')
  const ink = glyph && font.ink(glyph.id)
  expect((glyph?.x ?? 0) + (ink?.left ?? 0) + (ink?.width ?? 0) / 2).toBeCloseTo(0.5, 1)
  expect((glyph?.y ?? 0) + (ink?.top ?? 0) + (ink?.height ?? 0) / 2).toBeCloseTo(0.5 - font.ascender, 9)
})

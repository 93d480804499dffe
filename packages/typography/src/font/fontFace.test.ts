import { fontFaces } from '@irodori/fonts/fontEntry'
import type { Font } from 'fontkit'
import { create } from 'fontkit'
import { assert, expect, test } from 'vitest'
import { harfBuzz } from '../../testing/harfBuzz.ts'
import { fontBytes, japaneseFonts, openFont } from '../../testing/openFont.ts'
import { loadFont } from './fontFace.ts'

const SAMPLES = [
  'AVATAR',
  'office affluent fi',
  'Wedding Day',
  'Tokyo, Yokohama',
  'To. V. L’Été',
  '“Quoted” - 2026',
  'Ångström',
]

test.each(fontFaces)('$entry.value $weight shapes Latin words as HarfBuzz does', ({ entry: { value }, weight }) => {
  const oracle = harfBuzz(fontBytes(value, weight))
  const font = openFont(value, weight)
  for (const word of SAMPLES) {
    const glyphs = font.shape(word, 'latin')
    const expected = oracle(word, 'LTR')
    expect(glyphs.map((glyph) => glyph.id)).toEqual(expected.map((glyph) => glyph.id))
    expect(glyphs.map((glyph) => Math.round(glyph.advance * 1000))).toEqual(expected.map((glyph) => glyph.advance))
  }
})

test('reads the last glyph of a font whose file ends with its outlines, although it is blank', () => {
  const bytes = fontBytes('KleeOne.ttf')
  const font = loadFont(bytes)
  const last = (create(bytes) as Font).numGlyphs - 1
  expect(font.ink(last)).toBeNull()
  const spaces = ['\u2002', '\u2003', '\u2009', '\u00a0', '\u3000', ' ']
  expect(spaces.flatMap((space) => font.shape(space, 'vertical').map(({ id }) => id))).toContain(last)
})

test('states the first character of a ligature, and can switch ligatures off', () => {
  const font = openFont('CormorantGaramond.ttf')
  expect(font.shape('affi n', 'latin').map((glyph) => glyph.start)).toEqual([0, 1, 4, 5])
  expect(font.shape('affi n', 'latinWithoutLigatures').map((glyph) => glyph.start)).toEqual([0, 1, 2, 3, 4, 5])
})

test.each(japaneseFonts)('%s keeps the full cell of Japanese characters next to any neighbour', (value) => {
  const advances = openFont(value)
    .shape('ア、ヴァイオリン」ト。', 'solid')
    .map((glyph) => glyph.advance)
  expect(new Set(advances)).toEqual(new Set([1]))
})

test('shapes a run independently of the runs shaped before it', () => {
  const fresh = loadFont(fontBytes('Quicksand.ttf'))
  const used = loadFont(fontBytes('Quicksand.ttf'))
  for (const text of ['\u00a0', '\u200b', 'ﬁ', 'ﬁnﬂ']) used.shape(text, 'latin')
  for (const text of ['a b', 'fi fl', 'ﬁ']) expect(used.shape(text, 'latin')).toEqual(fresh.shape(text, 'latin'))
})

test('derives the em box from the typographic ascender and descender', () => {
  expect(openFont('NotoSansJP.ttf').ascender).toBe(0.88)
  expect(openFont('CormorantGaramond.ttf').ascender).toBe(924 / 1211)
})

test('returns outlines in em with y down, one object per glyph', () => {
  const font = openFont('NotoSansJP.ttf')
  const [glyph] = font.shape('L', 'latin')
  assert(glyph)
  const outline = font.outline(glyph.id)
  expect(font.outline(glyph.id)).toBe(outline)
  const ys = outline.coords.filter((_, i) => i % 2 === 1)
  expect(Math.max(...ys)).toBe(0)
  expect(Math.min(...ys)).toBeCloseTo(-0.733, 2)
})

test('throws for bytes that are not a font', () => {
  expect(() => loadFont(new Uint8Array(64))).toThrow()
})

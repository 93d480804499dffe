import { readCoverage } from '@irodori/fonts/files'
import { expect, test } from 'vitest'
import { harfBuzz } from '../testing/harfBuzz.ts'
import { fontBytes, japaneseFonts, latinFonts, openFont } from '../testing/openFont.ts'
import { isLatinLike } from '../unicode/orientation.ts'
import { verticalCells } from './verticalCells.ts'

const kinds = (text: string, value = 'NotoSerifJP.ttf'): string =>
  verticalCells([...text], openFont(value))
    .map(({ kind }) => ({ upright: 'U', sideways: 'S', together: 'T', joined: 'j' })[kind])
    .join('')

test.each([
  ['kanji, kana and full-width forms stand', '漢あアＡ１％①', 'UUUUUUU'],
  ['Latin words lie', 'Wi-Fi', 'SSSSS'],
  ['exactly two half-width digits share a cell', '12月25日', 'TjUTjU'],
  ['one half-width digit stands in a cell', '3月', 'TU'],
  ['three and more digits lie', '2026年365日', 'SSSSUSSSU'],
  ['digits among letters lie with them', 'A4判12mm', 'SSUSSSS'],
  ['pairs of exclamation and question marks share a cell', 'え!?あ!!お??', 'UTjUTjUTj'],
  ['longer rows of them stand one by one', 'え!!!', 'UTTT'],
  ['but lie after a Latin word', 'OK!!', 'SSSS'],
  ['the long-vowel mark, brackets and commas take their vertical forms', 'ー「」、。〜', 'UUUUUU'],
  ['so do dots among Japanese', '本……', 'UUU'],
  ['which lie among Latin letters', '“Don’t…”', 'SSSSSSSS'],
  ['arrows and dashes without a form of their own lie', '→——', 'SSS'],
  ['spaces between words lie, ideographic spaces stand', 'a b　c', 'SSSUS'],
])('%s', (_, text, expected) => {
  expect(kinds(text)).toBe(expected)
})

test('the long-vowel mark is never the horizontal bar', () => {
  for (const value of japaneseFonts) {
    const font = openFont(value)
    const [cell] = verticalCells(['ー'], font)
    expect(cell.kind === 'upright' && cell.glyphs[0].id).not.toBe(font.shape('ー', 'solid')[0].id)
  }
})

test('a Tr character without a vertical form lies, a Tu one stands and is shifted', () => {
  expect(kinds('；', 'NotoSansJP.ttf')).toBe('S')
  const latin = openFont('Quicksand.ttf')
  expect(verticalCells(['〜', 'っ'], latin)).toMatchObject([
    { kind: 'sideways' },
    { kind: 'upright', needsShift: true },
  ])
})

// HarfBuzz gives a tone mark without its syllable a dotted circle, which nobody wants printed.
const isHangulTone = (codePoint: number): boolean => codePoint === 0x302e || codePoint === 0x302f

const faces = [...japaneseFonts, ...latinFonts].flatMap((value) =>
  (['Normal', 'Bold'] as const).map((weight) => ({ value, weight })),
)

test.each(faces)(
  '$value $weight: every character of the font gets the glyph HarfBuzz gives it in a column',
  async ({ value, weight }) => {
    const isJapanese = japaneseFonts.includes(value)
    const coverage = await readCoverage(value, weight)
    const oracle = harfBuzz(fontBytes(value, weight))
    const font = openFont(value, weight)
    const differing: string[] = []
    let compared = 0
    for (let codePoint = 0x21; codePoint <= 0xffff; codePoint++) {
      if (!coverage.has(codePoint) || isHangulTone(codePoint)) continue
      const character = String.fromCodePoint(codePoint)
      const [cell] = verticalCells([character], font)
      // A font without forms for columns has words, and they lie as they are set in a line.
      const isWord = !isJapanese && isLatinLike(character)
      const ours = cell.kind === 'upright' ? cell.glyphs : font.shape(character, isWord ? 'latin' : 'solid')
      const theirs = oracle(character, isWord ? 'LTR' : 'TTB')
      compared++
      if (ours.map((glyph) => glyph.id).join() !== theirs.map((glyph) => glyph.id).join()) {
        differing.push(`${character} U+${codePoint.toString(16)}`)
      }
    }
    expect(compared).toBeGreaterThan(isJapanese ? 7000 : 300)
    expect(differing).toEqual([])
  },
)

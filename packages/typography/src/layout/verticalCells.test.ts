import { fontFaces } from '@irodori/fonts/fontEntry'
import { readCoverage } from '@irodori/fonts/readCoverage'
import { assert, expect, test } from 'vitest'
import { harfBuzz } from '../../testing/harfBuzz.ts'
import { fontBytes, japaneseFonts, openFont } from '../../testing/openFont.ts'
import { paragraphOf } from '../line/paragraphs.ts'
import { isLatinLike } from '../unicode/orientation.ts'
import { sharedMark } from '../unicode/sharedMarks.ts'
import type { FontFace } from '../font/fontFace.ts'
import type { VerticalCell } from './verticalCells.ts'
import { verticalCells } from './verticalCells.ts'

const cellsOf = (text: string, font: FontFace): VerticalCell[] => verticalCells(paragraphOf([...text], font), font)
const kinds = (text: string, value = 'NotoSerifJP.ttf'): string =>
  cellsOf(text, openFont(value))
    .map(({ kind }) => ({ upright: 'U', sideways: 'S', together: 'T', joined: 'j' })[kind])
    .join('')

test.each([
  ['kanji, kana and full-width forms upright', '漢あアＡ１％①', 'UUUUUUU'],
  ['Latin words rotated', 'Wi-Fi', 'SSSSS'],
  ['exactly two half-width digits in one cell', '12月25日', 'TjUTjU'],
  ['one half-width digit in a cell', '3月', 'TU'],
  ['three and more digits rotated', '2026年365日', 'SSSSUSSSU'],
  ['digits among letters rotated with them', 'A4判12mm', 'SSUSSSS'],
  ['pairs of exclamation and question marks in one cell', 'え!?あ!!お??', 'UTjUTjUTj'],
  ['longer runs of them one per cell', 'え!!!', 'UTTT'],
  ['exclamation marks after a Latin word rotated', 'OK!!', 'SSSS'],
  ['the long-vowel mark, brackets and commas in their vertical forms', 'ー「」、。〜', 'UUUUUU'],
  ['dots among Japanese in their vertical forms', '本……', 'UUU'],
  ['dots and quotation marks among Latin letters rotated', '“Don’t…”', 'SSSSSSSS'],
  ['arrows without a vertical form rotated, dashes in their vertical form', '→——', 'SUU'],
  ['quotation marks around Japanese in their vertical forms', '“愛”‘夢’', 'UUUUUU'],
  ['quotation marks around Latin letters rotated with them', '彼は“Love”と', 'UUSSSSSSU'],
  ['word spaces rotated, ideographic spaces upright', 'a b　c', 'SSSUS'],
])('sets %s', (_, text, expected) => {
  expect(kinds(text)).toBe(expected)
})

test.each(japaneseFonts)('%s never sets the long-vowel mark as its horizontal glyph', (value) => {
  const font = openFont(value)
  const [cell] = cellsOf('ー', font)
  assert(cell?.kind === 'upright')
  expect(cell.glyphs.map(({ id }) => id)).not.toEqual(font.shape('ー', 'solid').map(({ id }) => id))
})

test('rotates a Tr character without a vertical form, and shifts a Tu character', () => {
  expect(kinds('；', 'NotoSansJP.ttf')).toBe('S')
  const latin = openFont('Quicksand.ttf')
  expect(cellsOf('〜っ', latin)).toMatchObject([{ kind: 'sideways' }, { kind: 'upright', needsShift: true }])
})

// HarfBuzz adds a dotted circle to a tone mark without its syllable; it must not be printed.
const isHangulTone = (codePoint: number): boolean => codePoint === 0x302e || codePoint === 0x302f

/** HarfBuzz's glyphs in a column: shared marks in full width, quotation marks as 〝〟 where the font has no form of theirs. */
function inColumn(character: string, oracle: ReturnType<typeof harfBuzz>) {
  if (sharedMark(character) === undefined) return oracle(character, 'TTB')
  const fullWidth = oracle(character, 'TTB', ['fwid'])
  const hasForm = fullWidth[0]?.id !== oracle(character, 'LTR', ['fwid'])[0]?.id
  const other = { '“': '〝', '”': '〟' }[character]
  return hasForm || other === undefined ? fullWidth : oracle(other, 'TTB')
}

const EVERY_CHARACTER = process.env.EVERY_CHARACTER !== undefined
/** Ideographs have no vertical forms of their own kind: the gate compares one in eight, `EVERY_CHARACTER=1` all. */
const isCompared = (codePoint: number): boolean =>
  EVERY_CHARACTER || codePoint % 8 === 0 || !/\p{Unified_Ideograph}/u.test(String.fromCodePoint(codePoint))

test.each(fontFaces)(
  '$entry.value $weight: gives every character the glyph that HarfBuzz gives it in a column',
  async ({ entry: { value }, weight }) => {
    const isJapanese = japaneseFonts.includes(value)
    const coverage = await readCoverage(value, weight)
    const oracle = harfBuzz(fontBytes(value, weight))
    const font = openFont(value, weight)
    const differing: string[] = []
    let compared = 0
    for (let codePoint = 0x21; codePoint <= 0xffff; codePoint++) {
      if (!coverage.has(codePoint) || isHangulTone(codePoint) || !isCompared(codePoint)) continue
      const character = String.fromCodePoint(codePoint)
      const [cell] = cellsOf(character, font)
      // In a font without vertical forms Latin words are rotated and shaped as in a line.
      const isWord = !isJapanese && isLatinLike(character)
      const ours = cell?.kind === 'upright' ? cell.glyphs : font.shape(character, isWord ? 'latin' : 'solid')
      const theirs = isJapanese ? inColumn(character, oracle) : oracle(character, isWord ? 'LTR' : 'TTB')
      compared++
      if (ours.map((glyph) => glyph.id).join() !== theirs.map((glyph) => glyph.id).join()) {
        differing.push(`${character} U+${codePoint.toString(16)}`)
      }
    }
    expect(compared).toBeGreaterThan(isJapanese ? 1500 : 300)
    expect(differing).toEqual([])
  },
)

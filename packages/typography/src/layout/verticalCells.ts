import type { FontFace, ShapedGlyph } from '../font/fontFace.ts'
import type { Paragraph } from '../line/paragraphs.ts'
import { isSpace } from '../line/paragraphs.ts'
import { orientationOf } from '../unicode/orientation.ts'

/**
 * The orientation of a character in its column. `upright`: in a cell of its own. `together`: the first of one or two
 * half-width characters side by side in one cell (tate-chu-yoko). `joined`: the second of them. `sideways`: rotated by a
 * quarter turn clockwise, together with adjacent characters of the same kind.
 */
export type VerticalCell = { readonly character: string } & (
  | { readonly kind: 'upright'; readonly glyphs: readonly ShapedGlyph[]; readonly needsShift: boolean }
  | { readonly kind: 'together'; readonly text: string }
  | { readonly kind: 'joined' }
  | { readonly kind: 'sideways'; readonly inWord: boolean }
)

// Explicit ranges, because \p{L} depends on the Unicode version of the engine.
const LETTER_OR_DIGIT = /[0-9A-Za-z\u00aa\u00ba\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/

/** Determines the orientation of each character of a paragraph. */
export function verticalCells({ characters, inWord }: Paragraph, font: FontFace): VerticalCell[] {
  const cells: VerticalCell[] = []
  let word: string[] = []
  const endWord = (): void => {
    cells.push(...cellsOfWord(word, font))
    word = []
  }
  for (const [i, character] of characters.entries()) {
    if (inWord[i] && !isSpace(character)) {
      word.push(character)
      continue
    }
    endWord()
    cells.push(cellOf(character, inWord[i] === true, font))
  }
  endWord()
  return cells
}

const orientation = (character: string) => orientationOf(character.codePointAt(0) ?? 0)

const sideways = (character: string, inWord: boolean): VerticalCell => ({ character, kind: 'sideways', inWord })

function cellsOfWord(word: readonly string[], font: FontFace): VerticalCell[] {
  const text = word.join('')
  if (/^(\d\d?|[!?][!?]?)$/.test(text)) {
    return word.map((character, i) => ({ character, ...(i === 0 ? { kind: 'together', text } : { kind: 'joined' }) }))
  }
  if (/^[!?]+$/.test(text)) return word.map((mark) => ({ character: mark, kind: 'together', text: mark }))
  if (LETTER_OR_DIGIT.test(text)) return word.map((character) => sideways(character, true))
  return word.map((character) => cellOf(character, true, font))
}

function cellOf(character: string, inWord: boolean, font: FontFace): VerticalCell {
  if (isSpace(character) && character !== '\u3000') return sideways(character, inWord)
  const verticalOrientation = orientation(character)
  const glyphs = font.shape(character, 'vertical')
  if (hasOwnForm(character, glyphs, font)) return { character, kind: 'upright', glyphs, needsShift: false }
  const substitute = SUBSTITUTES.get(character)
  if (substitute !== undefined && font.hasGlyph(substitute.codePointAt(0) ?? 0))
    return { character, kind: 'upright', glyphs: font.shape(substitute, 'vertical'), needsShift: false }
  if (verticalOrientation === 'R' || verticalOrientation === 'Tr') return sideways(character, inWord)
  return { character, kind: 'upright', glyphs, needsShift: verticalOrientation === 'Tu' }
}

const hasOwnForm = (character: string, glyphs: readonly ShapedGlyph[], font: FontFace): boolean =>
  glyphs[0]?.id !== font.shape(character, 'solid')[0]?.id

/** The quotation marks of columns, which have the vertical forms of those in lines (JLREQ 3.1.1, A.1, A.2). */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['“', '〝'],
  ['”', '〟'],
])

import type { FontFace, ShapedGlyph } from '../font/fontFace.ts'
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
  | { readonly kind: 'sideways' }
)

// Explicit ranges, because \p{L} depends on the Unicode version of the engine.
const LETTER_OR_DIGIT = /[0-9A-Za-z\u00aa\u00ba\u00c0-\u024f\u0370-\u052f\u1e00-\u1fff]/

/** Determines the orientation of each character of a paragraph. */
export function verticalCells(characters: readonly string[], font: FontFace): VerticalCell[] {
  const cells: VerticalCell[] = []
  let word: string[] = []
  const endWord = (): void => {
    cells.push(...cellsOfWord(word, font))
    word = []
  }
  for (const character of characters) {
    if (isWordCharacter(character)) {
      word.push(character)
      continue
    }
    endWord()
    cells.push(cellOf(character, font))
  }
  endWord()
  return cells
}

const orientation = (character: string) => orientationOf(character.codePointAt(0) ?? 0)

const isWordCharacter = (character: string): boolean => orientation(character) === 'R' && !isSpace(character)

const sideways = (character: string): VerticalCell => ({ character, kind: 'sideways' })

function cellsOfWord(word: readonly string[], font: FontFace): VerticalCell[] {
  const text = word.join('')
  if (/^(\d\d?|[!?][!?]?)$/.test(text)) {
    return word.map((character, i) => ({ character, ...(i === 0 ? { kind: 'together', text } : { kind: 'joined' }) }))
  }
  if (/^[!?]+$/.test(text)) return word.map((mark) => ({ character: mark, kind: 'together', text: mark }))
  // Quotation marks and dashes are rotated with adjacent letters; on their own they use their vertical forms.
  if (LETTER_OR_DIGIT.test(text)) return word.map(sideways)
  return word.map((character) => cellOf(character, font))
}

function cellOf(character: string, font: FontFace): VerticalCell {
  if (isSpace(character) && character !== '\u3000') return sideways(character)
  const verticalOrientation = orientation(character)
  const glyphs = font.shape(character, 'vertical')
  const hasOwnForm = glyphs[0]?.id !== font.shape(character, 'solid')[0]?.id
  if (!hasOwnForm && (verticalOrientation === 'R' || verticalOrientation === 'Tr')) return sideways(character)
  return { character, kind: 'upright', glyphs, needsShift: verticalOrientation === 'Tu' && !hasOwnForm }
}

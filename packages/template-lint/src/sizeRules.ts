import type { Sheet } from '@irodori/design/designPage'
import { printAreas } from '@irodori/design/printAreas'
import { printPx, printPxToMm, dpi as resolution } from '@irodori/geometry/units'
import type { PrintedWords } from './printedWords.ts'
import { isLatin } from './printedWords.ts'
import type { TemplateFinding } from './templateFinding.ts'

/** Millimetres at which something in the hand is read: between near vision charts of Japan (300) and of ISO 8596 (400). */
const IN_HAND = 350
/** Diagonal of a postcard in millimetres, with a little to spare. What is not larger is held in the hand. */
const HELD_DIAGONAL = 180
/** An A4 sheet (a diagonal of 364 mm) on a wall is looked at from a metre, other sizes in proportion. */
const DIAGONALS = 1000 / 364

/** ISO 9241-3, minutes of arc: capitals have at least 16, and 20 are preferred, which kanji with their more strokes need. */
const LATIN_MINUTES = 16
const JAPANESE_MINUTES = 20
/** Minutes of arc at which a letter with good contrast is still recognised: for words that are known by their place. */
const INCIDENTAL_MINUTES = 10

/** Millimetres from which a product is looked at. @param isFolded whether the sheet is two pages of a book in the hand */
function viewingDistance(sheet: Sheet, isFolded: boolean): number {
  const { trim } = printAreas(sheet)
  const diagonal = printPxToMm(printPx(Math.hypot(trim.width, trim.height)), resolution(sheet.dpi))
  return isFolded || diagonal <= HELD_DIAGONAL ? IN_HAND : DIAGONALS * diagonal
}

/** Words that are too small to be read from where the product is looked at. In minutes of arc. */
export function smallWords(words: PrintedWords, sheet: Sheet, isFolded: boolean): TemplateFinding[] {
  const { item, itemId, letterHeight, isIncidental } = words
  const distance = isIncidental ? IN_HAND : viewingDistance(sheet, isFolded)
  const limit = isIncidental ? INCIDENTAL_MINUTES : isLatin(item.text) ? LATIN_MINUTES : JAPANESE_MINUTES
  const tall = printPxToMm(printPx(letterHeight), resolution(sheet.dpi))
  const measured = (Math.atan(tall / distance) * 180 * 60) / Math.PI
  return measured >= limit ? [] : [{ rule: 'SMALL', itemId, words: item.text, measured, limit }]
}

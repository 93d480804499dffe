/** How numbers of an address are written in columns: 一二〇, or Arabic digits upright. */
export type DigitStyle = 'KANJI' | 'ARABIC'

const KANJI = '〇一二三四五六七八九'
const FULL_WIDTH = '０１２３４５６７８９'
/** Digits, and letters that are no part of a word, such as in 18F or B-2. */
const SIGNS = '(?:[0-9０-９]+|(?<![A-Za-zＡ-Ｚａ-ｚ])[A-Za-zＡ-Ｚａ-ｚ]{1,2}(?![A-Za-zＡ-Ｚａ-ｚ]))'
/** Digits and letters, and what people type between them: 1-2-3, 1‐2, １－２, 1ー2. */
const NUMBERS = new RegExp(`${SIGNS}(?:[-‐‑‒–—―−－ー]?${SIGNS})*`, 'g')
const HYPHENS = /[-‐‑‒–—―−－]/g
/** Digits that share one cell of a column. */
const IN_ONE_CELL = 2
/** From a letter to that of full width, which stands upright in a column. */
const TO_FULL_WIDTH = 0xfee0

const styled: Readonly<Record<DigitStyle, (digits: string) => string>> = {
  KANJI: (digits) => digits.replaceAll(/\d/g, (digit) => KANJI[Number(digit)] ?? digit),
  // Two digits share a cell; more stand upright one below the other in full width.
  ARABIC: (digits) =>
    digits.length <= IN_ONE_CELL ? digits : digits.replaceAll(/\d/g, (digit) => FULL_WIDTH[Number(digit)] ?? digit),
}

const upright = (letter: string): string => String.fromCodePoint((letter.codePointAt(0) ?? 0) + TO_FULL_WIDTH)

/**
 * A text as it is set in columns: its numbers in one style, joined by ー, which every Japanese font has upright, and single letters
 * upright.
 */
export const inColumns = (text: string, digits: DigitStyle): string =>
  text.replaceAll(NUMBERS, (number) =>
    number
      .normalize('NFKC')
      .replaceAll(HYPHENS, 'ー')
      .replaceAll(/\d+/g, styled[digits])
      .replaceAll(/[A-Za-z]/g, upright),
  )

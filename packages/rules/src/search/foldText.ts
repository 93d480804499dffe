const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ'
const LARGE_KANA = 'あいうえおつやゆよわかけ'

/** ァ to ヶ lie 0x60 above ぁ to ゖ. */
const hiraganaOf = (katakana: string): string => String.fromCharCode(katakana.charCodeAt(0) - 0x60)
const largeKana = (small: string): string => LARGE_KANA[SMALL_KANA.indexOf(small)] ?? small

const foldLetter = (letter: string): string =>
  letter
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, hiraganaOf)
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, largeKana)
    .replace(/[ー・]\p{M}*/gu, '')
    // A large kana may take the mark that its small one could not; one that still stands alone marks nothing.
    .normalize('NFC')
    .replace(/[\u3099\u309a]/g, '')

/** A letter with the marks that belong to it; half-width ﾞ and ﾟ are letters to Unicode, and marks to a reader. */
const LETTER = /[\p{M}ﾞﾟ]|\P{M}[\p{M}ﾞﾟ]*/gu

export interface FoldedText {
  readonly folded: string
  /** For each code unit of `folded`, where its letter begins and ends in the text it came from. */
  readonly places: readonly (readonly [start: number, end: number])[]
}

/** As `foldText`, with the way back to the text. */
export function foldWithPlaces(text: string): FoldedText {
  const places: (readonly [number, number])[] = []
  let folded = ''
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const place = [index, index + letter.length] as const
    const plain = foldLetter(letter)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place)
  }
  return { folded, places }
}

/**
 * SCH-1: letters of any width and case as one, katakana as hiragana, small kana as large ones, without the marks that
 * people leave out (long vowels, middle dots): what is searched in, and what is searched for in it.
 */
export const foldText = (text: string): string => text.replace(LETTER, foldLetter)

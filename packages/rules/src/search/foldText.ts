const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ'
const LARGE_KANA = 'あいうえおつやゆよわかけ'

/** The code points of ァ to ヶ are those of ぁ to ゖ plus 0x60. */
const hiraganaOf = (katakana: string): string => String.fromCharCode(katakana.charCodeAt(0) - 0x60)
const largeKana = (small: string): string => LARGE_KANA[SMALL_KANA.indexOf(small)] ?? small

const foldLetter = (letter: string): string =>
  letter
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, hiraganaOf)
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, largeKana)
    .replace(/[ー・]\p{M}*/gu, '')
    // A large kana may combine with a voice mark that its small form could not; a mark that is still separate is dropped.
    .normalize('NFC')
    .replace(/[\u3099\u309a]/g, '')

/** A letter with its combining marks. Unicode classifies half-width ﾞ and ﾟ as letters; here they are marks. */
const LETTER = /[\p{M}ﾞﾟ]|\P{M}[\p{M}ﾞﾟ]*/gu

export interface FoldedText {
  readonly folded: string
  /** For each code unit of `folded`, the start and end of its letter in the original text. */
  readonly ranges: readonly (readonly [start: number, end: number])[]
}

/** As `foldText`, with the range of each letter in the original text. */
export function foldWithRanges(text: string): FoldedText {
  const ranges: (readonly [number, number])[] = []
  let folded = ''
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const range = [index, index + letter.length] as const
    const plain = foldLetter(letter)
    folded += plain
    for (let unit = 0; unit < plain.length; unit += 1) ranges.push(range)
  }
  return { folded, ranges }
}

/**
 * SCH-1: folds a text for comparison in a search: width and case are removed, katakana becomes hiragana, small kana large
 * ones, and the marks that people often omit (long vowels, middle dots) are dropped.
 */
export const foldText = (text: string): string => text.replace(LETTER, foldLetter)

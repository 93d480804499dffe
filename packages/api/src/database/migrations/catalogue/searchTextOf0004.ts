/**
 * The text of search columns as migration 0004 released it. A later rule of searching gets a migration and a copy of its
 * own, so that each release migrates to the same rows.
 */
export const searchTextOf = (text: string): string => text.replace(LETTER, foldLetter).slice(0, LONGEST_TEXT)

/** Characters; an index entry holds 2,700 bytes. */
const LONGEST_TEXT = 300
/** A letter with its combining marks. Unicode classifies half-width ﾞ and ﾟ as letters; here they are marks. */
const LETTER = /[\p{M}ﾞﾟ]|\P{M}[\p{M}ﾞﾟ]*/gu
const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ'
const LARGE_KANA = 'あいうえおつやゆよわかけ'

const foldLetter = (letter: string): string =>
  letter
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, hiraganaOf)
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/g, largeKana)
    .replace(/[ー・]\p{M}*/gu, '')
    .normalize('NFC')
    .replace(/[\u3099\u309a]/g, '')

/** The code points of ァ to ヶ are those of ぁ to ゖ plus 0x60. */
const hiraganaOf = (katakana: string): string => String.fromCharCode(katakana.charCodeAt(0) - 0x60)
const largeKana = (small: string): string => LARGE_KANA[SMALL_KANA.indexOf(small)] ?? small

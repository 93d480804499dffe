/** The small and large letters, ヷ to ヺ, and the long-vowel mark. */
const LETTERS = 'ァ-ヺー'

const KATAKANA = new RegExp(`^[${LETTERS} \\u3000]*[${LETTERS}][${LETTERS} \\u3000]*$`)

/** A half-width voice mark joins its letter; one that has no such letter stays behind as a combining mark. */
const fullWidth = (text: string): string => text.replace(/[ｦ-ﾟ]+/g, (letters) => letters.normalize('NFKC'))

/** KAN-1: katakana, the long-vowel mark and spaces only, full or half width, and at least one letter. */
export const isKatakana = (text: string): boolean => KATAKANA.test(fullWidth(text))

/** KAN-2: what a field of kana becomes: half-width letters full width, each punctuation mark or lone voice mark a space. */
export const normaliseKana = (typed: string): string => fullWidth(typed).replace(/[\p{P}\p{S}\p{M}]/gu, ' ')

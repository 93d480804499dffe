/** Small and large letters, ヷ to ヺ, and the long-vowel mark. */
const LETTERS = 'ァ-ヺー'

const KATAKANA = new RegExp(`^[${LETTERS} \\u3000]*[${LETTERS}][${LETTERS} \\u3000]*$`)

/** Half-width letters in full width. A voice mark joins its letter; without such a letter it becomes a combining mark. */
const fullWidth = (text: string): string => text.replace(/[ｦ-ﾟ]+/g, (letters) => letters.normalize('NFKC'))

/** KAN-1: katakana, the long-vowel mark and spaces only, full or half width, and at least one letter. */
export const isKatakana = (text: string): boolean => KATAKANA.test(fullWidth(text))

/** KAN-2: kana in full width, with a space for each punctuation mark and each voice mark without a letter. */
export const normaliseKana = (typed: string): string => fullWidth(typed).replace(/[\p{P}\p{S}\p{M}]/gu, ' ')

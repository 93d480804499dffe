import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as japanese from '@zxcvbn-ts/language-ja'
import { normalisePassword } from './password.ts'

/** Powers of ten of the guesses that a new password has to withstand; eight random letters withstand 8. */
const LEAST_POWER = 7.5

/** The estimate takes longer than the length grows; what follows can only make a password stronger. */
const ESTIMATED_CHARACTERS = 64

/** Words that are typed as passwords in kana; the dictionaries hold Latin letters only. */
const KANA_PASSWORDS = [
  'パスワード',
  'ぱすわーど',
  'あいうえお',
  'アイウエオ',
  'ありがとう',
  'さくら',
  'サクラ',
  'ひみつ',
]

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...japanese.dictionary, kana: KANA_PASSWORDS },
  graphs: common.adjacencyGraphs,
})

/** The text and its words, which are also divided where the script changes. */
function wordsOf(text: string): string[] {
  const plain = normalisePassword(text)
  const words = plain.match(/\p{sc=Han}+|[\p{scx=Katakana}ー]+|[\p{scx=Hiragana}ー]+|\p{sc=Latin}+|\d+/gu) ?? []
  return [plain, ...words].filter((word) => word.length > 1)
}

/**
 * The power of ten of the guesses that an attacker needs who knows frequent passwords, names, words, dates, rows of keys and
 * what is known of the owner. Source: D. L. Wheeler, zxcvbn (USENIX Security 2016).
 * @param known what an attacker tries first: the owner's address and name, the name of the shop
 */
export function passwordGuesses(typed: string, known: readonly string[]): number {
  const estimated = [...normalisePassword(typed)].slice(0, ESTIMATED_CHARACTERS).join('')
  return estimator.check(estimated, known.flatMap(wordsOf)).guessesLog10
}

/** PAS-3: a password that fewer guesses find is refused. */
export const isGuessable = (typed: string, known: readonly string[]): boolean =>
  passwordGuesses(typed, known) < LEAST_POWER

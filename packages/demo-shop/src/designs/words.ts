import type { Texts } from '../composing/layout.ts'
import { plainText } from '../drafts/markedText.ts'

/** The words of a page in both languages: Japanese, then English, with their sample parts marked. */
export type Words = Readonly<Partial<Record<keyof Texts, readonly [japanese: string, english: string]>>>

/** The words in Japanese. Lines in Latin letters are the same in both languages. */
export const textsOf = (words: Words): Texts =>
  Object.fromEntries(Object.entries(words).map(([role, [japanese]]) => [role, japanese]))

/** The English words beside the Japanese ones, each once. */
export const englishRowsOf = (words: readonly Words[]): (readonly [japanese: string, english: string])[] => [
  ...new Map(
    words
      .flatMap((page) => Object.values(page))
      .filter(([japanese, english]) => japanese !== english)
      .map(([japanese, english]) => [plainText(japanese), english] as const),
  ),
]

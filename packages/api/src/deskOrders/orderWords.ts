import { normalisePhoneNumber } from '@irodori/rules/phoneNumber'
import { containing, wordsOf } from '../database/searchText.ts'

/** A word of a search for orders. */
export interface OrderWord {
  readonly kind: 'NAME' | 'NUMBER'
  /** The word as names and products are searched for it. */
  readonly text: string
  /** The keys that each order with the word has (migration 0042). */
  readonly keys: readonly string[]
  /** Whether the word is a key itself, so that no order without the word has it. */
  readonly isKey: boolean
  /** For LIKE, in what `order_search_text` returns. */
  readonly pattern: string
}

/** The letters before the digits of a number of the shop. */
const NUMBER = /^[a-z]*[-+() \d]+$/
const FEWEST_DIGITS = 3
/** The longest keys of numbers and of names. */
const LONGEST = { NUMBER: 4, NAME: 2 } as const

/** The words of a search. A word with three digits and without a name is part of an order number or a phone number. */
export const orderWordsOf = (search: string): OrderWord[] =>
  wordsOf(search).map((text): OrderWord => {
    const digits = normalisePhoneNumber(text)
    return NUMBER.test(text) && digits.length >= FEWEST_DIGITS
      ? wordOf('NUMBER', text, digits)
      : wordOf('NAME', text, text)
  })

function wordOf(kind: OrderWord['kind'], text: string, sought: string): OrderWord {
  const keys = partsOf(sought, LONGEST[kind])
  return { kind, text, keys, isKey: keys[0] === sought, pattern: containing(sought) }
}

/** All parts of a length; a shorter text is its only part. */
function partsOf(text: string, length: number): string[] {
  const letters = [...text]
  if (letters.length <= length) return [text]
  const parts = letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''))
  return [...new Set(parts)]
}

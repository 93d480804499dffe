/** Ways of paying that the screens name in every language. */
type PayMethodKind = 'CARD' | 'CONVENIENCE_STORE' | 'CASH_ON_DELIVERY' | 'BANK_TRANSFER' | 'POINTS'

/** The words with which shops and marketplaces state a way of paying. */
const WORDS: readonly (readonly [RegExp, PayMethodKind])[] = [
  [/コンビニ/, 'CONVENIENCE_STORE'],
  [/代金引換|代引/, 'CASH_ON_DELIVERY'],
  [/銀行|振込|振り込み/, 'BANK_TRANSFER'],
  [/カード/, 'CARD'],
  [/ポイント/, 'POINTS'],
]

/** The kind of a way of paying as the shop of an order states it; null if it is none of these. */
export const payMethodKind = (stated: string): PayMethodKind | null =>
  WORDS.find(([words]) => words.test(stated))?.[1] ?? null

import { PEOPLE } from '../orders/people.ts'

export type SandboxShop = 'YAHOO' | 'RAKUTEN' | 'COLOR_ME'

type SandboxPayment = 'CARD' | 'COMBINI' | 'POINTS' | 'BANK'

/** The answer of a sandbox to a request for an order. */
export type SandboxBehaviour =
  | {
      readonly kind: 'ORDER'
      readonly state: 'PLACED' | 'CANCELLED' | 'VERIFYING'
      readonly payment: SandboxPayment
      readonly isPaid: boolean
      readonly receivers: 1 | 2
      /** The first receiver; the orderer if omitted. */
      readonly recipient?: 'sato' | 'takahashi'
      readonly items: readonly { readonly code: string; readonly unit: number }[]
      /** Yen, tax and delivery included. */
      readonly totalPrice: number
      readonly deliveryPrice: number
    }
  /** In maintenance for so many more minutes. */
  | { readonly kind: 'MAINTENANCE'; readonly minutes: number }
  | { readonly kind: 'KEY_REFUSED' }
  | { readonly kind: 'CUT_IN_THE_MIDDLE' }
  | { readonly kind: 'SILENT' }

/** LOST: the order is cancelled, but the first answer does not arrive. */
type SandboxCancelling = 'ACCEPTED' | 'REFUSED' | 'SILENT' | 'LOST'

export interface SandboxOrder {
  readonly shop: SandboxShop
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly email: string
  /** The behaviour in one sentence. */
  readonly sentence: string
  readonly behaviour: SandboxBehaviour
  /** The behaviour from the second request on; null if it does not change. */
  readonly afterwards: SandboxBehaviour | null
  /** The answer to a cancellation. */
  readonly cancelling: SandboxCancelling
  /** The connection is cut at the first, third, fifth … attempt. */
  readonly isFlaky: boolean
}

type PlacedBehaviour = Extract<SandboxBehaviour, { kind: 'ORDER' }>

const CARD_AND_CLOCK = [
  { code: 'greeting-card', unit: 1 },
  { code: 'wall-clock', unit: 1 },
]
const BOOKLET_AND_WRAPPING = [
  { code: 'photo-booklet', unit: 2 },
  { code: 'gift-wrapping', unit: 1 },
]

const CLOCKS_AND_BOX = [
  { code: 'wall-clock', unit: 2 },
  { code: 'wrap-gift-box', unit: 1 },
]

/** Prices in yen. A line with an unknown price counts as 0. */
const PRICES: Readonly<Record<string, number>> = {
  'greeting-card': 880,
  'wall-clock': 6600,
  'photo-booklet': 3960,
  'wrap-gift-box': 330,
}
const DELIVERY_PRICE = 770
const priceOf = (items: PlacedBehaviour['items']): number =>
  items.reduce((sum, { code, unit }) => sum + unit * (PRICES[code] ?? 0), DELIVERY_PRICE)

const placed = (change: Partial<PlacedBehaviour> = {}): PlacedBehaviour => ({
  kind: 'ORDER',
  state: 'PLACED',
  payment: 'CARD',
  isPaid: true,
  receivers: 1,
  items: CARD_AND_CLOCK,
  totalPrice: priceOf(change.items ?? CARD_AND_CLOCK),
  deliveryPrice: DELIVERY_PRICE,
  ...change,
})

const ALL: readonly SandboxShop[] = ['YAHOO', 'RAKUTEN', 'COLOR_ME']

interface Case {
  readonly number: number
  readonly shops: readonly SandboxShop[]
  readonly sentence: string
  readonly behaviour: SandboxBehaviour
  readonly isFlaky?: boolean
  readonly afterwards?: SandboxBehaviour
  readonly cancelling?: SandboxCancelling
}

const CASES: readonly Case[] = [
  { number: 1, shops: ALL, sentence: 'Paid by card: a greeting card and a clock.', behaviour: placed() },
  {
    number: 2,
    shops: ALL,
    sentence: 'Paid at a convenience store: two booklets, and a gift wrapping that this shop does not offer.',
    behaviour: placed({ payment: 'COMBINI', items: BOOKLET_AND_WRAPPING }),
  },
  {
    number: 3,
    shops: ALL,
    sentence: 'A valid order of a shop whose connection drops at every first attempt.',
    behaviour: placed(),
    isFlaky: true,
  },
  {
    number: 4,
    shops: ALL,
    sentence: 'Paid by card: two clocks, one of them with a gift box.',
    behaviour: placed({ items: CLOCKS_AND_BOX }),
  },
  {
    number: 11,
    shops: ALL,
    sentence: 'The shop is in maintenance for two more hours.',
    behaviour: { kind: 'MAINTENANCE', minutes: 120 },
  },
  { number: 12, shops: ALL, sentence: 'The shop refuses the key.', behaviour: { kind: 'KEY_REFUSED' } },
  {
    number: 13,
    shops: ALL,
    sentence: 'The connection is cut in the middle of the answer.',
    behaviour: { kind: 'CUT_IN_THE_MIDDLE' },
  },
  { number: 14, shops: ALL, sentence: 'The shop never answers.', behaviour: { kind: 'SILENT' } },
  {
    number: 21,
    shops: ['RAKUTEN', 'COLOR_ME'],
    sentence: 'The order goes to two receivers.',
    behaviour: placed({ receivers: 2 }),
  },
  {
    number: 22,
    shops: ALL,
    sentence: 'Not settled: the convenience store has not been paid.',
    behaviour: placed({ payment: 'COMBINI', isPaid: false }),
  },
  {
    number: 23,
    shops: ['RAKUTEN'],
    sentence: 'Not settled: the points are not confirmed.',
    behaviour: placed({ payment: 'POINTS', isPaid: false }),
  },
  {
    number: 24,
    shops: ALL,
    sentence: 'Not settled: the bank transfer is missing.',
    behaviour: placed({ payment: 'BANK', isPaid: false }),
  },
  { number: 25, shops: ALL, sentence: 'The order was cancelled.', behaviour: placed({ state: 'CANCELLED' }) },
  {
    number: 26,
    shops: ['YAHOO'],
    sentence: 'The shop is still verifying the order, for 15 more minutes.',
    behaviour: placed({ state: 'VERIFYING' }),
  },
  {
    number: 27,
    shops: ALL,
    sentence: 'The order contains no product of this shop.',
    behaviour: placed({ items: [{ code: 'rice-cooker', unit: 1 }] }),
  },
  {
    number: 31,
    shops: ALL,
    sentence: 'A valid order that is cancelled by the time production is started.',
    behaviour: placed(),
    afterwards: placed({ state: 'CANCELLED' }),
  },
  {
    number: 32,
    shops: ALL,
    sentence: 'A valid order whose convenience-store payment is revoked before production is started.',
    behaviour: placed({ payment: 'COMBINI' }),
    afterwards: placed({ payment: 'COMBINI', isPaid: false }),
  },
  {
    number: 33,
    shops: ALL,
    sentence: 'A valid order of a shop that does not answer when production is started.',
    behaviour: placed(),
    afterwards: { kind: 'SILENT' },
  },
  {
    number: 34,
    shops: ['YAHOO'],
    sentence: 'A valid order that the shop verifies again, for 15 minutes, when production is started.',
    behaviour: placed(),
    afterwards: placed({ state: 'VERIFYING' }),
  },
  {
    number: 41,
    shops: ALL,
    sentence: 'A valid order that the shop refuses to cancel.',
    behaviour: placed(),
    cancelling: 'REFUSED',
  },
  {
    number: 42,
    shops: ALL,
    sentence: 'A valid order of a shop that does not answer a cancellation.',
    behaviour: placed(),
    cancelling: 'SILENT',
  },
  {
    number: 43,
    shops: ALL,
    sentence: 'A valid order that is cancelled at the first attempt, although the answer does not arrive.',
    behaviour: placed(),
    cancelling: 'LOST',
  },
]

const NUMBER_IN: Readonly<Record<SandboxShop, (number: number) => string>> = {
  YAHOO: (number) => String(20_000_000 + number),
  RAKUTEN: (number) => `400000-20261101-${String(number).padStart(10, '0')}`,
  COLOR_ME: (number) => String(300_000_000 + number),
}

/** In mixed case, as a customer may type it; the domain is reserved for examples. */
const SANDBOX_EMAIL = 'Customer-5678@irodori.example'

/** All orders of the sandboxes. Their phone number is 09012345678. */
export const sandboxOrders: readonly SandboxOrder[] = CASES.flatMap(({ number, shops, ...what }) =>
  shops.map((shop) => ({
    shop,
    orderNumber: NUMBER_IN[shop](number),
    phoneNumber: PEOPLE.sato.phoneNumber,
    email: SANDBOX_EMAIL,
    sentence: what.sentence,
    behaviour: what.behaviour,
    afterwards: what.afterwards ?? null,
    cancelling: what.cancelling ?? 'ACCEPTED',
    isFlaky: what.isFlaky ?? false,
  })),
)

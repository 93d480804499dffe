import { PEOPLE } from '../orders/people.ts'

export type SandboxShop = 'YAHOO' | 'RAKUTEN' | 'COLOR_ME'

type SandboxPayment = 'CARD' | 'COMBINI' | 'POINTS' | 'BANK'

/** What a sandbox does when it is asked for an order. */
export type SandboxBehaviour =
  | {
      readonly kind: 'ORDER'
      readonly state: 'PLACED' | 'CANCELLED' | 'VERIFYING'
      readonly payment: SandboxPayment
      readonly isPaid: boolean
      readonly receivers: 1 | 2
      readonly items: readonly { readonly code: string; readonly unit: number }[]
      /** Yen, tax and delivery included. */
      readonly totalPrice: number
    }
  /** In maintenance until so many minutes from now. */
  | { readonly kind: 'MAINTENANCE'; readonly minutes: number }
  | { readonly kind: 'KEY_REFUSED' }
  | { readonly kind: 'CUT_IN_THE_MIDDLE' }
  | { readonly kind: 'SILENT' }

/** LOST: it is done, but the answer does not arrive at the first try. */
type SandboxCancelling = 'ACCEPTED' | 'REFUSED' | 'SILENT' | 'LOST'

export interface SandboxOrder {
  readonly shop: SandboxShop
  readonly orderNumber: string
  readonly phoneNumber: string
  readonly email: string
  /** What happens, in one sentence. */
  readonly sentence: string
  readonly behaviour: SandboxBehaviour
  /** What it does from the second question on, where that is something else. */
  readonly afterwards: SandboxBehaviour | null
  /** How the shop takes it that the order is to be cancelled. */
  readonly cancelling: SandboxCancelling
  /** Every first, third, fifth … try is cut off. */
  readonly isFlaky: boolean
}

type Placed = Extract<SandboxBehaviour, { kind: 'ORDER' }>

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

/** Yen. Where the price of a line is not known it counts nothing. */
const PRICES: Readonly<Record<string, number>> = {
  'greeting-card': 880,
  'wall-clock': 6600,
  'photo-booklet': 3960,
  'wrap-gift-box': 330,
}
const DELIVERY_PRICE = 770
const priceOf = (items: Placed['items']): number =>
  items.reduce((sum, { code, unit }) => sum + unit * (PRICES[code] ?? 0), DELIVERY_PRICE)

const placed = (change: Partial<Placed> = {}): Placed => ({
  kind: 'ORDER',
  state: 'PLACED',
  payment: 'CARD',
  isPaid: true,
  receivers: 1,
  items: CARD_AND_CLOCK,
  totalPrice: priceOf(change.items ?? CARD_AND_CLOCK),
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
    sentence: 'Paid at a convenience store: two booklets, and a gift wrapping that is not ours.',
    behaviour: placed({ payment: 'COMBINI', items: BOOKLET_AND_WRAPPING }),
  },
  {
    number: 3,
    shops: ALL,
    sentence: 'A good order of a shop whose line is cut at every first try.',
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
  { number: 12, shops: ALL, sentence: 'The shop refuses our key.', behaviour: { kind: 'KEY_REFUSED' } },
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
    sentence: 'Nothing in the order is a product of ours.',
    behaviour: placed({ items: [{ code: 'rice-cooker', unit: 1 }] }),
  },
  {
    number: 31,
    shops: ALL,
    sentence: 'A good order that was cancelled when production is started.',
    behaviour: placed(),
    afterwards: placed({ state: 'CANCELLED' }),
  },
  {
    number: 32,
    shops: ALL,
    sentence: 'A good order whose payment at the convenience store is taken back before production is started.',
    behaviour: placed({ payment: 'COMBINI' }),
    afterwards: placed({ payment: 'COMBINI', isPaid: false }),
  },
  {
    number: 33,
    shops: ALL,
    sentence: 'A good order of a shop that does not answer when production is started.',
    behaviour: placed(),
    afterwards: { kind: 'SILENT' },
  },
  {
    number: 34,
    shops: ['YAHOO'],
    sentence: 'A good order that the shop verifies once more, for 15 minutes, when production is started.',
    behaviour: placed(),
    afterwards: placed({ state: 'VERIFYING' }),
  },
  {
    number: 41,
    shops: ALL,
    sentence: 'A good order that the shop refuses to cancel.',
    behaviour: placed(),
    cancelling: 'REFUSED',
  },
  {
    number: 42,
    shops: ALL,
    sentence: 'A good order of a shop that does not answer when it is to be cancelled.',
    behaviour: placed(),
    cancelling: 'SILENT',
  },
  {
    number: 43,
    shops: ALL,
    sentence: 'A good order that is cancelled at the first try, though the answer does not arrive.',
    behaviour: placed(),
    cancelling: 'LOST',
  },
]

const NUMBER_IN: Readonly<Record<SandboxShop, (number: number) => string>> = {
  YAHOO: (number) => String(20_000_000 + number),
  RAKUTEN: (number) => `400000-20261101-${String(number).padStart(10, '0')}`,
  COLOR_ME: (number) => String(300_000_000 + number),
}

/** As a customer may type it; the domain is kept for examples. */
const SANDBOX_EMAIL = 'Customer-5678@irodori.example'

/** Every order that the sandbox shops know. All belong to the phone 09012345678. */
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

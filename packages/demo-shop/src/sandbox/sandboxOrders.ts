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
    }
  /** In maintenance until so many minutes from now. */
  | { readonly kind: 'MAINTENANCE'; readonly minutes: number }
  | { readonly kind: 'KEY_REFUSED' }
  | { readonly kind: 'CUT_IN_THE_MIDDLE' }
  | { readonly kind: 'SILENT' }

export interface SandboxOrder {
  readonly shop: SandboxShop
  readonly orderNumber: string
  readonly phoneNumber: string
  /** What happens, in one sentence. */
  readonly sentence: string
  readonly behaviour: SandboxBehaviour
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

const placed = (change: Partial<Placed> = {}): Placed => ({
  kind: 'ORDER',
  state: 'PLACED',
  payment: 'CARD',
  isPaid: true,
  receivers: 1,
  items: CARD_AND_CLOCK,
  ...change,
})

const ALL: readonly SandboxShop[] = ['YAHOO', 'RAKUTEN', 'COLOR_ME']

interface Case {
  readonly number: number
  readonly shops: readonly SandboxShop[]
  readonly sentence: string
  readonly behaviour: SandboxBehaviour
  readonly isFlaky?: boolean
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
]

const NUMBER_IN: Readonly<Record<SandboxShop, (number: number) => string>> = {
  YAHOO: (number) => String(20_000_000 + number),
  RAKUTEN: (number) => `400000-20261101-${String(number).padStart(10, '0')}`,
  COLOR_ME: (number) => String(300_000_000 + number),
}

/** Every order that the sandbox shops know. All belong to the phone 09012345678. */
export const sandboxOrders: readonly SandboxOrder[] = CASES.flatMap(({ number, shops, sentence, behaviour, isFlaky }) =>
  shops.map((shop) => ({
    shop,
    orderNumber: NUMBER_IN[shop](number),
    phoneNumber: PEOPLE.sato.phoneNumber,
    sentence,
    behaviour,
    isFlaky: isFlaky ?? false,
  })),
)

import { DAY_MS } from '../shop/day.ts'
import { PRICES } from '../shop/prices.ts'
import type { DemoAccount, Order, OrderStatus } from '../entities/types.ts'
import { PEOPLE, type Person } from './people.ts'

interface Placed {
  orderNumber: string
  status: OrderStatus
  customer: Person
  /** The address of another person, for a present. */
  sentTo?: Person
  products: { productId: string; unit: number; chargeableUnit?: number }[]
  /** Templates of the existing designs. */
  designed?: readonly string[]
  payMethod?: string
  /** What is paid beside the goods, their wrapping and the delivery, and what is not. */
  further?: Order['parts']
  processMethod?: Order['processMethod']
  orderedDaysAgo: number
  shippedDaysAgo?: number
}

const CARD = 'greeting-card'
const CLOCK = 'wall-clock'
const BOOKLET = 'photo-booklet'
const one = (productId: string): Placed['products'] => [{ productId, unit: 1 }]

const WRAPPING_PRICE = 330
const DELIVERY_PRICE = 770

/** The orders of the account have its mail address, so that they are found at registration. */
export const DEMO_ACCOUNT: DemoAccount = {
  email: 'haruka@irodori.example',
  password: 'tokidoki-irodori-7',
  userName: '森 遥',
}

/** The member of the staff who opens the desk of the demonstration. */
export const DEMO_CLERK: DemoAccount = {
  email: 'desk@irodori.example',
  password: 'tsukue-no-ue-no-hana-3',
  userName: '花田 栞',
}

const CARD_PAGES = ['card-hanaikada-front', 'card-hanaikada-back']
const THANKS_PAGES = ['thank-you-card-kraft-1', 'thank-you-card-kraft-2']

const PLACED: readonly Placed[] = [
  {
    orderNumber: 'irodori-10000001',
    status: 'WAITING',
    customer: PEOPLE.sato,
    products: [...one(CARD), ...one(CLOCK)],
    orderedDaysAgo: 2,
  },
  {
    orderNumber: 'irodori-10000002',
    status: 'WAITING',
    customer: PEOPLE.takahashi,
    sentTo: PEOPLE.takahashiParents,
    products: [...one(BOOKLET), { productId: CARD, unit: 2, chargeableUnit: 1 }],
    payMethod: 'コンビニ決済',
    orderedDaysAgo: 1,
  },
  { orderNumber: 'irodori-10000003', status: 'CANCEL', customer: PEOPLE.ito, products: one(CARD), orderedDaysAgo: 20 },
  {
    orderNumber: 'irodori-10000004',
    status: 'SHIPPED',
    customer: PEOPLE.watanabe,
    products: one('wedding-card'),
    designed: ['wedding-card-shiro-sky'],
    payMethod: '代金引換',
    further: [{ kind: 'FEE', yen: 330 }],
    orderedDaysAgo: 40,
    shippedDaysAgo: 29,
  },
  {
    orderNumber: 'irodori-10000005',
    status: 'DRAFT',
    customer: PEOPLE.nakamura,
    products: one(CARD),
    designed: CARD_PAGES.slice(0, 1),
    further: [
      { kind: 'COUPON', yen: -300 },
      { kind: 'POINTS', yen: -120 },
    ],
    orderedDaysAgo: 3,
  },
  {
    orderNumber: 'irodori-10000006',
    status: 'WAITING_CREATION',
    customer: PEOPLE.kobayashi,
    products: one(CARD),
    designed: CARD_PAGES,
    orderedDaysAgo: 4,
  },
  {
    orderNumber: 'irodori-10000007',
    status: 'PENDING_CREATION',
    customer: PEOPLE.kato,
    products: one('thank-you-card'),
    designed: THANKS_PAGES,
    orderedDaysAgo: 5,
  },
  {
    orderNumber: 'irodori-10000008',
    status: 'CREATING',
    customer: PEOPLE.yoshida,
    products: one('birth-card'),
    designed: ['birth-card-yume-hero'],
    orderedDaysAgo: 6,
  },
  {
    orderNumber: 'irodori-10000009',
    status: 'PENDING',
    customer: PEOPLE.yamada,
    products: one(CARD),
    orderedDaysAgo: 7,
  },
  {
    orderNumber: 'irodori-10000010',
    status: 'PENDING_CANCEL',
    customer: PEOPLE.sasaki,
    products: one(CARD),
    orderedDaysAgo: 2,
  },
  {
    orderNumber: 'irodori-10000011',
    status: 'COMMITTED',
    customer: PEOPLE.matsumoto,
    products: one('summer-card'),
    designed: ['summer-card-sora-sky'],
    orderedDaysAgo: 9,
  },
  {
    orderNumber: 'irodori-10000012',
    status: 'URL_RELEASED',
    customer: PEOPLE.inoue,
    sentTo: PEOPLE.sato,
    products: one(CLOCK),
    designed: ['clock-hoshizora'],
    processMethod: 'digital_message',
    orderedDaysAgo: 10,
  },
  // Orders of the account: one for each kind of product that is designed differently.
  {
    orderNumber: 'irodori-10000013',
    status: 'WAITING',
    customer: PEOPLE.mori,
    products: [...one('pair-mug'), ...one('pair-keyholder')],
    orderedDaysAgo: 1,
  },
  {
    orderNumber: 'irodori-10000014',
    status: 'WAITING',
    customer: PEOPLE.mori,
    products: [...one('postcard-set'), ...one('coaster-set')],
    orderedDaysAgo: 2,
  },
  {
    orderNumber: 'irodori-10000015',
    status: 'WAITING',
    customer: PEOPLE.mori,
    products: [...one('line-stamp'), ...one('line-greeting')],
    orderedDaysAgo: 3,
  },
  {
    orderNumber: 'irodori-10000016',
    status: 'WAITING',
    customer: PEOPLE.mori,
    products: [...one('large-photo-book'), ...one('linen-booklet')],
    orderedDaysAgo: 4,
  },
  {
    orderNumber: 'irodori-10000017',
    status: 'WAITING',
    customer: PEOPLE.mori,
    products: [...one('phone-case'), ...one('gift-bag')],
    orderedDaysAgo: 5,
  },
  {
    orderNumber: 'irodori-10000018',
    status: 'WAITING',
    customer: PEOPLE.mori,
    products: [...one('birthday-poster'), ...one('round-magnet')],
    orderedDaysAgo: 6,
  },
]

/** Orders of this shop, at least one in every status, dated back from `now`. */
export function demoOrders(now: Date): Order[] {
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()
  return PLACED.map((placed) => ({
    orderNumber: placed.orderNumber,
    phoneNumber: placed.customer.phoneNumber,
    status: placed.status,
    ecType: null,
    payMethod: placed.payMethod ?? 'クレジットカード',
    processMethod: placed.processMethod ?? 'normal',
    orderDate: daysAgo(placed.orderedDaysAgo),
    shipDate: placed.shippedDaysAgo === undefined ? null : daysAgo(placed.shippedDaysAgo),
    orderer: { ...placed.customer },
    receiver: { ...(placed.sentTo ?? placed.customer) },
    products: placed.products.map((product) => ({ chargeableUnit: 0, ...product })),
    ordererEmail: emailOf(placed.customer),
    ...amountsOf(placed),
    designedTemplateIds: placed.designed ?? [],
  }))
}

/** A mail address in a domain that is reserved for examples. */
const emailOf = (person: Person): string =>
  person === PEOPLE.mori ? DEMO_ACCOUNT.email : `customer-${person.phoneNumber.slice(-4)}@irodori.example`

const goodsOf = (products: Placed['products']): number =>
  products.reduce((sum, { productId, unit }) => sum + unit * (PRICES[productId] ?? 0), 0)

const wrappingOf = (products: Placed['products']): number =>
  products.reduce((sum, { chargeableUnit = 0 }) => sum + chargeableUnit * WRAPPING_PRICE, 0)

function amountsOf({ products, further = [] }: Placed): Pick<Order, 'totalPrice' | 'parts' | 'paid'> {
  const wrapping = wrappingOf(products)
  const charges: Order['parts'] = [
    { kind: 'GOODS', yen: goodsOf(products) },
    ...(wrapping > 0 ? [{ kind: 'WRAPPING' as const, yen: wrapping }] : []),
    { kind: 'DELIVERY', yen: DELIVERY_PRICE },
  ]
  const sumOf = (parts: Order['parts']) => parts.reduce((sum, { yen }) => sum + yen, 0)
  const parts = [...charges, ...further]
  return { totalPrice: sumOf(charges), parts, paid: sumOf(parts) }
}

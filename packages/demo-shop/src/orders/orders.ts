import type { Order, OrderStatus } from '../types.ts'
import { PEOPLE, type Person } from './people.ts'

const DAY_MS = 86_400_000

interface Placed {
  orderNumber: string
  status: OrderStatus
  customer: Person
  /** Someone else's home, for a present. */
  sentTo?: Person
  products: { productId: string; unit: number; chargeableUnit?: number }[]
  payMethod?: string
  processMethod?: Order['processMethod']
  orderedDaysAgo: number
  shippedDaysAgo?: number
}

const CARD = 'greeting-card'
const CLOCK = 'wall-clock'
const BOOKLET = 'photo-booklet'
const one = (productId: string): Placed['products'] => [{ productId, unit: 1 }]

/** Yen, tax included. */
const PRICES: Readonly<Record<string, number>> = { [CARD]: 880, [CLOCK]: 6_600, [BOOKLET]: 3_960 }
const WRAPPING_PRICE = 330
const DELIVERY_PRICE = 770

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
    products: one(CLOCK),
    orderedDaysAgo: 40,
    shippedDaysAgo: 29,
  },
  {
    orderNumber: 'irodori-10000005',
    status: 'DRAFT',
    customer: PEOPLE.nakamura,
    products: one(CARD),
    orderedDaysAgo: 3,
  },
  {
    orderNumber: 'irodori-10000006',
    status: 'WAITING_CREATION',
    customer: PEOPLE.kobayashi,
    products: one(CARD),
    orderedDaysAgo: 4,
  },
  {
    orderNumber: 'irodori-10000007',
    status: 'PENDING_CREATION',
    customer: PEOPLE.kato,
    products: one(BOOKLET),
    orderedDaysAgo: 5,
  },
  {
    orderNumber: 'irodori-10000008',
    status: 'CREATING',
    customer: PEOPLE.yoshida,
    products: one(CLOCK),
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
    products: one(CARD),
    orderedDaysAgo: 9,
  },
  {
    orderNumber: 'irodori-10000012',
    status: 'URL_RELEASED',
    customer: PEOPLE.inoue,
    sentTo: PEOPLE.sato,
    products: one(CLOCK),
    processMethod: 'digital_message',
    orderedDaysAgo: 10,
  },
]

/** Orders of the own shop, one or more in every status, dated back from `now`. */
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
    totalPrice: priceOf(placed.products),
  }))
}

/** A mailbox that no one can have: the domain is kept for examples. */
const emailOf = ({ phoneNumber }: Person): string => `customer-${phoneNumber.slice(-4)}@irodori.example`

const priceOf = (products: Placed['products']): number =>
  products.reduce(
    (sum, { productId, unit, chargeableUnit = 0 }) =>
      sum + unit * (PRICES[productId] ?? 0) + chargeableUnit * WRAPPING_PRICE,
    DELIVERY_PRICE,
  )

import { PEOPLE } from '../orders/people.ts'
import type { CurrentOrder, MarketplaceProtocol, SandboxAnswer, SandboxWish } from './marketplaceProtocol.ts'

/** Payments of the shop: number, name and kind. */
const PAYMENTS = {
  CARD: { id: 3001, name: 'クレジットカード決済', type: 6 },
  COMBINI: { id: 3002, name: 'コンビニ決済', type: 7 },
  POINTS: { id: 3003, name: '全額ポイント利用', type: 22 },
  BANK: { id: 3004, name: '銀行振込', type: 1 },
} as const
const TOKYO = 13
const FIRST_DELIVERY = 900
const MOST = 50
const QUERY_KEYS = ['ids', 'make_date_min', 'make_date_max', 'update_date_min', 'update_date_max', 'limit', 'offset']

const failure = (status: number, code: number, message: string, headers = {}): SandboxAnswer => ({
  status,
  headers,
  body: { errors: [{ code, message, status }] },
})
const answered = (answer: SandboxAnswer): SandboxWish => ({ kind: 'ANSWER', answer })
const malformed = (what: string): SandboxWish => answered(failure(400, 400_100, `${what}が不正です。`))

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const person = (who: (typeof PEOPLE)['sato' | 'takahashi' | 'kato']) => ({
  name: `${who.familyName} ${who.firstName}`,
  furigana: `${who.familyNameKana} ${who.firstNameKana}`,
  postal: who.zipCode.replace('-', ''),
  pref_id: TOKYO,
  pref_name: who.prefecture,
  address1: `${who.city}${who.subAddress1}`,
  address2: who.subAddress2 === '' ? null : who.subAddress2,
  tel: who.phoneNumber,
})

function saleOf({ order, orderedAt, changedAt, parcels }: CurrentOrder): object {
  const { behaviour } = order
  const receivers = [PEOPLE[behaviour.recipient ?? 'sato'], PEOPLE.kato].slice(0, behaviour.receivers)
  const usedPoints = behaviour.payment === 'POINTS' ? behaviour.totalPrice : 0
  return {
    id: Number(order.orderNumber),
    account_id: 'PA00000001',
    make_date: seconds(orderedAt),
    update_date: seconds(changedAt),
    memo: null,
    payment_id: PAYMENTS[behaviour.payment].id,
    mobile: false,
    paid: behaviour.isPaid,
    delivered: parcels.length > 0,
    canceled: behaviour.state === 'CANCELLED',
    accepted_mail_state: 'sent',
    point_state: 'assumed',
    product_total_price: behaviour.totalPrice - behaviour.deliveryPrice,
    delivery_total_charge: behaviour.deliveryPrice,
    fee: 0,
    point_discount: usedPoints,
    total_price: behaviour.totalPrice - usedPoints,
    use_points: usedPoints,
    customer: { id: 77, ...person(PEOPLE.sato), mail: order.email, tel_mobile: null, fax: null, member: true },
    details: behaviour.items.map(({ code, unit }, index) => ({
      id: index + 1,
      sale_id: Number(order.orderNumber),
      product_id: 5000 + index,
      sale_delivery_id: FIRST_DELIVERY,
      option1_value: null,
      product_model_number: code,
      product_name: code,
      product_num: unit,
      unit: null,
    })),
    sale_deliveries: receivers.map((receiver, index) => ({
      id: FIRST_DELIVERY + index,
      sale_id: Number(order.orderNumber),
      delivery_id: 1,
      ...person(receiver),
      preferred_date: null,
      preferred_period: null,
      slip_number: parcels.find((parcel) => parcel.receiver === index)?.trackingNumber ?? null,
      delivered: parcels.some((parcel) => parcel.receiver === index),
    })),
  }
}

/** `2026-11-24`, with or without a time in Japan. */
function readTime(written: string): Date | null {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(written) ?? []
  return day === undefined ? null : new Date(`${day}T${time}+09:00`)
}

function readList(query: URLSearchParams): SandboxWish {
  const unknown = [...query.keys()].find((key) => !QUERY_KEYS.includes(key))
  if (unknown !== undefined) return malformed(unknown)
  const limit = Number(query.get('limit') ?? 10)
  const offset = Number(query.get('offset') ?? 0)
  if (!(limit >= 1 && limit <= MOST)) return malformed('limit')
  const since = readTime(query.get('update_date_min') ?? '1970-01-01')
  if (!since) return malformed('update_date_min')
  return {
    kind: 'LIST',
    answer(orders) {
      const found = orders.filter(({ changedAt }) => changedAt >= since)
      const sales = found.slice(offset, offset + limit).map(saleOf)
      return { status: 200, body: { sales, meta: { total: found.length, limit, offset } } }
    },
  }
}

function readUpdate(orderNumber: string, body: unknown): SandboxWish {
  const sale = isObject(body) && isObject(body.sale) ? body.sale : null
  const deliveries = sale && Array.isArray(sale.sale_deliveries) ? sale.sale_deliveries.filter(isObject) : []
  if (!sale || deliveries.length === 0 || Object.keys(sale).some((key) => key !== 'sale_deliveries')) {
    return malformed('sale')
  }
  return {
    kind: 'SHIPMENT',
    orderNumber,
    apply(current) {
      const parcels = [...current.parcels]
      for (const { id, slip_number: number } of deliveries) {
        const receiver = Number(id) - FIRST_DELIVERY
        if (!(receiver >= 0 && receiver < current.order.behaviour.receivers) || typeof number !== 'string') {
          return failure(422, 422_100, 'sale_deliveriesが不正です。')
        }
        const parcel = { id: Number(id), receiver, carrier: null, trackingNumber: number, day: null }
        const known = parcels.findIndex((one) => one.receiver === receiver)
        if (known < 0) parcels.push(parcel)
        else parcels[known] = parcel
      }
      return { parcels, answer: { status: 200, body: { sale: saleOf({ ...current, parcels }) } } }
    },
  }
}

/** Color Me: REST with JSON below /v1, the token as a bearer token, snake case, times in seconds, names in one field. */
export const colorMeProtocol: MarketplaceProtocol = {
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,

  read({ method, path, headers, body }) {
    const url = new URL(path, 'http://sandbox')
    const [, orderNumber, toCancel] = /^\/v1\/sales\/(\d+)(\/cancel)?\.json$/.exec(url.pathname) ?? []
    if (method === 'GET' && url.pathname === '/v1/payments.json') {
      return answered({ status: 200, body: { payments: Object.values(PAYMENTS) } })
    }
    if (method === 'GET' && url.pathname === '/v1/sales.json') return readList(url.searchParams)
    if (method === 'GET' && orderNumber && !toCancel) return { kind: 'ORDER', orderNumber }
    if (method !== 'PUT' || !orderNumber) return answered(failure(404, 404_100, 'Not Found'))
    if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return malformed('Content-Type')
    const parsed = parse(body)
    if (!toCancel) return readUpdate(orderNumber, parsed)
    const isKnown = isObject(parsed) && Object.keys(parsed).every((key) => key === 'restock')
    return isKnown ? { kind: 'CANCEL', orderNumber } : malformed('restock')
  },

  order: (current) => ({ status: 200, body: { sale: saleOf(current) } }),
  cancelled: (orderNumber) => ({ status: 200, body: { sale: { id: Number(orderNumber), canceled: true } } }),
  cancelRefused: () => failure(422, 422_200, 'キャンセルできない受注です。'),
  notFound: () => failure(404, 404_100, 'Not Found'),
  keyRefused: () => failure(401, 401_010, 'Unauthorized'),
  maintenance: (after) => failure(503, 503_001, 'メンテナンス中です。', { 'retry-after': String(after) }),
  limited: (after) => failure(429, 429_001, 'Too Many Requests', { 'retry-after': String(after) }),
}

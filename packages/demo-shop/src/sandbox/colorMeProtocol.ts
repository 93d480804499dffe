import { PEOPLE } from '../orders/people.ts'
import type { MarketplaceProtocol } from './marketplaceProtocol.ts'

const PAYMENT = {
  CARD: ['credit', 'クレジットカード決済'],
  COMBINI: ['convenience_store', 'コンビニ決済'],
  POINTS: ['points', '全額ポイント利用'],
  BANK: ['bank_transfer', '銀行振込'],
} as const

const failure = (status: number, code: number, more: object = {}) => ({
  status,
  body: { errors: [{ code, message: String(code), status, ...more }] },
})

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

const person = (who: (typeof PEOPLE)['sato' | 'kato']) => ({
  name: `${who.familyName} ${who.firstName}`,
  furigana: `${who.familyNameKana} ${who.firstNameKana}`,
  tel: who.phoneNumber,
  postal: who.zipCode.replace('-', ''),
  pref_name: who.prefecture,
  municipality: who.city,
  address1: who.subAddress1,
  address2: who.subAddress2 === '' ? null : who.subAddress2,
})

/** Color Me: GET /v1/sales/{id}.json, the key in a header of its own, snake case, times in seconds, names in one field. */
export const colorMeProtocol: MarketplaceProtocol = {
  hasKey: ({ headers }, key) => headers['x-access-token'] === key,

  numberRequested: ({ method, path }) =>
    method === 'GET' ? (/^\/v1\/sales\/(\d+)\.json$/.exec(path)?.[1] ?? null) : null,

  numberToCancel: ({ method, path }) =>
    method === 'PUT' ? (/^\/v1\/sales\/(\d+)\/cancel\.json$/.exec(path)?.[1] ?? null) : null,
  cancelled: (_wasBefore, orderNumber) => ({
    status: 200,
    body: { sale: { id: Number(orderNumber), canceled: true } },
  }),
  cancelRefused: () => failure(422, 422_200),

  order({ orderNumber, email, behaviour }, orderedAt) {
    const [type, name] = PAYMENT[behaviour.payment]
    const receivers = [PEOPLE.sato, PEOPLE.kato].slice(0, behaviour.receivers)
    return {
      status: 200,
      body: {
        sale: {
          id: Number(orderNumber),
          make_date: seconds(orderedAt),
          canceled: behaviour.state === 'CANCELLED',
          paid: behaviour.isPaid,
          payment: { type, name },
          total_price: behaviour.totalPrice,
          customer: { ...person(PEOPLE.sato), mail: email },
          details: behaviour.items.map(({ code, unit }) => ({ product_model_number: code, product_num: unit })),
          sale_deliveries: receivers.map(person),
        },
      },
    }
  },

  notFound: () => failure(404, 404_100),
  keyRefused: () => failure(401, 401_010),
  maintenance: (until) => failure(503, 503_001, { available_from: seconds(until) }),
}

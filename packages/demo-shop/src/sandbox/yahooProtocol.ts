import { PEOPLE } from '../orders/people.ts'
import type { MarketplaceProtocol } from './marketplaceProtocol.ts'

const PAYMENT = {
  CARD: ['payment_a1', 'クレジットカード決済'],
  COMBINI: ['payment_d1', 'コンビニ決済'],
  POINTS: ['payment_p1', '全額ポイント利用'],
  BANK: ['payment_b1', '銀行振込'],
} as const
const STATUS = { VERIFYING: 1, PLACED: 2, CANCELLED: 4 } as const
const REVIEW_MINUTES = 15

const failure = (status: number, code: string, more: object = {}) => ({
  status,
  body: { Error: { Code: code, Message: code, ...more } },
})

/** Yahoo: GET /v1/orderInfo?orderId=…, the key as a bearer token, field names in capitals. */
export const yahooProtocol: MarketplaceProtocol = {
  hasKey: ({ headers }, key) => headers.authorization === `Bearer ${key}`,

  numberRequested({ method, path }) {
    const url = new URL(path, 'http://sandbox')
    return method === 'GET' && url.pathname === '/v1/orderInfo' ? url.searchParams.get('orderId') : null
  },

  numberToCancel({ method, path, body }) {
    if (method !== 'POST' || path !== '/v1/orderChange') return null
    return /"OrderId":"(\d+)","OrderStatus":4[,}]/.exec(body)?.[1] ?? null
  },
  cancelled: (wasBefore) =>
    wasBefore ? failure(400, 'order-already-cancelled') : { status: 200, body: { ResultSet: { Status: 'OK' } } },
  cancelRefused: () => failure(400, 'order-not-cancellable'),

  order({ orderNumber, email, behaviour }, orderedAt) {
    const person = PEOPLE.sato
    const [PayMethod, PayMethodName] = PAYMENT[behaviour.payment]
    return {
      status: 200,
      body: {
        ResultSet: {
          OrderInfo: {
            OrderId: orderNumber,
            OrderTime: orderedAt.toISOString(),
            OrderStatus: STATUS[behaviour.state],
            ...(behaviour.state === 'VERIFYING' ? { ReviewMinutes: REVIEW_MINUTES } : {}),
            Pay: { PayStatus: behaviour.isPaid ? 1 : 0, PayMethod, PayMethodName },
            Buyer: {
              BillLastName: person.familyName,
              BillFirstName: person.firstName,
              BillLastNameKana: person.familyNameKana,
              BillFirstNameKana: person.firstNameKana,
              BillPhoneNumber: person.phoneNumber,
              BillMailAddress: email,
            },
            Detail: { TotalPrice: behaviour.totalPrice },
            Ship: {
              ShipLastName: person.familyName,
              ShipFirstName: person.firstName,
              ShipLastNameKana: person.familyNameKana,
              ShipFirstNameKana: person.firstNameKana,
              ShipZipCode: person.zipCode,
              ShipPrefecture: person.prefecture,
              ShipCity: person.city,
              ShipAddress1: person.subAddress1,
              ShipAddress2: person.subAddress2,
              ShipPhoneNumber: person.phoneNumber,
            },
            Item: behaviour.items.map(({ code, unit }, index) => ({
              LineId: index + 1,
              ItemId: code,
              Quantity: unit,
            })),
          },
        },
      },
    }
  },

  notFound: () => failure(404, 'order-not-found'),
  keyRefused: () => failure(401, 'invalid-token'),
  maintenance: (until) => failure(503, 'maintenance', { Until: until.toISOString() }),
}

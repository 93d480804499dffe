import { PEOPLE } from '../orders/people.ts'
import type { MarketplaceProtocol } from './marketplaceProtocol.ts'

const SETTLEMENT = {
  CARD: [1, 'クレジットカード'],
  COMBINI: [9, 'セブンイレブン（前払）'],
  POINTS: [6, '全額ポイント利用'],
  BANK: [4, '銀行振込'],
} as const
const PROCESSING = 200
const TO_BE_SHIPPED = 300
const CANCELLED = 900

const failure = (status: number, errorCode: string, more: object = {}) => ({
  status,
  body: { Results: { errorCode, message: errorCode, ...more } },
})

const said = (messageCode: string) => ({
  status: 200,
  body: { MessageModelList: [{ messageType: messageCode.split('_')[2] ?? '', messageCode, message: messageCode }] },
})

function person({ familyName, firstName, familyNameKana, firstNameKana, ...home }: (typeof PEOPLE)['sato' | 'kato']) {
  const [zipCode1, zipCode2] = home.zipCode.split('-')
  return {
    familyName,
    firstName,
    familyNameKana,
    firstNameKana,
    zipCode1,
    zipCode2,
    prefecture: home.prefecture,
    city: home.city,
    subAddress: [home.subAddress1, home.subAddress2].filter((line) => line !== '').join(' '),
    phoneNumber1: home.phoneNumber.slice(0, 3),
    phoneNumber2: home.phoneNumber.slice(3, 7),
    phoneNumber3: home.phoneNumber.slice(7),
  }
}

/** Rakuten: POST /es/2.0/order/getOrder with a list of numbers, the key as ESA with base64, models as lists. */
export const rakutenProtocol: MarketplaceProtocol = {
  hasKey: ({ headers }, key) => headers.authorization === `ESA ${Buffer.from(key).toString('base64')}`,

  numberRequested({ method, path, body }) {
    if (method !== 'POST' || path !== '/es/2.0/order/getOrder') return null
    return /"orderNumberList":\["([\d-]+)"\]/.exec(body)?.[1] ?? null
  },

  numberToCancel({ method, path, body }) {
    if (method !== 'POST' || path !== '/es/2.0/order/cancelOrder') return null
    return /"orderNumber":"([\d-]+)"/.exec(body)?.[1] ?? null
  },
  cancelled: (wasBefore) => said(wasBefore ? 'CANCEL_ORDER_WARNING_201' : 'CANCEL_ORDER_INFO_101'),
  cancelRefused: () => said('CANCEL_ORDER_ERROR_301'),

  order({ orderNumber, email, behaviour }, orderedAt) {
    const [settlementMethodCode, settlementMethod] = SETTLEMENT[behaviour.payment]
    const receivers = [PEOPLE.sato, PEOPLE.kato].slice(0, behaviour.receivers)
    const open = behaviour.isPaid ? TO_BE_SHIPPED : PROCESSING
    return {
      status: 200,
      body: {
        MessageModelList: [{ messageType: 'INFO', messageCode: 'GET_ORDER_INFO_101', message: 'found' }],
        OrderModelList: [
          {
            orderNumber,
            orderProgress: behaviour.state === 'CANCELLED' ? CANCELLED : open,
            orderDatetime: orderedAt.toISOString(),
            SettlementModel: { settlementMethodCode, settlementMethod },
            OrdererModel: { ...person(PEOPLE.sato), emailAddress: email },
            totalPrice: behaviour.totalPrice,
            PackageModelList: receivers.map((receiver) => ({
              SenderModel: person(receiver),
              ItemModelList: behaviour.items.map(({ code, unit }) => ({ manageNumber: code, units: unit })),
            })),
          },
        ],
      },
    }
  },

  notFound: (toCancel) =>
    toCancel
      ? said('CANCEL_ORDER_ERROR_302')
      : {
          status: 200,
          body: {
            MessageModelList: [{ messageType: 'WARN', messageCode: 'GET_ORDER_WARNING_201', message: 'no order' }],
            OrderModelList: [],
          },
        },
  keyRefused: () => failure(401, 'ES01-01'),
  maintenance: (until) => failure(503, 'ES05-03', { maintenanceEnd: until.toISOString() }),
}

import { constants, privateDecrypt } from 'node:crypto'
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import { PEOPLE } from '../orders/people.ts'
import type {
  CurrentOrder,
  MarketplaceProtocol,
  SandboxAnswer,
  SandboxParcel,
  SandboxWish,
} from './marketplaceProtocol.ts'

/** The store whose orders the sandbox has. */
export const SANDBOX_SELLER = 'irodori-sandbox'

const PAYMENT = {
  CARD: ['payment_a1', 'クレジットカード決済', 0],
  COMBINI: ['payment_a6', 'コンビニ決済（セブン-イレブン）', 5],
  POINTS: ['payment_z1', '全額ポイント利用', 6],
  BANK: ['payment_b1', '銀行振込', 3],
} as const
const STATUS = { VERIFYING: 2, PLACED: 2, CANCELLED: 4 } as const
const FIELDS = new Set(
  [
    'OrderId Version ParentOrderId OrderTime LastUpdateTime OrderStatus FraudHoldStatus CancelReason IsSeen',
    'PayStatus PayType PayKind PayMethod PayMethodName PayDate BillLastName BillFirstName BillLastNameKana',
    'BillFirstNameKana BillZipCode BillPrefecture BillCity BillAddress1 BillAddress2 BillPhoneNumber BillMailAddress',
    'ShipStatus ShipMethod ShipCompanyCode ShipInvoiceNumber1 ShipInvoiceNumber2 ShipDate ShipLastName ShipFirstName',
    'ShipLastNameKana ShipFirstNameKana ShipZipCode ShipPrefecture ShipCity ShipAddress1 ShipAddress2 ShipPhoneNumber',
    'PayCharge ShipCharge GiftWrapCharge Discount Adjustments SettleAmount TotalMallCouponDiscount',
    'TotalPrice UsePoint LineId ItemId Title SubCode Quantity',
  ].flatMap((line) => line.split(' ')),
)
const REASONS = [100, 110, 120, 130, 140, 150, 160, 170, 180, 200, 210, 220, 230]
/** The sources name no code for a request of a wrong form. */
const WRONG_FORM = 'od90000'
const NOT_OPERABLE = 'od91150'
const SIGNATURE_SECONDS = 600

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })
const parser = new XMLParser({ parseTagValue: false })
const xml = (content: object): string => `<?xml version="1.0" encoding="UTF-8"?>${builder.build(content)}`

const failure = (status: number, Code: string, Message: string, headers = {}): SandboxAnswer => ({
  status,
  headers,
  body: xml({ Error: { Code, Message } }),
})
const answered = (answer: SandboxAnswer): SandboxWish => ({ kind: 'ANSWER', answer })
const malformed = (what: string): SandboxWish => answered(failure(400, WRONG_FORM, `Invalid Parameter : ${what}`))

const resultSet = (content: object, count: number): SandboxAnswer => ({
  status: 200,
  body: xml({
    ResultSet: {
      '@totalResultsAvailable': count,
      '@totalResultsReturned': count,
      '@firstResultPosition': 1,
      Result: { Status: 'OK', ...content },
    },
  }),
})

const writtenTime = (date: Date): string =>
  `${new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`

/** `20261124090000` in Japan. */
function readTime(written: unknown): Date | null {
  const found = typeof written === 'string' ? /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(written) : null
  if (!found) return null
  const [, year, month, day, hour, minute, second] = found
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const child = (value: unknown, name: string): Record<string, unknown> => {
  const found = isObject(value) ? value[name] : null
  return isObject(found) ? found : {}
}

const idOf = (orderNumber: string): string => `${SANDBOX_SELLER}-${orderNumber}`

/** The number without the store's id; null for an order of another store. */
function numberIn(target: Record<string, unknown>): string | null {
  const id = target.OrderId
  return typeof id === 'string' && id.startsWith(`${SANDBOX_SELLER}-`) ? id.slice(SANDBOX_SELLER.length + 1) : null
}

const isKnownFields = (fields: unknown): boolean =>
  typeof fields === 'string' && fields.split(',').every((field) => FIELDS.has(field))

function infoOf({ order, orderedAt, changedAt, parcels }: CurrentOrder): object {
  const { behaviour } = order
  const person = PEOPLE.sato
  const receiver = PEOPLE[behaviour.recipient ?? 'sato']
  const [PayMethod, PayMethodName, PayKind] = PAYMENT[behaviour.payment]
  const [first, second] = parcels
  const usedPoint = behaviour.payment === 'POINTS' ? behaviour.totalPrice : 0
  return {
    OrderId: idOf(order.orderNumber),
    Version: 1,
    ParentOrderId: '',
    OrderTime: writtenTime(orderedAt),
    LastUpdateTime: writtenTime(changedAt),
    OrderStatus: STATUS[behaviour.state],
    FraudHoldStatus: behaviour.state === 'VERIFYING' ? 1 : 0,
    Pay: {
      PayStatus: behaviour.isPaid ? 1 : 0,
      PayType: behaviour.payment === 'CARD' ? 0 : 1,
      PayKind,
      PayMethod,
      PayMethodName,
      PayDate: '',
      BillLastName: person.familyName,
      BillFirstName: person.firstName,
      BillLastNameKana: person.familyNameKana,
      BillFirstNameKana: person.firstNameKana,
      BillZipCode: person.zipCode.replace('-', ''),
      BillPrefecture: person.prefecture,
      BillCity: person.city,
      BillAddress1: person.subAddress1,
      BillAddress2: person.subAddress2,
      BillPhoneNumber: person.phoneNumber,
      BillMailAddress: order.email,
    },
    Ship: {
      ShipStatus: parcels.length > 0 ? 3 : 1,
      ShipMethod: 'postage1',
      ShipCompanyCode: first?.carrier ?? '',
      ShipInvoiceNumber1: first?.trackingNumber ?? '',
      ShipInvoiceNumber2: second?.trackingNumber ?? '',
      ShipDate: first?.day ?? '',
      ShipLastName: receiver.familyName,
      ShipFirstName: receiver.firstName,
      ShipLastNameKana: receiver.familyNameKana,
      ShipFirstNameKana: receiver.firstNameKana,
      ShipZipCode: receiver.zipCode.replace('-', ''),
      ShipPrefecture: receiver.prefecture,
      ShipCity: receiver.city,
      ShipAddress1: receiver.subAddress1,
      ShipAddress2: receiver.subAddress2,
      ShipPhoneNumber: receiver.phoneNumber,
    },
    Detail: {
      PayCharge: 0,
      ShipCharge: behaviour.deliveryPrice,
      GiftWrapCharge: 0,
      Discount: 0,
      Adjustments: 0,
      SettleAmount: behaviour.totalPrice - usedPoint,
      UsePoint: usedPoint,
      TotalPrice: behaviour.totalPrice,
      TotalMallCouponDiscount: 0,
    },
    Item: behaviour.items.map(({ code, unit }, index) => ({
      LineId: index + 1,
      ItemId: code,
      Title: code,
      SubCode: '',
      Quantity: unit,
    })),
  }
}

function readInfo(request: Record<string, unknown>): SandboxWish {
  const target = child(request, 'Target')
  if (typeof target.OrderId !== 'string') return malformed('OrderId')
  if (!isKnownFields(target.Field)) return malformed('Field')
  return { kind: 'ORDER', orderNumber: numberIn(target) ?? '' }
}

function readList(request: Record<string, unknown>): SandboxWish {
  const search = child(request, 'Search')
  const condition = child(search, 'Condition')
  const [from, to] = [readTime(condition.OrderTimeFrom), readTime(condition.OrderTimeTo)]
  if (!from || !to) return malformed('OrderTime')
  if (!isKnownFields(search.Field)) return malformed('Field')
  const [size, start] = [Number(search.Result ?? 10), Number(search.Start ?? 1)]
  if (!(size >= 1 && size <= 2000 && start >= 1)) return malformed('Result')
  return {
    kind: 'LIST',
    answer(orders) {
      const found = orders.filter(({ orderedAt }) => orderedAt >= from && orderedAt <= to)
      const OrderInfo = found.slice(start - 1, start - 1 + size).map(({ order, changedAt }, index) => ({
        Index: start + index,
        OrderId: idOf(order.orderNumber),
        LastUpdateTime: writtenTime(changedAt),
      }))
      return { status: 200, body: xml({ Result: { Status: 'OK', Search: { TotalCount: found.length, OrderInfo } } }) }
    },
  }
}

function readStatusChange(request: Record<string, unknown>): SandboxWish {
  const { OrderStatus, CancelReason } = child(request, 'Order')
  const target = child(request, 'Target')
  if (!/^(?:true|false)$/.test(String(target.IsPointFix))) return malformed('IsPointFix')
  if (OrderStatus !== '4') return malformed('OrderStatus')
  if (!REASONS.includes(Number(CancelReason))) return malformed('CancelReason')
  return { kind: 'CANCEL', orderNumber: numberIn(target) ?? '' }
}

function readShipChange(request: Record<string, unknown>): SandboxWish {
  const ship = child(child(request, 'Order'), 'Ship')
  const target = child(request, 'Target')
  if (target.IsPointFix !== 'true') return malformed('IsPointFix')
  if (ship.ShipStatus !== '3') return malformed('ShipStatus')
  if (!/^(?:10\d\d|5000)$/.test(String(ship.ShipCompanyCode))) return malformed('ShipCompanyCode')
  const date = /^(\d{4})(\d\d)(\d\d)$/.exec(String(ship.ShipDate))
  if (!date) return malformed('ShipDate')
  const numbers = [ship.ShipInvoiceNumber1, ship.ShipInvoiceNumber2].filter((one) => typeof one === 'string')
  return {
    kind: 'SHIPMENT',
    orderNumber: numberIn(target) ?? '',
    apply({ order }) {
      if (order.behaviour.state !== 'PLACED') return failure(400, NOT_OPERABLE, 'Cannot Be Operated : ShipStatus')
      const parcels = numbers.map(
        (trackingNumber, id): SandboxParcel => ({
          id,
          receiver: 0,
          carrier: String(ship.ShipCompanyCode),
          trackingNumber,
          day: date.slice(1).join('-'),
        }),
      )
      return { parcels, answer: resultSet({}, 1) }
    },
  }
}

const READERS: Readonly<Record<string, (request: Record<string, unknown>) => SandboxWish>> = {
  orderInfo: readInfo,
  orderList: readList,
  orderStatusChange: readStatusChange,
  orderShipStatusChange: readShipChange,
}

/** Whether the header is the store's id and a recent time, encrypted with the public key of this private one. */
function isSignatureRight(signature: string, privateKey: string, now: Date): boolean {
  try {
    const key = { key: privateKey, padding: constants.RSA_PKCS1_PADDING }
    const [seller, seconds] = privateDecrypt(key, Buffer.from(signature, 'base64')).toString('utf8').split(':')
    return seller === SANDBOX_SELLER && Math.abs(Number(seconds) - now.getTime() / 1000) < SIGNATURE_SECONDS
  } catch {
    return false
  }
}

/**
 * Yahoo: POST of XML below /ShoppingWebService/V1, a bearer token, order ids with the store's id before them.
 * @param privateKey the key with which a header X-sws-signature is checked; null while none was made
 */
export const yahooProtocol = (privateKey: () => string | null): MarketplaceProtocol => ({
  hasKey({ headers, now }, key) {
    const [, token = ''] = key.split(':')
    if (headers.authorization !== `Bearer ${token}`) return false
    const signature = headers['x-sws-signature']
    if (signature === undefined) return true
    const secret = privateKey()
    return secret !== null && typeof signature === 'string' && isSignatureRight(signature, secret, now)
  },

  read({ method, path, headers, body }) {
    const read = READERS[/^\/ShoppingWebService\/V1\/(\w+)$/.exec(path)?.[1] ?? '']
    if (method !== 'POST' || !read) return answered(failure(404, 'px-04301', 'Not Found'))
    if (!/^(?:application|text)\/xml\b/.test(headers['content-type'] ?? '')) return malformed('Content-Type')
    if (XMLValidator.validate(body) !== true) return malformed('XML')
    const request = child(parser.parse(body), 'Req')
    if (request.SellerId !== SANDBOX_SELLER) return malformed('SellerId')
    return read(request)
  },

  order: (current) => resultSet({ OrderInfo: infoOf(current) }, 1),
  cancelled: () => resultSet({}, 1),
  cancelRefused: () => failure(400, NOT_OPERABLE, 'Cannot Be Operated : CancelOrder OrderStatus'),
  notFound: ({ kind }) => (kind === 'ORDER' ? resultSet({}, 0) : failure(404, WRONG_FORM, 'Not Found : OrderId')),
  keyRefused: () => failure(401, 'px-04102', 'AccessToken has been expired'),
  maintenance: (seconds) => failure(503, 'px-05000', 'Service Unavailable', { 'retry-after': String(seconds) }),
  limited: (seconds) => failure(429, 'px-04400', 'Too Many Requests', { 'retry-after': String(seconds) }),
})

import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import type { StatedAmounts } from '@irodori/contract/entities/amounts'
import type { PaymentType } from '@irodori/contract/entities/order'
import { ok } from '@irodori/result'
import { XMLBuilder } from 'fast-xml-parser'
import * as z from 'zod'
import { amountParts } from './wire/amountParts.ts'
import type { Exchange, WireAnswer, WireRequest } from './wire/exchange.ts'
import { ask, change, done } from './wire/exchange.ts'
import type { AccessOf } from './marketplaceAccess.ts'
import type { Shipment } from './marketplaceConnector.ts'
import type {
  MarketplaceProtocol,
  ProtocolAnswer,
  ProtocolError,
  ProtocolWriteError,
  Wire,
} from './marketplaceProtocol.ts'
import { NOT_FOUND, REFUSED, statusError, UNREADABLE } from './marketplaceProtocol.ts'

const DAY_MS = 86_400_000
const JAPAN_MS = 9 * 3_600_000

const text = z.string().max(1000)
/** Yahoo answers with an empty element, or without it, where there is no value. */
const optionalText = text.default('')
const number = z
  .string()
  .regex(/^-?\d{1,9}$/)
  .transform(Number)
const optionalNumber = z
  .string()
  .regex(/^(?:-?\d{1,9})?$/)
  .default('')
  .transform((written) => (written === '' ? null : Number(written)))
const time = z.iso.datetime({ offset: true })
/** XML does not distinguish a list of one from a single element. */
const listOf = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  z.preprocess((value) => (Array.isArray(value) || value === undefined ? value : [value]), z.array(schema).max(most))

const Info = z.object({
  OrderId: text,
  OrderTime: time,
  OrderStatus: number,
  FraudHoldStatus: optionalNumber,
  Pay: z.object({
    PayStatus: number,
    PayMethod: text,
    PayMethodName: optionalText,
    BillLastName: text,
    BillFirstName: optionalText,
    BillLastNameKana: optionalText,
    BillFirstNameKana: optionalText,
    BillPhoneNumber: optionalText,
    BillMailAddress: optionalText,
  }),
  Ship: z.object({
    ShipStatus: optionalNumber,
    ShipCompanyCode: optionalText,
    ShipInvoiceNumber1: optionalText,
    ShipInvoiceNumber2: optionalText,
    ShipLastName: text,
    ShipFirstName: optionalText,
    ShipLastNameKana: optionalText,
    ShipFirstNameKana: optionalText,
    ShipZipCode: optionalText,
    ShipPrefecture: optionalText,
    ShipCity: optionalText,
    ShipAddress1: optionalText,
    ShipAddress2: optionalText,
    ShipPhoneNumber: optionalText,
  }),
  Detail: z.object({
    TotalPrice: number,
    SettleAmount: optionalNumber,
    ShipCharge: optionalNumber,
    PayCharge: optionalNumber,
    GiftWrapCharge: optionalNumber,
    Discount: optionalNumber,
    Adjustments: optionalNumber,
    TotalMallCouponDiscount: optionalNumber,
    UsePoint: optionalNumber,
  }),
  Item: listOf(z.object({ ItemId: text, Quantity: number.pipe(z.int().positive()) }), 500),
})
type Info = z.infer<typeof Info>
const InfoBody = z.object({ ResultSet: z.object({ Result: z.object({ Status: text, OrderInfo: Info.optional() }) }) })
const ListBody = z.object({
  Result: z.object({
    Status: text,
    Search: z.object({
      TotalCount: number,
      OrderInfo: listOf(z.object({ OrderId: text, LastUpdateTime: time }), 2000).optional(),
    }),
  }),
})
const ErrorBody = z.object({ Error: z.object({ Code: text }) })

const FIELDS = [
  'OrderId,OrderTime,OrderStatus,FraudHoldStatus',
  'PayStatus,PayMethod,PayMethodName',
  'BillLastName,BillFirstName,BillLastNameKana,BillFirstNameKana,BillPhoneNumber,BillMailAddress',
  'ShipStatus,ShipCompanyCode,ShipInvoiceNumber1,ShipInvoiceNumber2',
  'ShipLastName,ShipFirstName,ShipLastNameKana,ShipFirstNameKana',
  'ShipZipCode,ShipPrefecture,ShipCity,ShipAddress1,ShipAddress2,ShipPhoneNumber',
  'TotalPrice,SettleAmount,ShipCharge,PayCharge,GiftWrapCharge,Discount,Adjustments,TotalMallCouponDiscount,UsePoint',
  'LineId,ItemId,Quantity',
].join(',')

const POINTS_ONLY = 'payment_z1'
const CANCELLED = 4
/** Under review. 3 is an order that was found to be fraudulent; it is never released. */
const FRAUD_HELD: ReadonlySet<number> = new Set([1, 3])
const PAID = 1
const SHIPPED = 3
const DELIVERED = 4
/** 7-Eleven, and other convenience stores. */
const CONVENIENCE_STORE: ReadonlySet<string> = new Set(['payment_a6', 'payment_a7'])
/** Cash on delivery, and Japan Post Bank after the delivery: such orders are sent unpaid. */
const PAID_AFTER_DELIVERY: ReadonlySet<string> = new Set(['payment_d1', 'payment_c2'])
/** 1xx are the customer's reasons (100 cancelled, 180 others), 2xx the shop's (210 out of stock, 230 others). */
const CANCEL_REASONS: Readonly<Record<number, number>> = { 1: 100, 6: 180, 8: 210, 10: 230 }
const OTHER_REASON = 180
/** Values of ShipCompanyCode by the id of the shop's carrier. */
const CARRIERS: Readonly<Record<string, string>> = { yamato: '1001', sagawa: '1002', 'japan-post': '1003' }
const OTHER_CARRIER = '1000'
/** The wire does not tell how long a review takes. */
const REVIEW_MINUTES = 15
/** orderList searches by the time of the order, so changes of older orders are not listed. */
const LISTED_DAYS = 60
const PAGE_SIZE = 1000

const builder = new XMLBuilder({ processEntities: true, suppressEmptyNode: false })

/**
 * Store Creator Pro's order API; facts/yahoo.ts lists its fields and their sources. Requests and answers are XML. A
 * cancellation that is refused may have been done before, so the order is read then.
 */
export const yahooProtocol: MarketplaceProtocol<'YAHOO'> = {
  kind: 'YAHOO',
  // One call a second for each address (developer.yahoo.co.jp/webapi/shopping).
  gapMs: 1100,

  find: (wire, orderNumber) => getOrder(wire, orderNumber, (info) => done(ok(answerOf(wire, info)))),

  cancel(wire, orderNumber, reason) {
    const request = post(wire, 'orderStatusChange', {
      Target: { OrderId: idOf(wire, orderNumber), IsPointFix: 'false' },
      Order: { OrderStatus: CANCELLED, CancelReason: CANCEL_REASONS[reason] ?? OTHER_REASON },
    })
    return change(request, (answer) => {
      const failure = statusError(answer)
      if (failure) return done(failure)
      if (isDone(answer)) return done(ok(null))
      return getOrder<null, ProtocolWriteError>(wire, orderNumber, (info) => {
        if (info === null) return done(NOT_FOUND)
        return done(info.OrderStatus === CANCELLED ? ok(null) : REFUSED)
      })
    })
  },

  listChanged(wire, since, page) {
    const start = Number(page ?? 1)
    if (!Number.isInteger(start) || start < 1) return done(UNREADABLE)
    const request = post(wire, 'orderList', {
      Search: {
        Result: PAGE_SIZE,
        Start: start,
        Sort: '+order_time',
        Condition: {
          OrderTimeFrom: compactTime(since.getTime() - LISTED_DAYS * DAY_MS),
          OrderTimeTo: compactTime(wire.now.getTime()),
        },
        Field: 'OrderId,LastUpdateTime',
      },
    })
    return ask(request, (answer) => {
      const failure = statusError(answer)
      if (failure) return done(failure)
      const parsed = ListBody.safeParse(answer.body)
      if (answer.status !== 200 || !parsed.success) return done(UNREADABLE)
      const { TotalCount, OrderInfo = [] } = parsed.data.Result.Search
      const last = start + OrderInfo.length - 1
      return done(
        ok({
          kind: 'CHANGED',
          orderNumbers: OrderInfo.filter(({ LastUpdateTime }) => new Date(LastUpdateTime) >= since).map(({ OrderId }) =>
            numberOf(wire, OrderId),
          ),
          next: OrderInfo.length > 0 && last < TotalCount ? String(last + 1) : null,
        }),
      )
    })
  },

  reportShipment: (wire, orderNumber, shipment) =>
    getOrder<null, ProtocolWriteError>(wire, orderNumber, (info) => {
      if (info === null) return done(NOT_FOUND)
      if (info.OrderStatus === CANCELLED) return done(REFUSED)
      if (isReported(info, shipment)) return done(ok(null))
      const request = post(wire, 'orderShipStatusChange', {
        Target: { OrderId: idOf(wire, orderNumber), IsPointFix: 'true' },
        Order: {
          Ship: {
            ShipStatus: SHIPPED,
            ShipCompanyCode: CARRIERS[shipment.carrierCode] ?? OTHER_CARRIER,
            ...numbersWith(info, shipment),
            ShipDate: shipment.day.replaceAll('-', ''),
          },
        },
      })
      return change<null, ProtocolWriteError>(request, (answer) => {
        const failure = statusError(answer)
        if (failure) return done(failure)
        return done(isDone(answer) ? ok(null) : REFUSED)
      })
    }),
}

const post = ({ url, access, now }: Wire<'YAHOO'>, call: string, body: object): WireRequest => ({
  method: 'POST',
  url: `${url}/ShoppingWebService/V1/${call}`,
  headers: {
    authorization: `Bearer ${access.accessToken}`,
    'content-type': 'application/xml; charset=utf-8',
    ...signatureOf(access, now),
  },
  body: builder.build({ Req: { ...body, SellerId: access.sellerId } }),
  format: 'XML',
})

/**
 * Proof that the caller has the store's key: the store's id and the time, encrypted with the public key that Yahoo issued.
 * Yahoo calls it a signature, though it has the private key and decrypts.
 */
function signatureOf({ sellerId, signingKey }: AccessOf<'YAHOO'>, now: Date): Record<string, string> {
  if (signingKey === null) return {}
  const seconds = Math.floor(now.getTime() / 1000)
  const key = { key: createPublicKey(signingKey.pem), padding: constants.RSA_PKCS1_PADDING }
  const encrypted = publicEncrypt(key, Buffer.from(`${sellerId}:${seconds}`))
  return { 'x-sws-signature': encrypted.toString('base64'), 'x-sws-signature-version': signingKey.version }
}

const isDone = ({ status, body }: WireAnswer): boolean => status === 200 && !ErrorBody.safeParse(body).success

/** Customers know the digits only; Yahoo puts the store's id before them. */
const idOf = ({ access }: Wire<'YAHOO'>, orderNumber: string): string => `${access.sellerId}-${orderNumber}`

const numberOf = ({ access }: Wire<'YAHOO'>, orderId: string): string =>
  orderId.startsWith(`${access.sellerId}-`) ? orderId.slice(access.sellerId.length + 1) : orderId

/** `20261124090000` in Japan. */
const compactTime = (milliseconds: number): string =>
  new Date(milliseconds + JAPAN_MS).toISOString().slice(0, 19).replace(/\D/g, '')

/** Reads an order, null if it does not exist, and goes on. */
function getOrder<Value, Failure>(
  wire: Wire<'YAHOO'>,
  orderNumber: string,
  next: (info: Info | null) => Exchange<Value, Failure | ProtocolError>,
): Exchange<Value, Failure | ProtocolError> {
  const request = post(wire, 'orderInfo', { Target: { OrderId: idOf(wire, orderNumber), Field: FIELDS } })
  return ask(request, (answer) => {
    if (answer.status === 404) return next(null)
    const failure = statusError(answer)
    if (failure) return done(failure)
    const parsed = InfoBody.safeParse(answer.body)
    if (answer.status !== 200 || !parsed.success) return done(UNREADABLE)
    return next(parsed.data.ResultSet.Result.OrderInfo ?? null)
  })
}

const isReported = ({ Ship }: Info, { trackingNumber }: Shipment): boolean =>
  (Ship.ShipStatus === SHIPPED || Ship.ShipStatus === DELIVERED) &&
  [Ship.ShipInvoiceNumber1, Ship.ShipInvoiceNumber2].includes(trackingNumber)

/** An order has two numbers; a second parcel takes the second. */
const numbersWith = ({ Ship }: Info, { trackingNumber }: Shipment) =>
  Ship.ShipInvoiceNumber1 === '' || Ship.ShipInvoiceNumber1 === trackingNumber
    ? { ShipInvoiceNumber1: trackingNumber }
    : { ShipInvoiceNumber1: Ship.ShipInvoiceNumber1, ShipInvoiceNumber2: trackingNumber }

const zipCodeOf = (written: string): string => written.replace(/^(\d{3})(\d{4})$/, '$1-$2')

function stateOf({ OrderStatus, FraudHoldStatus }: Info) {
  if (OrderStatus === CANCELLED) return { kind: 'CANCELLED' } as const
  if (FRAUD_HELD.has(FraudHoldStatus ?? 0)) return { kind: 'VERIFYING', minutes: REVIEW_MINUTES } as const
  return { kind: 'PLACED' } as const
}

/**
 * SettleAmount is what was settled through Yahoo, so 0 says what was paid only where points paid for everything. Yahoo
 * states neither the sum of the goods nor taxes.
 */
function amountsOf({ Pay, Detail }: Info): StatedAmounts {
  const isSettledAmount = Detail.SettleAmount !== 0 || Pay.PayMethod === POINTS_ONLY
  return {
    paid: isSettledAmount ? Detail.SettleAmount : null,
    parts: amountParts([
      ['WRAPPING', Detail.GiftWrapCharge],
      ['DELIVERY', Detail.ShipCharge],
      ['FEE', Detail.PayCharge],
      ['COUPON', Detail.TotalMallCouponDiscount],
      ['POINTS', Detail.UsePoint],
      ['DISCOUNT', Detail.Discount],
      ['ADJUSTMENT', Detail.Adjustments],
    ]),
    taxes: [],
  }
}

function answerOf(wire: Wire<'YAHOO'>, info: Info | null): ProtocolAnswer {
  if (info === null) return { kind: 'NOT_FOUND' }
  const { Pay, Ship } = info
  const paymentType: PaymentType = CONVENIENCE_STORE.has(Pay.PayMethod) ? 'COMBINI' : 'OTHER'
  return {
    kind: 'ORDER',
    state: stateOf(info),
    order: {
      orderNumber: numberOf(wire, info.OrderId),
      phoneNumber: Pay.BillPhoneNumber,
      orderer: {
        familyName: Pay.BillLastName,
        firstName: Pay.BillFirstName,
        familyNameKana: Pay.BillLastNameKana,
        firstNameKana: Pay.BillFirstNameKana,
      },
      receiver: {
        familyName: Ship.ShipLastName,
        firstName: Ship.ShipFirstName,
        familyNameKana: Ship.ShipLastNameKana,
        firstNameKana: Ship.ShipFirstNameKana,
        zipCode: zipCodeOf(Ship.ShipZipCode),
        prefecture: Ship.ShipPrefecture,
        city: Ship.ShipCity,
        subAddress1: Ship.ShipAddress1,
        subAddress2: Ship.ShipAddress2,
        phoneNumber: Ship.ShipPhoneNumber,
      },
      ordererEmail: Pay.BillMailAddress || null,
      receivers: 1,
      products: info.Item.map(({ ItemId, Quantity }) => ({ itemCode: ItemId, unit: Quantity })),
      payMethod: Pay.PayMethodName,
      totalPrice: info.Detail.TotalPrice,
      amounts: amountsOf(info),
      paymentType,
      isSettled: Pay.PayStatus === PAID || PAID_AFTER_DELIVERY.has(Pay.PayMethod),
      orderDate: new Date(info.OrderTime).toISOString(),
    },
  }
}

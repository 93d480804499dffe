import type { StatedAmounts } from '@irodori/contract/entities/amounts'
import type { PaymentType } from '@irodori/contract/entities/order'
import { ok } from '@irodori/result'
import * as z from 'zod'
import { amountParts } from './wire/amountParts.ts'
import type { Exchange, WireAnswer, WireRequest } from './wire/exchange.ts'
import { ask, change, done } from './wire/exchange.ts'
import type { ChangedOrders, Shipment } from './marketplaceConnector.ts'
import type {
  MarketplaceProtocol,
  ProtocolAnswer,
  ProtocolError,
  ProtocolWriteError,
  Wire,
} from './marketplaceProtocol.ts'
import { NOT_FOUND, REFUSED, statusError, UNREADABLE } from './marketplaceProtocol.ts'
import type { RakutenSearch } from './rakutenSearch.ts'
import {
  firstSearch,
  kindOf,
  nextSearch,
  readSearch,
  SEARCH_PAGE_SIZE,
  splitSearch,
  writeSearch,
} from './rakutenSearch.ts'

/** The fields that the SKU project added; version 3 is the lowest that is still answered. */
const VERSION = 7

/** Rakuten writes -9999 for an amount that the shop has not fixed yet. */
const NOT_FIXED = -9999

const text = z.string().max(1000)
const optionalText = text.nullish()
const yen = z.int().max(999_999_999)
const optionalYen = yen.nullish()
const Person = z.object({
  familyName: text,
  firstName: optionalText,
  familyNameKana: optionalText,
  firstNameKana: optionalText,
  zipCode1: optionalText,
  zipCode2: optionalText,
  prefecture: text,
  city: text,
  subAddress: optionalText,
  phoneNumber1: optionalText,
  phoneNumber2: optionalText,
  phoneNumber3: optionalText,
})
type Person = z.infer<typeof Person>
const Item = z.object({ manageNumber: text, units: z.int().positive(), deleteItemFlag: z.int().nullish() })
const Parcel = z.object({
  shippingDetailId: z.int(),
  shippingNumber: optionalText,
  deliveryCompany: optionalText,
  shippingDate: optionalText,
})
const Package = z.object({
  basketId: z.int(),
  packageDeleteFlag: z.int().nullish(),
  SenderModel: Person,
  ItemModelList: z.array(Item).max(500),
  ShippingModelList: z.array(Parcel).nullish(),
})
const TaxSummary = z.object({ taxRate: z.number().min(0).max(1), reqPrice: yen, reqPriceTax: yen })
const OrderModel = z.object({
  orderNumber: text,
  orderProgress: z.int(),
  orderDatetime: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4}$/)
    .transform((written) => new Date(written.replace(/(\d\d)$/, ':$1')))
    .refine((date) => !Number.isNaN(date.getTime())),
  SettlementModel: z.object({ settlementMethodCode: z.int().nullish(), settlementMethod: text }).nullish(),
  totalPrice: yen,
  requestPrice: optionalYen,
  goodsPrice: optionalYen,
  goodsTax: optionalYen,
  postagePrice: optionalYen,
  deliveryPrice: optionalYen,
  paymentCharge: optionalYen,
  additionalFeeOccurAmountToUser: optionalYen,
  couponAllTotalPrice: optionalYen,
  PointModel: z.object({ usedPoint: optionalYen }).nullish(),
  TaxSummaryModelList: z.array(TaxSummary).max(20).nullish(),
  OrdererModel: z.object({ ...Person.shape, emailAddress: optionalText }),
  PackageModelList: z.array(Package).min(1).max(100),
})
type OrderModel = z.infer<typeof OrderModel>
const GetOrder = z.object({ OrderModelList: z.array(OrderModel).max(1) })
const Messages = z.object({ MessageModelList: z.array(z.object({ messageType: text, messageCode: text })).min(1) })
const SearchOrder = z.object({
  orderNumberList: z.array(text).max(SEARCH_PAGE_SIZE).nullable(),
  PaginationResponseModel: z
    .object({ totalRecordsAmount: z.int().nullable(), totalPages: z.int().nullable() })
    .nullable(),
})

/** 300 awaits dispatch: Rakuten has processed the payment. Smaller numbers await the shop or the payment. */
const SETTLED_FROM = 300
/** 800 awaits the confirmation of a cancellation, 900 is cancelled. */
const CANCELLED_FROM = 800
const RESTORE_STOCK = 1
/** Customer's reasons 1 to 6 and shop's reasons 8, 10, 13, 14 and 15. The codes of CAN-1 are among them. */
const CANCEL_REASONS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 8, 10, 13, 14, 15])
const OTHER_REASON = 6
const PAYMENT_TYPES: Readonly<Record<number, PaymentType>> = { 8: 'RAKUTEN_POINT', 13: 'COMBINI', 14: 'COMBINI' }
/** Values of deliveryCompany by the id of the shop's carrier. */
const CARRIERS: Readonly<Record<string, string>> = {
  yamato: '1001',
  sagawa: '1002',
  'japan-post': '1003',
  seino: '1004',
  fukuyama: '1006',
}
const OTHER_CARRIER = '1000'

/** The code of a malformed value. Only the order number varies in a request for an order. */
const MALFORMED = 'ORDER_EXT_API_GET_ORDER_ERROR_011'

/**
 * RMS WEB SERVICE, RakutenPay order API; facts/rakuten.ts lists its fields and their sources.
 * A cancellation that is refused may have been done before, and an order that was sent may have been reported before, so
 * both conversations read the order.
 */
export const rakutenProtocol: MarketplaceProtocol<'RAKUTEN'> = {
  kind: 'RAKUTEN',
  // No limit of Rakuten is public, so it is called no more often than Yahoo.
  gapMs: 1100,

  find: (wire, orderNumber) => getOrder(wire, orderNumber, (order) => done(ok(answerOf(order)))),

  cancel(wire, orderNumber, reason) {
    const request = post(wire, 'cancelOrder', {
      orderNumber,
      inventoryRestoreType: RESTORE_STOCK,
      changeReasonDetailApply: CANCEL_REASONS.has(reason) ? reason : OTHER_REASON,
    })
    return change(request, (answer) => {
      const failure = statusError(answer)
      if (failure) return done(failure)
      if (isSuccess(answer)) return done(ok(null))
      return getOrder<null, ProtocolWriteError>(wire, orderNumber, (order) => {
        if (order === null) return done(NOT_FOUND)
        return done(order.orderProgress >= CANCELLED_FROM ? ok(null) : REFUSED)
      })
    })
  },

  listChanged(wire, since, page) {
    const search = page === null ? firstSearch(since, wire.now) : readSearch(page)
    return search ? searchOrders(wire, since, search) : done(UNREADABLE)
  },

  reportShipment: (wire, orderNumber, shipment) =>
    getOrder<null, ProtocolWriteError>(wire, orderNumber, (order) => {
      if (order === null) return done(NOT_FOUND)
      if (order.orderProgress >= CANCELLED_FROM) return done(REFUSED)
      const unreported = placedPackages(order).filter((one) => !isReported(one, shipment))
      if (unreported.length === 0) return done(ok(null))
      const request = post(wire, 'updateOrderShipping', {
        orderNumber,
        BasketidModelList: unreported.map((one) => ({
          basketId: one.basketId,
          ShippingModelList: [parcelOf(one, shipment)],
        })),
      })
      return change<null, ProtocolWriteError>(request, (answer) => {
        const failure = statusError(answer)
        if (failure) return done(failure)
        if (isSuccess(answer)) return done(ok(null))
        return done<null, ProtocolWriteError>(Messages.safeParse(answer.body).success ? REFUSED : UNREADABLE)
      })
    }),
}

const post = ({ url, access }: Wire<'RAKUTEN'>, call: string, body: object): WireRequest => ({
  method: 'POST',
  url: `${url}/es/2.0/order/${call}/`,
  headers: {
    authorization: `ESA ${Buffer.from(`${access.serviceSecret}:${access.licenseKey}`).toString('base64')}`,
    'content-type': 'application/json; charset=utf-8',
  },
  body: JSON.stringify(body),
  format: 'JSON',
})

/** Whether every message of a change says INFO or WARNING. */
function isSuccess({ status, body }: WireAnswer): boolean {
  const messages = Messages.safeParse(body).data?.MessageModelList
  return status === 200 && messages !== undefined && messages.every(({ messageType }) => messageType !== 'ERROR')
}

/** Reads an order, null if it does not exist, and goes on. */
function getOrder<Value, Failure>(
  wire: Wire<'RAKUTEN'>,
  orderNumber: string,
  next: (order: OrderModel | null) => Exchange<Value, Failure | ProtocolError>,
): Exchange<Value, Failure | ProtocolError> {
  return ask(post(wire, 'getOrder', { orderNumberList: [orderNumber], version: VERSION }), (answer) => {
    const failure = statusError(answer)
    if (failure) return done(failure)
    const codes = Messages.safeParse(answer.body).data?.MessageModelList.map(({ messageCode }) => messageCode)
    if (codes?.every((code) => code === MALFORMED)) return next(null)
    const parsed = GetOrder.safeParse(answer.body)
    if (answer.status !== 200 || !parsed.success) return done(UNREADABLE)
    return next(parsed.data.OrderModelList[0] ?? null)
  })
}

function searchOrders(
  wire: Wire<'RAKUTEN'>,
  since: Date,
  search: RakutenSearch,
): Exchange<ChangedOrders, ProtocolError> {
  return ask(post(wire, 'searchOrder', writeSearch(search)), (answer) => {
    const failure = statusError(answer)
    if (failure) return done(failure)
    const parsed = SearchOrder.safeParse(answer.body)
    if (answer.status !== 200 || !parsed.success) return done(UNREADABLE)
    const { orderNumberList, PaginationResponseModel: pages } = parsed.data
    const shorter = splitSearch(search, pages?.totalRecordsAmount ?? 0)
    if (shorter) return searchOrders(wire, since, shorter)
    const next = nextSearch(search, since, pages?.totalPages ?? 0)
    return done(ok({ kind: kindOf(search), orderNumbers: orderNumberList ?? [], next }))
  })
}

const placedPackages = (order: OrderModel) => order.PackageModelList.filter((one) => one.packageDeleteFlag !== 1)

const carrierOf = ({ carrierCode }: Shipment): string => CARRIERS[carrierCode] ?? OTHER_CARRIER

const isReported = ({ ShippingModelList }: z.infer<typeof Package>, shipment: Shipment): boolean =>
  (ShippingModelList ?? []).some(
    (parcel) =>
      parcel.shippingNumber === shipment.trackingNumber &&
      parcel.deliveryCompany === carrierOf(shipment) &&
      parcel.shippingDate === shipment.day,
  )

/** Corrects the parcel with the same number; any other parcel stays, because an order may be sent in several. */
function parcelOf({ ShippingModelList }: z.infer<typeof Package>, shipment: Shipment) {
  const known = (ShippingModelList ?? []).find(({ shippingNumber }) => shippingNumber === shipment.trackingNumber)
  return {
    ...(known ? { shippingDetailId: known.shippingDetailId } : {}),
    deliveryCompany: carrierOf(shipment),
    shippingNumber: shipment.trackingNumber,
    shippingDate: shipment.day,
  }
}

const phoneOf = (person: Person): string =>
  `${person.phoneNumber1 ?? ''}${person.phoneNumber2 ?? ''}${person.phoneNumber3 ?? ''}`

const nameOf = (person: Person) => ({
  familyName: person.familyName,
  firstName: person.firstName ?? '',
  familyNameKana: person.familyNameKana ?? '',
  firstNameKana: person.firstNameKana ?? '',
})

/** An amount that is stated and fixed. No other than NOT_FIXED is negative. */
const fixed = (amount: number | null | undefined): number | null =>
  (amount ?? NOT_FIXED) < 0 ? null : (amount ?? null)

/** The charge of cash on delivery is part of paymentCharge from version 2 on. */
function amountsOf(model: OrderModel): StatedAmounts {
  return {
    paid: fixed(model.requestPrice),
    parts: amountParts([
      ['GOODS', fixed(model.goodsPrice)],
      ['ADDED_TAX', fixed(model.goodsTax)],
      ['DELIVERY', fixed(model.postagePrice)],
      ['FEE', fixed(model.paymentCharge ?? model.deliveryPrice)],
      ['CHARGE', fixed(model.additionalFeeOccurAmountToUser)],
      ['COUPON', fixed(model.couponAllTotalPrice)],
      ['POINTS', fixed(model.PointModel?.usedPoint)],
    ]),
    taxes: (model.TaxSummaryModelList ?? []).flatMap(({ taxRate, reqPrice, reqPriceTax }) =>
      reqPrice < 0 || reqPriceTax < 0 ? [] : { rate: Math.round(taxRate * 100), total: reqPrice, tax: reqPriceTax },
    ),
  }
}

function answerOf(model: OrderModel | null): ProtocolAnswer {
  if (model === null) return { kind: 'NOT_FOUND' }
  const { orderProgress, OrdererModel, SettlementModel } = model
  const packages = placedPackages(model)
  const receiver = (packages[0] ?? model.PackageModelList[0])?.SenderModel ?? OrdererModel
  const [subAddress1 = '', ...rest] = (receiver.subAddress ?? '').split(/\s+/)
  const totalPrice = model.totalPrice === NOT_FIXED ? null : model.totalPrice
  return {
    kind: 'ORDER',
    state: { kind: orderProgress >= CANCELLED_FROM ? 'CANCELLED' : 'PLACED' },
    order: {
      orderNumber: model.orderNumber,
      phoneNumber: phoneOf(OrdererModel),
      orderer: nameOf(OrdererModel),
      receiver: {
        ...nameOf(receiver),
        zipCode: [receiver.zipCode1, receiver.zipCode2].filter(Boolean).join('-'),
        prefecture: receiver.prefecture,
        city: receiver.city,
        subAddress1,
        subAddress2: rest.join(' '),
        phoneNumber: phoneOf(receiver),
      },
      ordererEmail: OrdererModel.emailAddress || null,
      receivers: packages.length,
      products: packages.flatMap(({ ItemModelList }) =>
        ItemModelList.filter(({ deleteItemFlag }) => deleteItemFlag !== 1).map(({ manageNumber, units }) => ({
          itemCode: manageNumber,
          unit: units,
        })),
      ),
      payMethod: SettlementModel?.settlementMethod ?? '',
      totalPrice,
      amounts: amountsOf(model),
      paymentType: PAYMENT_TYPES[SettlementModel?.settlementMethodCode ?? 0] ?? 'OTHER',
      isSettled: orderProgress >= SETTLED_FROM && totalPrice !== null,
      orderDate: model.orderDatetime.toISOString(),
    },
  }
}

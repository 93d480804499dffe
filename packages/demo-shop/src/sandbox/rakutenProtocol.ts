import { PEOPLE } from '../orders/people.ts'
import type {
  CurrentOrder,
  MarketplaceProtocol,
  SandboxAnswer,
  SandboxParcel,
  SandboxWish,
} from './marketplaceProtocol.ts'

const SETTLEMENT = {
  CARD: [1, 'クレジットカード'],
  COMBINI: [13, 'セブンイレブン（前払）'],
  POINTS: [8, '全額ポイント利用'],
  BANK: [9, '銀行振込'],
} as const
const DAY_MS = 86_400_000
const FIRST_BASKET = 10_746_402
const CARRIERS = { first: 1000, last: 1031 }
/** The keys that each call knows. */
const KNOWN_KEYS: Readonly<Record<string, readonly string[]>> = {
  getOrder: ['orderNumberList', 'version'],
  searchOrder: ['dateType', 'startDatetime', 'endDatetime', 'orderProgressList', 'PaginationRequestModel'],
  cancelOrder: ['orderNumber', 'inventoryRestoreType', 'changeReasonDetailApply'],
  updateOrderShipping: ['orderNumber', 'BasketidModelList'],
}
/** The name of each call in the codes of its messages. */
const NAMES: Readonly<Record<string, string>> = {
  getOrder: 'GET_ORDER',
  searchOrder: 'SEARCH_ORDER',
  cancelOrder: 'CANCEL_ORDER',
  updateOrderShipping: 'UPDATE_ORDERSHIPPING',
}
const REASONS = [1, 2, 3, 4, 5, 6, 8, 10, 13, 14, 15]

const message = (call: string, level: 'INFO' | 'ERROR', number: string, text: string, more: object = {}) => ({
  messageType: level,
  messageCode: `ORDER_EXT_API_${NAMES[call] ?? 'ORDER'}_${level}_${number}`,
  message: text,
  ...more,
})

const refused = (call: string, number: string, text: string): SandboxAnswer => ({
  status: 400,
  body: { MessageModelList: [message(call, 'ERROR', number, text)] },
})
const answered = (answer: SandboxAnswer): SandboxWish => ({ kind: 'ANSWER', answer })

const failure = (status: number, errorCode: string, text: string, headers = {}): SandboxAnswer => ({
  status,
  headers,
  body: { Results: { errorCode, message: text } },
})

const writtenTime = (date: Date): string =>
  `${new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+0900`

/** Null for any other form: the offset is +0900 without a colon. */
function readTime(written: unknown): Date | null {
  const found = typeof written === 'string' ? /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\+0900$/.exec(written) : null
  return found ? new Date(`${found[1]}+09:00`) : null
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function person({
  familyName,
  firstName,
  familyNameKana,
  firstNameKana,
  ...home
}: (typeof PEOPLE)['sato' | 'takahashi' | 'kato']) {
  const [zipCode1, zipCode2] = home.zipCode.split('-')
  return {
    zipCode1,
    zipCode2,
    prefecture: home.prefecture,
    city: home.city,
    subAddress: [home.subAddress1, home.subAddress2].filter((line) => line !== '').join(' '),
    familyName,
    firstName,
    familyNameKana,
    firstNameKana,
    phoneNumber1: home.phoneNumber.slice(0, 3),
    phoneNumber2: home.phoneNumber.slice(3, 7),
    phoneNumber3: home.phoneNumber.slice(7),
  }
}

function progressOf({ order, parcels }: CurrentOrder): number {
  if (order.behaviour.state === 'CANCELLED') return 900
  if (parcels.length > 0) return 500
  return order.behaviour.isPaid ? 300 : 200
}

function orderModel(current: CurrentOrder): object {
  const { order, orderedAt, parcels } = current
  const { behaviour } = order
  const [settlementMethodCode, settlementMethod] = SETTLEMENT[behaviour.payment]
  const receivers = [PEOPLE[behaviour.recipient ?? 'sato'], PEOPLE.kato].slice(0, behaviour.receivers)
  const orderProgress = progressOf(current)
  const usedPoint = behaviour.payment === 'POINTS' ? behaviour.totalPrice : 0
  return {
    orderNumber: order.orderNumber,
    orderProgress,
    subStatusId: null,
    subStatusName: null,
    orderDatetime: writtenTime(orderedAt),
    shopOrderCfmDatetime: writtenTime(orderedAt),
    orderFixDatetime: orderProgress >= 300 ? writtenTime(orderedAt) : null,
    shippingInstDatetime: null,
    shippingCmplRptDatetime: null,
    cancelDueDate: null,
    deliveryDate: null,
    shippingTerm: null,
    remarks: null,
    giftCheckFlag: 0,
    severalSenderFlag: receivers.length > 1 ? 1 : 0,
    equalSenderFlag: 1,
    isolatedIslandFlag: 0,
    rakutenMemberFlag: 1,
    goodsPrice: behaviour.totalPrice - behaviour.deliveryPrice,
    goodsTax: 0,
    postagePrice: behaviour.deliveryPrice,
    deliveryPrice: 0,
    paymentCharge: 0,
    totalPrice: behaviour.totalPrice,
    requestPrice: behaviour.totalPrice - usedPoint,
    couponAllTotalPrice: 0,
    additionalFeeOccurAmountToUser: 0,
    OrdererModel: { ...person(PEOPLE.sato), emailAddress: order.email, sex: null, birthYear: null },
    SettlementModel: { settlementMethodCode, settlementMethod, rpaySettlementFlag: 1, cardName: null },
    DeliveryModel: { deliveryName: '宅配便', deliveryClass: null },
    PointModel: { usedPoint },
    WrappingModel1: null,
    WrappingModel2: null,
    PackageModelList: receivers.map((receiver, index) => ({
      basketId: FIRST_BASKET + index,
      postagePrice: 0,
      noshi: null,
      packageDeleteFlag: 0,
      SenderModel: { ...person(receiver), isolatedIslandFlag: 0 },
      ItemModelList: behaviour.items.map(({ code, unit }, line) => ({
        itemDetailId: FIRST_BASKET + index * 100 + line,
        itemName: code,
        itemId: line + 1,
        itemNumber: code,
        manageNumber: code,
        units: unit,
        selectedChoice: null,
        deleteItemFlag: 0,
        SkuModelList: [{ variantId: 'normal-inventory', merchantDefinedSkuId: null, skuInfo: null }],
      })),
      ShippingModelList: parcels
        .filter((parcel) => parcel.receiver === index)
        .map((parcel) => ({
          shippingDetailId: parcel.id,
          shippingNumber: parcel.trackingNumber,
          deliveryCompany: parcel.carrier,
          deliveryCompanyName: null,
          shippingDate: parcel.day,
        })),
      DeliveryCvsModel: null,
      defaultDeliveryCompanyCode: '1001',
    })),
    CouponModelList: null,
    ChangeReasonModelList: null,
    TaxSummaryModelList: null,
  }
}

function readGetOrder({ orderNumberList, version }: Record<string, unknown>): SandboxWish {
  if (!Array.isArray(orderNumberList) || orderNumberList.length === 0) {
    return answered(refused('getOrder', '009', 'orderNumberListの項目を指定してください。'))
  }
  if (version === undefined) return answered(refused('getOrder', '009', 'versionの項目を指定してください。'))
  if (!Number.isInteger(Number(version)) || Number(version) < 3 || Number(version) > 10) {
    return answered(refused('getOrder', '010', 'versionの値が不正です。'))
  }
  if (orderNumberList.length > 100) return answered(refused('getOrder', '012', '注文番号は100件までです。'))
  const [orderNumber] = orderNumberList
  if (typeof orderNumber !== 'string' || !/^\d{6}-\d{8}-\d{8,10}$/.test(orderNumber)) {
    return answered(refused('getOrder', '011', 'orderNumberListの書式が不正です。'))
  }
  return { kind: 'ORDER', orderNumber }
}

/** 1 is the order, 5 the dispatch, 6 the payment; null for a date that the order does not have. */
function dateOf({ orderedAt, paidAt, changedAt, parcels }: CurrentOrder, dateType: unknown): Date | null {
  if (dateType === 1) return orderedAt
  if (dateType === 5) return parcels.length > 0 ? changedAt : null
  return dateType === 6 ? paidAt : null
}

function readSearch({ dateType, startDatetime, endDatetime, ...more }: Record<string, unknown>): SandboxWish {
  if (dateType === undefined) return answered(refused('searchOrder', '009', 'dateTypeの項目を指定して下さい。'))
  const [start, end] = [readTime(startDatetime), readTime(endDatetime)]
  if (!start || !end) return answered(refused('searchOrder', '011', 'startDatetimeの書式が不正です。'))
  if (end.getTime() - start.getTime() > 63 * DAY_MS) {
    return answered(refused('searchOrder', '014', '期間は63日以内で指定して下さい。'))
  }
  const paging = isObject(more.PaginationRequestModel) ? more.PaginationRequestModel : {}
  const size = Number(paging.requestRecordsAmount ?? 30)
  const page = Number(paging.requestPage ?? 1)
  if (!(size >= 1 && size <= 1000)) return answered(refused('searchOrder', '011', '件数は1000件までです。'))
  const progresses = Array.isArray(more.orderProgressList) ? more.orderProgressList : null
  return {
    kind: 'LIST',
    answer(orders) {
      const found = orders.filter((one) => {
        const date = dateOf(one, dateType)
        const isInTime = date !== null && date >= start && date <= end
        return isInTime && (progresses === null || progresses.includes(progressOf(one)))
      })
      const none = found.length === 0
      return {
        status: 200,
        body: {
          orderNumberList: found.slice((page - 1) * size, page * size).map(({ order }) => order.orderNumber),
          MessageModelList: [message('searchOrder', 'INFO', none ? '102' : '101', '注文検索に成功しました。')],
          PaginationResponseModel: none
            ? { totalRecordsAmount: null, totalPages: null, requestPage: null }
            : { totalRecordsAmount: found.length, totalPages: Math.ceil(found.length / size), requestPage: page },
        },
      }
    },
  }
}

function readCancel({ orderNumber, changeReasonDetailApply }: Record<string, unknown>): SandboxWish {
  if (typeof orderNumber !== 'string')
    return answered(refused('cancelOrder', '009', 'orderNumberの項目を指定してください。'))
  if (!REASONS.includes(Number(changeReasonDetailApply))) {
    return answered(refused('cancelOrder', '011', 'changeReasonDetailApplyの値が不正です。'))
  }
  return { kind: 'CANCEL', orderNumber }
}

interface ReportedParcel {
  readonly id: number | null
  readonly receiver: number
  readonly carrier: string
  readonly trackingNumber: string
  readonly day: string
}

/** The parcels of the request; null if one has a value in another form. */
function readParcels(baskets: unknown): readonly ReportedParcel[] | null {
  if (!Array.isArray(baskets) || baskets.length === 0) return null
  const parcels = baskets.flatMap((basket: unknown) =>
    isObject(basket) && Array.isArray(basket.ShippingModelList)
      ? basket.ShippingModelList.map((one: unknown) => (isObject(one) ? { ...one, basketId: basket.basketId } : null))
      : [null],
  )
  const read = parcels.map((one): ReportedParcel | null => {
    if (!one) return null
    const { shippingDetailId, deliveryCompany, shippingNumber, shippingDate, basketId } = one as Record<string, unknown>
    const carrier = Number(deliveryCompany)
    const isRight =
      typeof deliveryCompany === 'string' &&
      carrier >= CARRIERS.first &&
      carrier <= CARRIERS.last &&
      typeof shippingNumber === 'string' &&
      shippingNumber.length <= 120 &&
      typeof shippingDate === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(shippingDate)
    if (!isRight) return null
    const id = typeof shippingDetailId === 'number' ? shippingDetailId : null
    const receiver = Number(basketId) - FIRST_BASKET
    return { id, receiver, carrier: deliveryCompany, trackingNumber: shippingNumber, day: shippingDate }
  })
  return read.every((one) => one !== null) ? read : null
}

function readShipping({ orderNumber, BasketidModelList }: Record<string, unknown>): SandboxWish {
  const reported = readParcels(BasketidModelList)
  if (typeof orderNumber !== 'string' || reported === null) {
    return answered(refused('updateOrderShipping', '011', '書式が不正です。'))
  }
  return {
    kind: 'SHIPMENT',
    orderNumber,
    apply(current) {
      if (progressOf(current) < 300 || progressOf(current) >= 800) {
        return refused('updateOrderShipping', '021', '発送情報を更新できないステータスです。')
      }
      if (reported.some(({ receiver }) => receiver < 0 || receiver >= current.order.behaviour.receivers)) {
        return refused('updateOrderShipping', '022', 'basketIdが存在しません。')
      }
      const parcels: SandboxParcel[] = [...current.parcels]
      const messages = reported.map(({ id, ...parcel }, index) => {
        const known = parcels.findIndex((one) => one.id === id)
        const shippingDetailId = known < 0 ? 15_419 + parcels.length : (id ?? 0)
        if (known < 0) parcels.push({ id: shippingDetailId, ...parcel })
        else parcels[known] = { id: shippingDetailId, ...parcel }
        const [number, text] =
          known < 0 ? ['101', '発送情報の追加設定が完了しました。'] : ['102', '発送情報の更新設定が完了しました。']
        return message('updateOrderShipping', 'INFO', number, text, { dataNumber: index + 1, shippingDetailId })
      })
      return { parcels, answer: { status: 200, body: { MessageModelList: messages } } }
    },
  }
}

const READERS: Readonly<Record<string, (body: Record<string, unknown>) => SandboxWish>> = {
  getOrder: readGetOrder,
  searchOrder: readSearch,
  cancelOrder: readCancel,
  updateOrderShipping: readShipping,
}

/** Rakuten: POST of JSON below /es/2.0/order, the service secret and the licence key as ESA with base64, lists of messages. */
export const rakutenProtocol: MarketplaceProtocol = {
  hasKey: ({ headers }, key) => headers.authorization === `ESA ${Buffer.from(key).toString('base64')}`,

  read({ method, path, headers, body }) {
    const call = /^\/es\/2\.0\/order\/(\w+)\/$/.exec(path)?.[1] ?? ''
    const read = READERS[call]
    if (method !== 'POST' || !read) return answered(failure(404, 'ES03-01', 'Not Found'))
    const isJson = /^application\/json\b/.test(headers['content-type'] ?? '')
    const parsed = isJson ? parse(body) : null
    if (!parsed) return answered(refused(call, '001', 'リクエストの形式が不正です。'))
    const unknown = Object.keys(parsed).find((key) => !KNOWN_KEYS[call]?.includes(key))
    if (unknown !== undefined) return answered(refused(call, '008', `${unknown}は存在しない項目です。`))
    return read(parsed)
  },

  order: (current) => ({
    status: 200,
    body: {
      MessageModelList: [message('getOrder', 'INFO', '101', '受注情報取得に成功しました。(取得件数1件)')],
      OrderModelList: [orderModel(current)],
    },
  }),

  cancelled: (orderNumber) => ({
    status: 200,
    body: {
      MessageModelList: [message('cancelOrder', 'INFO', '101', 'キャンセル申請に成功しました。', { orderNumber })],
    },
  }),
  cancelRefused: () => refused('cancelOrder', '021', 'キャンセルできないステータスです。'),

  notFound: ({ kind }) =>
    kind === 'ORDER'
      ? {
          status: 200,
          body: {
            MessageModelList: [message('getOrder', 'INFO', '102', '受注情報取得に成功しました。(取得件数0件)')],
            OrderModelList: [],
          },
        }
      : refused(kind === 'CANCEL' ? 'cancelOrder' : 'updateOrderShipping', '020', '注文が存在しません。'),
  keyRefused: () => failure(401, 'ES01-01', 'Un-Authorised'),
  maintenance: (seconds) => failure(503, 'ES05-03', 'Service Unavailable', { 'retry-after': String(seconds) }),
  limited: (seconds) => failure(429, 'ES04-01', 'Too Many Requests', { 'retry-after': String(seconds) }),
}

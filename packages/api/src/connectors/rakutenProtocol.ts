import type { PaymentType } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { MarketplaceProtocol, ProtocolAnswer, ProtocolCancelError, ProtocolError } from './marketplaceProtocol.ts'
import { readStatus, UNREADABLE } from './marketplaceProtocol.ts'

const text = z.string().max(200)
const yen = z.int().min(0).max(999_999_999)
const ErrorBody = z.object({ Results: z.object({ maintenanceEnd: z.iso.datetime({ offset: true }) }) })
const Person = z.object({
  familyName: text,
  firstName: text,
  familyNameKana: text,
  firstNameKana: text,
  zipCode1: text,
  zipCode2: text,
  prefecture: text,
  city: text,
  subAddress: text,
  phoneNumber1: text,
  phoneNumber2: text,
  phoneNumber3: text,
})
const Item = z.object({ manageNumber: text, units: z.int().positive() })
const Package = z.object({ SenderModel: Person, ItemModelList: z.array(Item).max(500) })
const OrderModel = z.object({
  orderNumber: text,
  orderProgress: z.int(),
  orderDatetime: z.iso.datetime({ offset: true }),
  SettlementModel: z.object({ settlementMethodCode: z.int(), settlementMethod: text }),
  totalPrice: yen,
  OrdererModel: z.object({ ...Person.shape, emailAddress: text.optional() }),
  PackageModelList: z.array(Package).min(1).max(100),
})
const Body = z.object({ OrderModelList: z.array(OrderModel).max(1) })
const CancelBody = z.object({ MessageModelList: z.array(z.object({ messageCode: text })).min(1) })

/**
 * Progress 100 and 200 wait for the shop and for the payment, 300 to 700 are in progress, 800 and 900 are cancelled.
 */
const SETTLED_FROM = 300
const CANCELLED_FROM = 800
const RESTORE_STOCK = 1
const CANCEL_RESULTS: Readonly<Record<string, Result<null, ProtocolCancelError>>> = {
  CANCEL_ORDER_INFO_101: ok(null),
  CANCEL_ORDER_WARNING_201: ok(null),
  CANCEL_ORDER_ERROR_301: err({ code: 'REFUSED' }),
  CANCEL_ORDER_ERROR_302: err({ code: 'NOT_FOUND' }),
}
const PAYMENT_TYPES: Readonly<Record<number, PaymentType>> = { 6: 'RAKUTEN_POINT', 9: 'COMBINI' }

/**
 * `POST {url}/es/2.0/order/getOrder`, which only reads, with `{ orderNumberList, version }` and `Authorization: ESA
 * base64({secret}:{licence})`; the key is configured as `secret:licence`.
 * Answer 200: `{ MessageModelList, OrderModelList }` with one package for each receiver. The list is empty for an
 * unknown number, so 404 means a wrong address.
 * Errors: `{ Results: { errorCode, message } }` with 401, or 503 with `maintenanceEnd` during maintenance.
 *
 * `POST {url}/es/2.0/order/cancelOrder` with `{ orderNumber, inventoryRestoreType, changeReasonDetailApply }` cancels
 * the order. Answer 200: one message whose code states whether the order is cancelled, was cancelled before, cannot be
 * cancelled, or is unknown.
 */
export const rakutenProtocol: MarketplaceProtocol = {
  request: ({ url, key }, orderNumber) => ({
    method: 'POST',
    url: `${url}/es/2.0/order/getOrder`,
    headers: headersWith(key),
    body: JSON.stringify({ orderNumberList: [orderNumber], version: 7 }),
  }),

  read(status, body) {
    const statusError = readStatus(status, () => {
      const parsed = ErrorBody.safeParse(body)
      return parsed.success ? new Date(parsed.data.Results.maintenanceEnd) : null
    })
    if (statusError) return statusError
    const parsed = Body.safeParse(body)
    if (!parsed.success) return UNREADABLE
    const [order] = parsed.data.OrderModelList
    return order ? readOrder(order) : ok({ kind: 'NOT_FOUND' })
  },

  cancelRequest: ({ url, key }, orderNumber, reason) => ({
    method: 'POST',
    url: `${url}/es/2.0/order/cancelOrder`,
    headers: headersWith(key),
    body: JSON.stringify({ orderNumber, inventoryRestoreType: RESTORE_STOCK, changeReasonDetailApply: reason }),
  }),

  readCancel(status, body) {
    const statusError = readStatus(status, () => null)
    if (statusError) return statusError
    const code = CancelBody.safeParse(body).data?.MessageModelList[0]?.messageCode ?? ''
    return CANCEL_RESULTS[code] ?? UNREADABLE
  },
}

const headersWith = (key: string) => ({
  authorization: `ESA ${Buffer.from(key).toString('base64')}`,
  'content-type': 'application/json; charset=utf-8',
})

const phoneOf = (person: z.infer<typeof Person>): string =>
  `${person.phoneNumber1}${person.phoneNumber2}${person.phoneNumber3}`

const nameOf = ({ familyName, firstName, familyNameKana, firstNameKana }: z.infer<typeof Person>) => ({
  familyName,
  firstName,
  familyNameKana,
  firstNameKana,
})

function readOrder(model: z.infer<typeof OrderModel>): Result<ProtocolAnswer, ProtocolError> {
  const { orderProgress, OrdererModel, PackageModelList, SettlementModel } = model
  const [first] = PackageModelList
  if (!first) return UNREADABLE
  const receiver = first.SenderModel
  const [subAddress1 = '', ...rest] = receiver.subAddress.split(/\s+/)
  const paymentType = PAYMENT_TYPES[SettlementModel.settlementMethodCode] ?? 'OTHER'
  return ok({
    kind: 'ORDER',
    state: { kind: orderProgress >= CANCELLED_FROM ? 'CANCELLED' : 'PLACED' },
    order: {
      orderNumber: model.orderNumber,
      phoneNumber: phoneOf(OrdererModel),
      orderer: nameOf(OrdererModel),
      receiver: {
        ...nameOf(receiver),
        zipCode: `${receiver.zipCode1}-${receiver.zipCode2}`,
        prefecture: receiver.prefecture,
        city: receiver.city,
        subAddress1,
        subAddress2: rest.join(' '),
        phoneNumber: phoneOf(receiver),
      },
      ordererEmail: OrdererModel.emailAddress || null,
      receivers: PackageModelList.length,
      products: PackageModelList.flatMap(({ ItemModelList }) =>
        ItemModelList.map(({ manageNumber, units }) => ({ itemCode: manageNumber, unit: units })),
      ),
      payMethod: SettlementModel.settlementMethod,
      totalPrice: model.totalPrice,
      paymentType,
      isSettled: orderProgress >= SETTLED_FROM,
      orderDate: model.orderDatetime,
    },
  })
}

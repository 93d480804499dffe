import type { PaymentType } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { MarketplaceProtocol, ProtocolAnswer, ProtocolError } from './marketplaceProtocol.ts'
import { readStatus, UNREADABLE } from './marketplaceProtocol.ts'

const text = z.string().max(200)
const yen = z.int().min(0).max(999_999_999)
const ErrorBody = z.object({ Error: z.object({ Until: z.iso.datetime({ offset: true }) }) })
const Info = z.object({
  OrderId: text,
  OrderTime: z.iso.datetime({ offset: true }),
  OrderStatus: z.int(),
  ReviewMinutes: z.int().positive().optional(),
  Pay: z.object({ PayStatus: z.int(), PayMethod: text, PayMethodName: text }),
  Buyer: z.object({
    BillLastName: text,
    BillFirstName: text,
    BillLastNameKana: text,
    BillFirstNameKana: text,
    BillPhoneNumber: text,
    BillMailAddress: text.optional(),
  }),
  Ship: z.object({
    ShipLastName: text,
    ShipFirstName: text,
    ShipLastNameKana: text,
    ShipFirstNameKana: text,
    ShipZipCode: text,
    ShipPrefecture: text,
    ShipCity: text,
    ShipAddress1: text,
    ShipAddress2: text,
    ShipPhoneNumber: text,
  }),
  Detail: z.object({ TotalPrice: yen }),
  Item: z.array(z.object({ ItemId: text, Quantity: z.int().positive() })).max(500),
})
const Body = z.object({ ResultSet: z.object({ OrderInfo: Info }) })

const CancelErrorBody = z.object({ Error: z.object({ Code: text }) })

const VERIFYING = 1
const CANCELLED = 4
const PAID = 1
const CONVENIENCE_STORE = 'payment_d1'
const ALREADY_CANCELLED = 'order-already-cancelled'
const NOT_CANCELLABLE = 'order-not-cancellable'
/** Used if the shop does not state how long the verification takes. */
const USUAL_MINUTES = 15

/**
 * `GET {url}/v1/orderInfo?orderId={number}` with `Authorization: Bearer {key}`.
 * Answer 200: `{ ResultSet: { OrderInfo } }` with OrderStatus 1 being verified (for another ReviewMinutes), 2 and 3
 * open, 4 cancelled, 5 done; PayStatus 1 paid; one receiver.
 * Errors: `{ Error: { Code, Message } }` with 401, 404, or 503 with `Until` during maintenance.
 *
 * `POST {url}/v1/orderChange` with `{ OrderId, OrderStatus: 4, CancelReason }` cancels the order. Answer 200, or 400
 * with the code `order-already-cancelled` or `order-not-cancellable`.
 */
export const yahooProtocol: MarketplaceProtocol = {
  request: ({ url, key }, orderNumber) => ({
    method: 'GET',
    url: `${url}/v1/orderInfo?orderId=${encodeURIComponent(orderNumber)}`,
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    body: null,
  }),

  read(status, body) {
    if (status === 404) return ok({ kind: 'NOT_FOUND' })
    const statusError = readStatus(status, () => {
      const parsed = ErrorBody.safeParse(body)
      return parsed.success ? new Date(parsed.data.Error.Until) : null
    })
    if (statusError) return statusError
    const parsed = Body.safeParse(body)
    return parsed.success ? readOrder(parsed.data.ResultSet.OrderInfo) : UNREADABLE
  },

  cancelRequest: ({ url, key }, orderNumber, reason) => ({
    method: 'POST',
    url: `${url}/v1/orderChange`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ OrderId: orderNumber, OrderStatus: CANCELLED, CancelReason: reason }),
  }),

  readCancel(status, body) {
    if (status === 404) return err({ code: 'NOT_FOUND' })
    const errorCode = CancelErrorBody.safeParse(body).data?.Error.Code
    if (errorCode === ALREADY_CANCELLED) return ok(null)
    if (errorCode === NOT_CANCELLABLE) return err({ code: 'REFUSED' })
    return readStatus(status, () => null) ?? ok(null)
  },
}

function readOrder(info: z.infer<typeof Info>): Result<ProtocolAnswer, ProtocolError> {
  const { Buyer, Ship, Pay } = info
  const paymentType: PaymentType = Pay.PayMethod === CONVENIENCE_STORE ? 'COMBINI' : 'OTHER'
  return ok({
    kind: 'ORDER',
    state: stateOf(info),
    order: {
      orderNumber: info.OrderId,
      phoneNumber: Buyer.BillPhoneNumber,
      orderer: {
        familyName: Buyer.BillLastName,
        firstName: Buyer.BillFirstName,
        familyNameKana: Buyer.BillLastNameKana,
        firstNameKana: Buyer.BillFirstNameKana,
      },
      receiver: {
        familyName: Ship.ShipLastName,
        firstName: Ship.ShipFirstName,
        familyNameKana: Ship.ShipLastNameKana,
        firstNameKana: Ship.ShipFirstNameKana,
        zipCode: Ship.ShipZipCode,
        prefecture: Ship.ShipPrefecture,
        city: Ship.ShipCity,
        subAddress1: Ship.ShipAddress1,
        subAddress2: Ship.ShipAddress2,
        phoneNumber: Ship.ShipPhoneNumber,
      },
      ordererEmail: Buyer.BillMailAddress || null,
      receivers: 1,
      products: info.Item.map(({ ItemId, Quantity }) => ({ itemCode: ItemId, unit: Quantity })),
      payMethod: Pay.PayMethodName,
      totalPrice: info.Detail.TotalPrice,
      paymentType,
      isSettled: Pay.PayStatus === PAID,
      orderDate: info.OrderTime,
    },
  })
}

function stateOf({ OrderStatus, ReviewMinutes }: z.infer<typeof Info>) {
  if (OrderStatus === CANCELLED) return { kind: 'CANCELLED' } as const
  if (OrderStatus === VERIFYING) return { kind: 'VERIFYING', minutes: ReviewMinutes ?? USUAL_MINUTES } as const
  return { kind: 'PLACED' } as const
}

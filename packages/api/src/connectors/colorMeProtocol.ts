import type { PaymentType } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import * as z from 'zod'
import type { MarketplaceProtocol, ProtocolAnswer, ProtocolError } from './marketplaceProtocol.ts'
import { readStatus, UNREADABLE } from './marketplaceProtocol.ts'

const text = z.string().max(200)
const yen = z.int().min(0).max(999_999_999)
/** Seconds since 1970; the maximum is the year 9999. */
const timestamp = z.int().min(0).max(253_402_300_799)
const ErrorBody = z.object({ errors: z.array(z.object({ available_from: timestamp })).min(1) })
const Person = z.object({
  name: text,
  furigana: text,
  tel: text,
  postal: text,
  pref_name: text,
  municipality: text,
  address1: text,
  address2: text.nullable(),
})
const Sale = z.object({
  id: z.int(),
  make_date: timestamp,
  canceled: z.boolean(),
  paid: z.boolean(),
  payment: z.object({ type: text, name: text }),
  total_price: yen,
  customer: z.object({ ...Person.shape, mail: text.nullish() }),
  details: z.array(z.object({ product_model_number: text, product_num: z.int().positive() })).max(500),
  sale_deliveries: z.array(Person).min(1).max(100),
})
const Body = z.object({ sale: Sale })
const CancelBody = z.object({ sale: z.object({ canceled: z.literal(true) }) })

const CONVENIENCE_STORE = 'convenience_store'
const NOT_ALLOWED = 422

/**
 * `GET {url}/v1/sales/{number}.json` with `X-Access-Token: {key}`.
 * Answer 200: `{ sale }` in snake case, times in seconds, family and first name in one field, one delivery for each
 * receiver.
 * Errors: `{ errors: [{ code, message, status }] }` with 401, 404, or 503 with `available_from` during maintenance.
 *
 * `PUT {url}/v1/sales/{number}/cancel.json` with `{ restock, reason }` cancels the order. Answer 200: `{ sale: {
 * canceled: true } }`, also if it was cancelled before; 422 if cancelling is not allowed.
 */
export const colorMeProtocol: MarketplaceProtocol = {
  request: ({ url, key }, orderNumber) => ({
    method: 'GET',
    url: `${url}/v1/sales/${encodeURIComponent(orderNumber)}.json`,
    headers: { 'x-access-token': key, accept: 'application/json' },
    body: null,
  }),

  read(status, body) {
    if (status === 404) return ok({ kind: 'NOT_FOUND' })
    const statusError = readStatus(status, () => {
      const parsed = ErrorBody.safeParse(body)
      return parsed.success ? fromSeconds(parsed.data.errors[0]?.available_from ?? 0) : null
    })
    if (statusError) return statusError
    const parsed = Body.safeParse(body)
    return parsed.success ? readSale(parsed.data.sale) : UNREADABLE
  },

  cancelRequest: ({ url, key }, orderNumber, reason) => ({
    method: 'PUT',
    url: `${url}/v1/sales/${encodeURIComponent(orderNumber)}/cancel.json`,
    headers: { 'x-access-token': key, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ restock: true, reason }),
  }),

  readCancel(status, body) {
    if (status === 404) return err({ code: 'NOT_FOUND' })
    if (status === NOT_ALLOWED) return err({ code: 'REFUSED' })
    const statusError = readStatus(status, () => null)
    if (statusError) return statusError
    return CancelBody.safeParse(body).success ? ok(null) : UNREADABLE
  },
}

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)

/** The family name is the part before the first space. */
function nameOf({ name, furigana }: z.infer<typeof Person>) {
  const [familyName = '', ...first] = name.trim().split(/\s+/)
  const [familyNameKana = '', ...firstKana] = furigana.trim().split(/\s+/)
  return { familyName, firstName: first.join(' '), familyNameKana, firstNameKana: firstKana.join(' ') }
}

function readSale(sale: z.infer<typeof Sale>): Result<ProtocolAnswer, ProtocolError> {
  const [receiver] = sale.sale_deliveries
  if (!receiver) return UNREADABLE
  const paymentType: PaymentType = sale.payment.type === CONVENIENCE_STORE ? 'COMBINI' : 'OTHER'
  return ok({
    kind: 'ORDER',
    state: { kind: sale.canceled ? 'CANCELLED' : 'PLACED' },
    order: {
      orderNumber: String(sale.id),
      phoneNumber: sale.customer.tel,
      orderer: nameOf(sale.customer),
      receiver: {
        ...nameOf(receiver),
        zipCode: receiver.postal.replace(/^(\d{3})(\d{4})$/, '$1-$2'),
        prefecture: receiver.pref_name,
        city: receiver.municipality,
        subAddress1: receiver.address1,
        subAddress2: receiver.address2 ?? '',
        phoneNumber: receiver.tel,
      },
      ordererEmail: sale.customer.mail || null,
      receivers: sale.sale_deliveries.length,
      products: sale.details.map((line) => ({ itemCode: line.product_model_number, unit: line.product_num })),
      payMethod: sale.payment.name,
      totalPrice: sale.total_price,
      paymentType,
      isSettled: sale.paid,
      orderDate: fromSeconds(sale.make_date).toISOString(),
    },
  })
}

import type { AmountPart, StatedAmounts } from '@irodori/contract/entities/amounts'
import type { PaymentType } from '@irodori/contract/entities/order'
import { ok } from '@irodori/result'
import { amountDifference } from '@irodori/rules/amounts'
import * as z from 'zod'
import { amountParts } from './wire/amountParts.ts'
import type { Exchange, WireRequest } from './wire/exchange.ts'
import { ask, change, done } from './wire/exchange.ts'
import type { Shipment } from './marketplaceConnector.ts'
import type {
  MarketplaceProtocol,
  ProtocolAnswer,
  ProtocolError,
  ProtocolWriteError,
  Wire,
} from './marketplaceProtocol.ts'
import { NOT_FOUND, REFUSED, statusError, UNREADABLE } from './marketplaceProtocol.ts'

const text = z.string().max(1000)
const optionalText = text.nullish()
const yen = z.int().min(0).max(999_999_999)
const optionalYen = yen.nullish()
/** Seconds since 1970; the maximum is the year 9999. */
const timestamp = z.int().min(0).max(253_402_300_799)
const Person = z.object({
  name: text,
  furigana: optionalText,
  tel: optionalText,
  postal: optionalText,
  pref_name: optionalText,
  address1: optionalText,
  address2: optionalText,
})
const Delivery = z.object({ ...Person.shape, id: z.int(), slip_number: optionalText })
const Sale = z.object({
  id: z.int(),
  make_date: timestamp,
  canceled: z.boolean(),
  paid: z.boolean(),
  payment_id: z.int().nullish(),
  total_price: yen,
  product_total_price: optionalYen,
  tax: optionalYen,
  delivery_total_charge: optionalYen,
  fee: optionalYen,
  noshi_total_charge: optionalYen,
  card_total_charge: optionalYen,
  wrapping_total_charge: optionalYen,
  point_discount: optionalYen,
  gmo_point_discount: optionalYen,
  other_discount: optionalYen,
  totals: z
    .object({
      total_price_with_normal_tax: optionalYen,
      normal_tax_amount: optionalYen,
      total_price_with_reduced_tax: optionalYen,
      reduced_tax_amount: optionalYen,
    })
    .nullish(),
  customer: z.object({ ...Person.shape, mail: optionalText, tel_mobile: optionalText }),
  details: z.array(z.object({ product_model_number: optionalText, product_num: z.int().positive() })).max(500),
  sale_deliveries: z.array(Delivery).min(1).max(100),
})
type Sale = z.infer<typeof Sale>
const SaleBody = z.object({ sale: Sale })
const SalesBody = z.object({ sales: z.array(z.object({ id: z.int() })).max(100) })
const Payment = z.object({ id: z.int(), name: text, type: z.int().nullish() })
type Payment = z.infer<typeof Payment>
const PaymentsBody = z.object({ payments: z.array(Payment).max(200) })

/** Epsilon's convenience stores, Paygent's ATM and convenience stores, Paygent's numbers for convenience stores. */
const CONVENIENCE_STORE: ReadonlySet<number> = new Set([7, 14, 31])
/** Cash on delivery, and four services that bill the customer after the delivery: such orders are sent unpaid. */
const PAID_AFTER_DELIVERY: ReadonlySet<number> = new Set([0, 5, 17, 26, 27])
/** The staff seldom change how their shop can be paid. */
const KEEP_PAYMENTS_MS = 10 * 60_000
/** One source says 50 and another 100. */
const PAGE_SIZE = 50
const JAPAN_MS = 9 * 3_600_000

/**
 * Color Me's API; facts/colorMe.ts lists its fields and their sources. A sale names its payment by a number only, so the
 * list of payments is asked for too. Its answers are read before a slip number is written, and after a cancellation that
 * is refused, which may have been done before.
 */
export const colorMeProtocol: MarketplaceProtocol<'COLOR_ME'> = {
  kind: 'COLOR_ME',
  // Some 120 calls a minute (shop-pro.jp), shared by all servers.
  gapMs: 1000,

  find: (wire, orderNumber) =>
    getSale(wire, orderNumber, (sale) => {
      if (sale === null) return done(ok<ProtocolAnswer>({ kind: 'NOT_FOUND' }))
      return getPayment(wire, sale.payment_id ?? null, (payment) => done(ok(answerOf(sale, payment))))
    }),

  cancel(wire, orderNumber) {
    const request = put(wire, `sales/${encodeURIComponent(orderNumber)}/cancel.json`, { restock: true })
    return change(request, (answer) => {
      const failure = statusError(answer)
      if (failure) return done(failure)
      if (answer.status === 200) return done(ok(null))
      return getSale<null, ProtocolWriteError>(wire, orderNumber, (sale) => {
        if (sale === null) return done(NOT_FOUND)
        return done(sale.canceled ? ok(null) : REFUSED)
      })
    })
  },

  listChanged(wire, since, page) {
    const offset = Number(page ?? 0)
    if (!Number.isInteger(offset) || offset < 0) return done(UNREADABLE)
    const query = new URLSearchParams({
      update_date_min: japaneseTime(since),
      limit: String(PAGE_SIZE),
      offset: String(offset),
    })
    return ask(get(wire, `sales.json?${query}`), (answer) => {
      const failure = statusError(answer)
      if (failure) return done(failure)
      const parsed = SalesBody.safeParse(answer.body)
      if (answer.status !== 200 || !parsed.success) return done(UNREADABLE)
      const { sales } = parsed.data
      const next = sales.length < PAGE_SIZE ? null : String(offset + sales.length)
      return done(ok({ kind: 'CHANGED', orderNumbers: sales.map(({ id }) => String(id)), next }))
    })
  },

  reportShipment: (wire, orderNumber, shipment) =>
    getSale<null, ProtocolWriteError>(wire, orderNumber, (sale) => {
      if (sale === null) return done(NOT_FOUND)
      if (sale.canceled) return done(REFUSED)
      const deliveries = sale.sale_deliveries.filter((one) => !numbersOf(one).includes(shipment.trackingNumber))
      if (deliveries.length === 0) return done(ok(null))
      const body = { sale: { sale_deliveries: deliveries.map((one) => deliveredBy(one, shipment)) } }
      return change<null, ProtocolWriteError>(
        put(wire, `sales/${encodeURIComponent(orderNumber)}.json`, body),
        (answer) => {
          const failure = statusError(answer)
          if (failure) return done(failure)
          return done(answer.status === 200 ? ok(null) : REFUSED)
        },
      )
    }),
}

const headersWith = ({ access }: Wire<'COLOR_ME'>) => ({
  authorization: `Bearer ${access.accessToken}`,
  accept: 'application/json',
})

const get = (wire: Wire<'COLOR_ME'>, path: string): WireRequest => ({
  method: 'GET',
  url: `${wire.url}/v1/${path}`,
  headers: headersWith(wire),
  body: null,
  format: 'JSON',
})

const put = (wire: Wire<'COLOR_ME'>, path: string, body: object): WireRequest => ({
  method: 'PUT',
  url: `${wire.url}/v1/${path}`,
  headers: { ...headersWith(wire), 'content-type': 'application/json' },
  body: JSON.stringify(body),
  format: 'JSON',
})

/** Reads a sale, null if it does not exist, and goes on. */
function getSale<Value, Failure>(
  wire: Wire<'COLOR_ME'>,
  orderNumber: string,
  next: (sale: Sale | null) => Exchange<Value, Failure | ProtocolError>,
): Exchange<Value, Failure | ProtocolError> {
  return ask(get(wire, `sales/${encodeURIComponent(orderNumber)}.json`), (answer) => {
    if (answer.status === 404) return next(null)
    const failure = statusError(answer)
    if (failure) return done(failure)
    const parsed = SaleBody.safeParse(answer.body)
    return answer.status === 200 && parsed.success ? next(parsed.data.sale) : done(UNREADABLE)
  })
}

/** Reads a payment from the list of payments, asking anew if the kept list lacks it; null if the shop has none such. */
function getPayment<Value>(
  wire: Wire<'COLOR_ME'>,
  paymentId: number | null,
  next: (payment: Payment | null) => Exchange<Value, ProtocolError>,
  keepMs = KEEP_PAYMENTS_MS,
): Exchange<Value, ProtocolError> {
  if (paymentId === null) return next(null)
  return ask(
    get(wire, 'payments.json'),
    (answer) => {
      const failure = statusError(answer)
      if (failure) return done(failure)
      const parsed = PaymentsBody.safeParse(answer.body)
      if (answer.status !== 200 || !parsed.success) return done(UNREADABLE)
      const payment = parsed.data.payments.find(({ id }) => id === paymentId) ?? null
      return payment === null && keepMs > 0 ? getPayment(wire, paymentId, next, 0) : next(payment)
    },
    keepMs,
  )
}

/** `2026-11-24 09:00:00` in Japan. */
const japaneseTime = (date: Date): string =>
  new Date(date.getTime() + JAPAN_MS).toISOString().slice(0, 19).replace('T', ' ')

const numbersOf = ({ slip_number }: z.infer<typeof Delivery>): string[] =>
  (slip_number ?? '').split(',').filter((number) => number !== '')

/** A delivery has one field for its slip numbers, so that of another parcel is added behind a comma. */
const deliveredBy = (delivery: z.infer<typeof Delivery>, { trackingNumber }: Shipment) => ({
  id: delivery.id,
  slip_number: [...numbersOf(delivery), trackingNumber].join(','),
  delivered: true,
})

/** The family name is the part before the first space. */
function nameOf({ name, furigana }: z.infer<typeof Person>) {
  const [familyName = '', ...first] = name.trim().split(/\s+/)
  const [familyNameKana = '', ...firstKana] = (furigana ?? '').trim().split(/\s+/)
  return { familyName, firstName: first.join(' '), familyNameKana, firstNameKana: firstKana.join(' ') }
}

/**
 * Color Me has the municipality and the street in one field. Labels print both together, so a division at another place
 * than the customer's changes no label.
 */
function divideAddress(address1: string): { city: string; subAddress1: string } {
  const city = /^(?:.+?郡.+?[町村]|.+?市.{1,4}?区|.+?[市区町村])/.exec(address1)?.[0] ?? ''
  return { city, subAddress1: address1.slice(city.length).trim() }
}

/** The example of the description adds the tax to the goods; where the total already contains it, it is included. */
function partsOf(sale: Sale): AmountPart[] {
  const parts = amountParts([
    ['GOODS', sale.product_total_price],
    ['ADDED_TAX', sale.tax],
    ['WRAPPING', sale.noshi_total_charge],
    ['WRAPPING', sale.card_total_charge],
    ['WRAPPING', sale.wrapping_total_charge],
    ['DELIVERY', sale.delivery_total_charge],
    ['FEE', sale.fee],
    ['POINTS', sale.point_discount],
    ['POINTS', sale.gmo_point_discount],
    ['DISCOUNT', sale.other_discount],
  ])
  const taxIncluded = parts.map(
    (part): AmountPart => (part.kind === 'ADDED_TAX' ? { ...part, kind: 'INCLUDED_TAX' } : part),
  )
  const differs = (one: AmountPart[]) =>
    amountDifference({ totalPrice: sale.total_price, amounts: amountsWith(one) }) !== 0
  return differs(parts) && !differs(taxIncluded) ? taxIncluded : parts
}

const amountsWith = (parts: AmountPart[]): StatedAmounts => ({ paid: null, parts, taxes: [] })

function amountsOf(sale: Sale): StatedAmounts {
  const { totals } = sale
  const taxes: [rate: number, total: number | null | undefined, tax: number | null | undefined][] = [
    [10, totals?.total_price_with_normal_tax, totals?.normal_tax_amount],
    [8, totals?.total_price_with_reduced_tax, totals?.reduced_tax_amount],
  ]
  return {
    paid: sale.total_price,
    parts: partsOf(sale),
    taxes: taxes.flatMap(([rate, total, tax]) =>
      total !== undefined && total !== null && tax !== undefined && tax !== null && total > 0
        ? { rate, total, tax }
        : [],
    ),
  }
}

function answerOf(sale: Sale, payment: Payment | null): ProtocolAnswer {
  const receiver = sale.sale_deliveries[0] ?? sale.customer
  const { type } = payment ?? {}
  const isConvenienceStore = type !== undefined && type !== null && CONVENIENCE_STORE.has(type)
  const paymentType: PaymentType = isConvenienceStore ? 'COMBINI' : 'OTHER'
  return {
    kind: 'ORDER',
    state: { kind: sale.canceled ? 'CANCELLED' : 'PLACED' },
    order: {
      orderNumber: String(sale.id),
      phoneNumber: sale.customer.tel || sale.customer.tel_mobile || '',
      orderer: nameOf(sale.customer),
      receiver: {
        ...nameOf(receiver),
        zipCode: (receiver.postal ?? '').replace(/^(\d{3})(\d{4})$/, '$1-$2'),
        prefecture: receiver.pref_name ?? '',
        ...divideAddress(receiver.address1 ?? ''),
        subAddress2: receiver.address2 ?? '',
        phoneNumber: receiver.tel ?? '',
      },
      ordererEmail: sale.customer.mail || null,
      receivers: sale.sale_deliveries.length,
      products: sale.details.flatMap((line) =>
        line.product_model_number ? [{ itemCode: line.product_model_number, unit: line.product_num }] : [],
      ),
      payMethod: payment?.name ?? '',
      totalPrice: sale.total_price,
      amounts: amountsOf(sale),
      paymentType,
      isSettled: sale.paid || (typeof type === 'number' && PAID_AFTER_DELIVERY.has(type)),
      orderDate: new Date(sale.make_date * 1000).toISOString(),
    },
  }
}

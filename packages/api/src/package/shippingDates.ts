import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { DeliveryQuestion } from '@irodori/rules/deliveryDate'
import { earliestDeliveryDate } from '@irodori/rules/deliveryDate'
import { shipDateOfStart } from '@irodori/rules/parcelShipDate'
import { dateViolations } from '@irodori/rules/productionViolations'
import type { Goods } from '@irodori/rules/shipDate'
import { orderShipDate, shipDate } from '@irodori/rules/shipDate'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { failureOfViolation } from '../orderView/failureOfViolation.ts'
import type { OrderParts } from '../orderView/orderParts.ts'
import { readParts } from '../orderView/orderParts.ts'
import { shippingTime } from './shippingTime.ts'

export interface ShippingDeps {
  readonly database: Database
  readonly now: () => Date
  readonly waitingMinutes: number
}

type Start = AnswerOf<typeof endpoints.readStartShippingDate>
type Shipping = AnswerOf<typeof endpoints.readShippingDate>

/** A parcel by its id; without it, the one of the given creating days, or all goods of the order with them. */
export interface AskedParcel {
  readonly packageId: string | undefined
  readonly creatingTime: number | undefined
}

/**
 * The earliest day on which an order, or one of its parcels, can be sent.
 * @param from start of production; a time in the past counts as now
 */
export async function startShippingDate(
  deps: ShippingDeps,
  order: OrderRow,
  asked: AskedParcel,
  from: Date,
): Promise<Outcome<Start>> {
  const question = await questionOf(deps, order, asked, from)
  return question.ok ? answer(startOf(deps, question.value)) : question
}

/** The ship date of a parcel for a chosen delivery date; without one the earliest ship date. */
export async function shippingDate(
  deps: ShippingDeps,
  order: OrderRow,
  asked: AskedParcel,
  deliveryDate: Day | undefined,
): Promise<Outcome<Shipping>> {
  const questionResult = await questionOf(deps, order, asked, deps.now())
  if (!questionResult.ok) return questionResult
  const question = questionResult.value
  const { packageId, isDayEnabled } = question
  const wanted = { packageId, deliveryDay: deliveryDate ?? null, isDayEnabled, question }
  const [fault] = dateViolations(wanted)
  if (fault) return failureOfViolation(fault, [], deps.now())
  return answer({ ...startOf(deps, question), shippingDate: shippingTime(shipDateOfStart(wanted)) })
}

type Question = DeliveryQuestion & { readonly packageId: string; readonly isDayEnabled: boolean }

const startOf = ({ waitingMinutes }: ShippingDeps, question: Question): Start => ({
  startShippingDate: shippingTime(question.shipDate),
  defaultExpectedDeliveryDate: question.isDayEnabled ? earliestDeliveryDate(question) : null,
  waitingTime: waitingMinutes,
  categoryIdentifies: [...question.categoryIdentifies],
  categoryDaysOff: question.calendar.categoryDaysOff.filter((daysOff) =>
    daysOff.categoryIdentifies.some((identify) => question.categoryIdentifies.includes(identify)),
  ),
  transportDays: question.transportDays,
})

async function questionOf(
  { database, now }: ShippingDeps,
  order: OrderRow,
  asked: AskedParcel,
  from: Date,
): Promise<Result<Question, ApiError>> {
  const at = now()
  const [parts] = await readParts(database, [order], at)
  if (!parts) throw new Error(`the parts of order ${order.order_number} could not be read`)
  const { creatingTime } = asked
  const { packageId, goods, isDayEnabled } = goodsOf(order, parts, asked)
  const { calendar, transportDays } = parts
  const begins = from > at ? from : at
  const ships =
    goods.length > 0 ? orderShipDate(goods, begins, calendar) : shipDate(begins, creatingTime ?? 0, calendar)
  if (ships === null) return fail(400, 'REQUEST_INVALID', { error: { creatingTime: ['too long'] } })
  return ok({
    now: at,
    orderDate: order.details.orderDate,
    shipDate: ships < tokyoDay(at) ? tokyoDay(at) : ships,
    categoryIdentifies: [...new Set(goods.map(({ categoryIdentify }) => categoryIdentify))],
    transportDays,
    calendar,
    packageId,
    isDayEnabled,
  })
}

interface AskedGoods {
  readonly packageId: string
  readonly goods: readonly Goods[]
  readonly isDayEnabled: boolean
}

function goodsOf(
  { id }: OrderRow,
  { products, parcels }: OrderParts,
  { packageId, creatingTime }: AskedParcel,
): AskedGoods {
  const parcel =
    packageId === undefined
      ? parcels.find(({ creatingDays }) => creatingDays === creatingTime)
      : parcels.find((one) => one.packageId === packageId)
  if (parcel) {
    const goods = products.filter(({ printCompany }) => printCompany === parcel.printCompany)
    return { packageId: parcel.packageId, goods, isDayEnabled: parcel.isDayEnabled }
  }
  const isDayEnabled = parcels.every((one) => one.isDayEnabled)
  const goods = products.map((one) => (creatingTime === undefined ? one : { ...one, creatingTime }))
  return { packageId: id, goods, isDayEnabled }
}

import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { DeliveryQuestion } from '@irodori/rules/deliveryDate'
import { earliestDeliveryDate } from '@irodori/rules/deliveryDate'
import { dateViolations } from '@irodori/rules/productionViolations'
import type { Goods } from '@irodori/rules/shipDate'
import { orderShipDate, shipDate } from '@irodori/rules/shipDate'
import { shippingStart } from '@irodori/rules/shippingStart'
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

/**
 * The earliest day on which an order, or the parcel whose goods take `creatingTime` days, can be sent.
 * @param from start of production; a time in the past counts as now
 */
export async function startShippingDate(
  deps: ShippingDeps,
  order: OrderRow,
  { creatingTime, from }: { readonly creatingTime: number | undefined; readonly from: Date },
): Promise<Outcome<Start>> {
  const question = await questionOf(deps, order, creatingTime, from)
  return question.ok ? answer(startOf(deps, question.value)) : question
}

/** The ship date of a parcel for a chosen delivery date; without one the earliest ship date. */
export async function shippingDate(
  deps: ShippingDeps,
  order: OrderRow,
  { creatingTime, deliveryDate }: { readonly creatingTime: number | undefined; readonly deliveryDate: Day | undefined },
): Promise<Outcome<Shipping>> {
  const questionResult = await questionOf(deps, order, creatingTime, deps.now())
  if (!questionResult.ok) return questionResult
  const question = questionResult.value
  const { shipDate: earliest, calendar, categoryIdentifies, isDayEnabled } = question
  const wanted = { packageId: order.id, deliveryDay: deliveryDate ?? null, isDayEnabled, question }
  const [fault] = dateViolations(wanted)
  if (fault) return failureOfViolation(fault, [], deps.now())
  const leaves =
    deliveryDate === undefined ? earliest : shippingStart(deliveryDate, earliest, calendar, categoryIdentifies)
  return answer({ ...startOf(deps, question), shippingDate: shippingTime(leaves) })
}

type Question = DeliveryQuestion & { readonly isDayEnabled: boolean }

const startOf = ({ waitingMinutes }: ShippingDeps, question: Question): Start => ({
  startShippingDate: shippingTime(question.shipDate),
  defaultExpectedDeliveryDate: question.isDayEnabled ? earliestDeliveryDate(question) : null,
  waitingTime: waitingMinutes,
})

async function questionOf(
  { database, now }: ShippingDeps,
  order: OrderRow,
  creatingTime: number | undefined,
  from: Date,
): Promise<Result<Question, ApiError>> {
  const at = now()
  const [parts] = await readParts(database, [order], at)
  if (!parts) throw new Error(`the parts of order ${order.order_number} could not be read`)
  const { goods, isDayEnabled } = goodsOf(parts, creatingTime)
  const { calendar } = parts
  const begins = from > at ? from : at
  const ships =
    goods.length > 0 ? orderShipDate(goods, begins, calendar) : shipDate(begins, creatingTime ?? 0, calendar)
  if (ships === null) return fail(400, 'REQUEST_INVALID', { error: { creatingTime: ['too long'] } })
  return ok({
    now: at,
    orderDate: order.details.orderDate,
    shipDate: ships < tokyoDay(at) ? tokyoDay(at) : ships,
    categoryIdentifies: goods.map(({ categoryIdentify }) => categoryIdentify),
    calendar,
    isDayEnabled,
  })
}

/** The goods of the parcel with these production days; without such a parcel all goods, with these production days. */
function goodsOf(
  { products, parcels }: OrderParts,
  creatingTime: number | undefined,
): { readonly goods: readonly Goods[]; readonly isDayEnabled: boolean } {
  const parcel = parcels.find(({ creatingDays }) => creatingDays === creatingTime)
  if (parcel) {
    const goods = products.filter(({ printCompany }) => printCompany === parcel.printCompany)
    return { goods, isDayEnabled: parcel.isDayEnabled }
  }
  const isDayEnabled = parcels.every((one) => one.isDayEnabled)
  const goods = products.map((one) => (creatingTime === undefined ? one : { ...one, creatingTime }))
  return { goods, isDayEnabled }
}

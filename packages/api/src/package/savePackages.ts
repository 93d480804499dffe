import type { Design } from '@irodori/contract/entities/design'
import type { Order, SavePackages } from '@irodori/contract/entities/order'
import type { Language } from '@irodori/contract/language'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { readDeliveryTime } from '@irodori/rules/deliveryDate'
import { mayPack } from '@irodori/rules/orderStatus'
import { choiceViolations } from '@irodori/rules/packagePlans'
import type { ProductionFacts, WantedParcel } from '@irodori/rules/productionViolations'
import { dateViolations, isOptionOutOfStock } from '@irodori/rules/productionViolations'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import type { ChangeDeps } from '../order/changeOrder.ts'
import { changeOrder } from '../order/changeOrder.ts'
import { writeOrderDetails } from '../order/writeOrderDetails.ts'
import { failureOfViolation } from '../orderView/failureOfViolation.ts'
import { readParts } from '../orderView/orderParts.ts'
import type { Parcel } from '../orderView/parcels.ts'
import { presentOrder } from '../orderView/presentOrder.ts'
import { productionFacts } from '../orderView/productionFacts.ts'
import { writeParcel } from '../orderView/writeParcel.ts'
import type { GroupChoice } from './groupChoices.ts'
import { groupChoices } from './groupChoices.ts'

/**
 * Saves the wrapping and the options of groups, and the day and time of parcels; what is not sent is kept. A choice may
 * stay open until production starts; a choice that can never be produced is refused, and then nothing is saved.
 */
export async function savePackages(
  deps: ChangeDeps,
  caller: Caller,
  input: SavePackages,
  language: Language | null,
): Promise<Outcome<Order>> {
  const orderNumber = await numberOf(deps.database, input.id)
  if (orderNumber === null) return fail(403, 'FORBIDDEN')
  return changeOrder(deps, caller, orderNumber, mayPack, async (tx, order, at) => {
    const now = deps.now()
    const [parts] = await readParts(tx, [order], now)
    if (!parts) throw new Error(`the parts of order ${orderNumber} could not be read`)
    const choicesResult = groupChoices(input.designs, parts.designs)
    if (!choicesResult.ok) return choicesResult
    const choices = choicesResult.value
    // The recipient of a digital message chooses its delivery.
    const isMessage = order.details.processMethod === 'digital_message'
    const parcelsResult = parcelChoices(isMessage ? [] : input.packages, parts.parcels)
    if (!parcelsResult.ok) return parcelsResult
    const parcels = parcelsResult.value
    const facts = await productionFacts(tx, parts)
    const refusal = refuseChoices(facts, choices, now) ?? refuseDates(parcels, now)
    if (refusal) return refusal

    await writeChoices(tx, order, parts.designs, choices)
    for (const parcel of parcels) {
      const { deliveryDay, deliveryTime } = parcel
      await writeParcel(tx, order, parcel, at, { delivery_day: deliveryDay, delivery_time: deliveryTime })
    }
    return answer(await presentOrder(tx, await writeOrderDetails(tx, order, at), now, language))
  })
}

async function numberOf(database: Database, id: string): Promise<string | null> {
  const row = await database.selectFrom('shop_order').select('order_number').where('id', '=', id).executeTakeFirst()
  return row?.order_number ?? null
}

/** The named parcels with their choices; a choice that is not sent is kept. */
function parcelChoices(input: SavePackages['packages'], parcels: readonly Parcel[]): Result<Parcel[], ApiError> {
  const chosen: Parcel[] = []
  for (const [index, { id, deliveryDays, deliveryTime }] of input.entries()) {
    const parcel = parcels.find(({ packageId }) => packageId === id)
    if (!parcel) return fail(404, 'NOT_FOUND', { error: { [`packages.${index}.id`]: ['not of this order'] } })
    if (chosen.some(({ packageId }) => packageId === id)) return invalid(`packages.${index}.id`, 'named twice')
    const time = deliveryTime === undefined ? parcel.deliveryTime : readDeliveryTime(deliveryTime)
    if (time === undefined) return invalid(`packages.${index}.deliveryTime`, 'not a time of the carrier')
    const deliveryDay = deliveryDays === undefined ? parcel.deliveryDay : deliveryDays
    chosen.push({ ...parcel, deliveryDay, deliveryTime: time })
  }
  return ok(chosen)
}

function refuseChoices(facts: ProductionFacts, choices: readonly GroupChoice[], now: Date): ApiFailure | null {
  const chosen = facts.groups.map((group) => ({
    ...group,
    ...choices.find(({ groupNumber }) => groupNumber === group.groupNumber),
  }))
  const named = new Set(choices.map(({ groupNumber }) => groupNumber))
  const products = facts.products.map((product) => ({
    ...product,
    optionIdentifiers: product.options.map(({ identifier }) => identifier),
  }))
  // A choice that was saved earlier and has become invalid is reported when production starts.
  const fault = choiceViolations(products, chosen, facts.plans).find(
    (one) => !('groupNumbers' in one) || one.groupNumbers.some((groupNumber) => named.has(groupNumber)),
  )
  if (fault) return failureOfViolation(fault, chosen, now)
  const short = chosen.filter((group) => named.has(group.groupNumber) && isOptionOutOfStock(group, products))
  const groupNumbers = short.map(({ groupNumber }) => groupNumber)
  return short.length > 0 ? failureOfViolation({ reason: 'OPTION_OUT_OF_STOCK', groupNumbers }, chosen, now) : null
}

function refuseDates(parcels: readonly WantedParcel[], now: Date): ApiFailure | null {
  const [fault] = parcels.flatMap(dateViolations)
  return fault ? failureOfViolation(fault, [], now) : null
}

/** Writes the choice of a group to each of its pages and to its booklet. */
async function writeChoices(
  tx: Transacting,
  order: OrderRow,
  designs: readonly Design[],
  choices: readonly GroupChoice[],
): Promise<void> {
  for (const { groupNumber, packagePlanId, productOptionId } of choices) {
    await tx
      .updateTable('design')
      .set({ package_plan_id: packagePlanId, product_option_id: productOptionId })
      .where('order_number', '=', order.order_number)
      .where('group_number', '=', groupNumber)
      .execute()
    const seriesId = designs.find((design) => design.groupNumber === groupNumber)?.designSeriesId
    if (!seriesId) continue
    await tx
      .updateTable('design_series')
      .set({ product_option_id: productOptionId })
      .where('id', '=', seriesId)
      .where('order_number', '=', order.order_number)
      .execute()
  }
}

const invalid = (field: string, message: string): ApiFailure =>
  fail(400, 'REQUEST_INVALID', { error: { [field]: [message] } })

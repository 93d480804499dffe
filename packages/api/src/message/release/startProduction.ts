import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { isDeliveryTime, NOT_SPECIFIED } from '@irodori/rules/deliveryDate'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database, Transacting } from '../../database/tables.ts'
import { transactResult } from '../../database/transact.ts'
import type { ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller } from '../../http/request.ts'
import { lockOrder } from '../../order/lockOrder.ts'
import { isOwn } from '../../order/ownOrder.ts'
import { failureOfViolation } from '../../orderView/failureOfViolation.ts'
import type { DeliveryChoice } from './deliveryChoice.ts'
import { deliveryChoice, firstDateOf } from './deliveryChoice.ts'
import { isLinkOpen } from './openLink.ts'
import { startReleasedOrder } from './startReleasedOrder.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly wake: () => void
}

type Input = BodyOf<typeof endpoints.startProduction>

/**
 * Accepts a gift: the chosen delivery, the status and the production job are one transaction. A second acceptance changes
 * nothing and gets the same answer.
 */
export async function startProduction(
  deps: Deps,
  caller: Caller | null,
  orderNumber: string,
  input: Input,
): Promise<Outcome<null>> {
  if (!input.orderId && !caller) return fail(401, 'UNAUTHENTICATED')
  const deliveryTime = input.deliveryTime === NOT_SPECIFIED ? null : input.deliveryTime || null
  if (deliveryTime !== null && !isDeliveryTime(deliveryTime)) {
    return fail(400, 'REQUEST_INVALID', { error: { deliveryTime: ['unknown'] } })
  }
  const accepted = await transactResult(deps.database, async (tx): Promise<Outcome<null>> => {
    const order = await lockOrder(tx, orderNumber)
    const now = deps.now()
    const failure = whyNot(order, caller, input.orderId, now)
    if (failure) return failure
    if (order?.status !== 'URL_RELEASED') return answer(null)
    const choice = await deliveryChoice(tx, order, now)
    const deliveryDate = input.deliveryDate ?? null
    const violation = deliveryDate === null ? null : choice.faultOf(deliveryDate)
    if (violation) return failureOfViolation(violation, [], now)
    const isStarted = await startReleasedOrder(tx, order, 'GIFT_ACCEPTED', now)
    if (isStarted) await keepDelivery(tx, order, choice, { deliveryDate, deliveryTime }, now)
    return answer(null)
  })
  if (accepted.ok) deps.wake()
  return accepted
}

/** The failure where neither the link nor the session opens the order; both do only while the link is open. */
function whyNot(
  order: OrderRow | null,
  caller: Caller | null,
  orderId: string | undefined,
  now: Date,
): ApiFailure | null {
  if (orderId) {
    return order?.id === orderId && isLinkOpen(order, now) ? null : fail(404, 'LINK_NOT_OPEN')
  }
  if (!caller || !order || !isOwn(caller, order)) return fail(403, 'FORBIDDEN')
  return isLinkOpen(order, now) ? null : fail(404, 'LINK_NOT_OPEN')
}

interface Chosen {
  readonly deliveryDate: string | null
  readonly deliveryTime: string | null
}

/** Saves the same choice for every parcel; it replaces the choice of the customer who ordered. */
async function keepDelivery(
  tx: Transacting,
  order: OrderRow,
  { parcels }: DeliveryChoice,
  { deliveryDate, deliveryTime }: Chosen,
  now: Date,
): Promise<void> {
  for (const parcel of parcels) {
    const chosen = {
      delivery_day: deliveryDate,
      delivery_time: deliveryTime,
      default_expected_delivery_date: firstDateOf(parcel),
      updated_at: now,
    }
    await tx
      .insertInto('order_package')
      .values({
        id: parcel.packageId,
        order_number: order.order_number,
        print_company: parcel.printCompany,
        ...chosen,
      })
      .onConflict((at) => at.column('id').doUpdateSet(chosen))
      .execute()
  }
}

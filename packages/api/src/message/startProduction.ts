import type { BodyOf, endpoints } from '@irodori/contract'
import { isDeliveryTime, NOT_SPECIFIED } from '@irodori/rules'
import type { Database, Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Outcome, Refusal } from '../http/outcome.ts'
import { answer, Refused, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import { isOwn } from '../order/ownOrder.ts'
import { refusalOfFault } from '../order/refusalOfFault.ts'
import { lockOrder } from '../production/lockOrder.ts'
import type { DeliveryChoice } from './deliveryChoice.ts'
import { deliveryChoice, firstDateOf } from './deliveryChoice.ts'
import { isLinkOpen } from './openLink.ts'
import type { StartHandOver } from './startMaking.ts'
import { startMaking } from './startMaking.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly wake: () => void
  readonly startHandOver: StartHandOver
}

type Input = BodyOf<typeof endpoints.startProduction>

/**
 * Accepts a gift: the chosen delivery, the status and the job of production are one transaction. Whoever accepts second
 * changes nothing and hears the same.
 */
export async function startProduction(
  deps: Deps,
  caller: Caller | null,
  orderNumber: string,
  input: Input,
): Promise<Outcome<null>> {
  if (!input.orderId && !caller) return refused(401, 'UNAUTHENTICATED')
  const deliveryTime = input.deliveryTime === NOT_SPECIFIED ? null : input.deliveryTime || null
  if (deliveryTime !== null && !isDeliveryTime(deliveryTime)) {
    return refused(400, 'REQUEST_INVALID', { error: { deliveryTime: ['unknown'] } })
  }
  try {
    await transact(deps.database, async (tx) => {
      const order = await lockOrder(tx, orderNumber)
      const now = deps.now()
      const refusal = whyNot(order, caller, input.orderId, now)
      if (refusal) throw new Refused(refusal)
      if (order?.status !== 'URL_RELEASED') return
      const choice = await deliveryChoice(tx, order, now)
      const deliveryDate = input.deliveryDate ?? null
      const fault = deliveryDate === null ? null : choice.faultOf(deliveryDate)
      if (fault) throw new Refused(refusalOfFault(fault, [], now))
      if (!(await startMaking(tx, deps.startHandOver, order, 'GIFT_ACCEPTED', now))) return
      await keepDelivery(tx, order, choice, { deliveryDate, deliveryTime }, now)
    })
    deps.wake()
    return answer(null)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

/** The link opens its order to whoever holds it, a session its own; both only while the link is open. */
function whyNot(order: OrderRow | null, caller: Caller | null, orderId: string | undefined, now: Date): Refusal | null {
  if (orderId) {
    return order?.id === orderId && isLinkOpen(order, now) ? null : refused(404, 'LINK_NOT_OPEN')
  }
  if (!caller || !order || !isOwn(caller, order)) return refused(403, 'FORBIDDEN')
  return isLinkOpen(order, now) ? null : refused(404, 'LINK_NOT_OPEN')
}

interface Chosen {
  readonly deliveryDate: string | null
  readonly deliveryTime: string | null
}

/** For every parcel the same; what the orderer may have chosen before is replaced. */
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

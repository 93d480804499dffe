import type { BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { NOT_SPECIFIED, readDeliveryTime } from '@irodori/rules/deliveryDate'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Database } from '../../database/tables.ts'
import { transactResult } from '../../database/transact.ts'
import type { ApiFailure } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller } from '../../http/request.ts'
import { notifyCustomer } from '../../mail/order/notifyCustomer.ts'
import type { WriteMail } from '../../mail/writeMail.ts'
import { lockOrder } from '../../order/lockOrder.ts'
import { isOwn } from '../../order/ownOrder.ts'
import { failureOfViolation } from '../../orderView/failureOfViolation.ts'
import { deliveryChoice } from './deliveryChoice.ts'
import { isLinkOpen } from './openLink.ts'
import { startReleasedOrder } from './startReleasedOrder.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly wake: () => void
}

type Input = BodyOf<typeof endpoints.startProduction>

/**
 * Accepts a gift: the chosen delivery, the status, the production job and the mail to the giver are one transaction. A
 * second acceptance changes nothing and gets the same answer.
 */
export async function startProduction(
  deps: Deps,
  caller: Caller | null,
  orderNumber: string,
  input: Input,
): Promise<Outcome<null>> {
  if (!input.orderId && !caller) return fail(401, 'UNAUTHENTICATED')
  // The recipient was asked, so no time is the choice of any time.
  const deliveryTime = readDeliveryTime(input.deliveryTime ?? NOT_SPECIFIED)
  if (deliveryTime === undefined) {
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
    const delivery = { deliveryDay: deliveryDate, deliveryTime }
    if (!(await startReleasedOrder(tx, order, 'GIFT_ACCEPTED', now, delivery))) return answer(null)
    const mail = { kind: 'MESSAGE_ACCEPTED', values: {} } as const
    await notifyCustomer(deps.writeMail, tx, order, `message-accepted:${order.id}`, mail)
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

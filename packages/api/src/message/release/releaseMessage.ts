import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { lastOpeningDay } from '@irodori/rules/linkValidity'
import { mayChange } from '@irodori/rules/orderStatus'
import type { OrderRow } from '../../database/tables/orders.ts'
import type { Transacting } from '../../database/tables.ts'
import { transactResult } from '../../database/transact.ts'
import type { ApiError } from '../../http/apiError.ts'
import { fail } from '../../http/apiError.ts'
import type { Outcome } from '../../http/reply.ts'
import { answer } from '../../http/reply.ts'
import type { Caller } from '../../http/request.ts'
import { notifyCustomer } from '../../mail/order/notifyCustomer.ts'
import { allowsEvent } from '../../order/allowsEvent.ts'
import { lockOrder } from '../../order/lockOrder.ts'
import { AUTO_START_JOB, enqueueOrderJob } from '../../order/orderJobs.ts'
import { isOwn, ownOrder } from '../../order/ownOrder.ts'
import { reserveStock } from '../../order/stock/stock.ts'
import { transitionOrder } from '../../order/transitionOrder.ts'
import { outOfStock } from '../../production/outOfStock.ts'
import type { StartCheckDeps } from '../../production/checkBeforeStart.ts'
import { checkOrderPrintable } from '../../printability/checkOrderPrintable.ts'
import { recheckMarketplaceOrder } from '../../production/recheckMarketplaceOrder.ts'
import { findMessageTemplate } from '../parts/messageTemplates.ts'
import { autoStartOf } from './autoStartOf.ts'
import { checkRelease } from './checkRelease.ts'

interface Deps extends StartCheckDeps {
  /** Address of this shop, without a slash at its end. */
  readonly publicUrl: string
}

type Released = AnswerOf<typeof endpoints.releaseMessage>

/**
 * Releases a message as a link, after the marketplace of its order was asked once more: status, times, template, the
 * automatic start and the mail are one transaction. A repeated call gets the same answer and changes nothing.
 */
export async function releaseMessage(
  deps: Deps,
  caller: Caller,
  orderNumber: string,
  templateId: string,
): Promise<Outcome<Released>> {
  const own = await ownOrder(deps.database, caller, orderNumber)
  if (!own.ok) return own
  if (await allowsEvent(deps.database, own.value, 'URL_RELEASED')) {
    const unprintable = await checkOrderPrintable(deps, orderNumber)
    if (unprintable) return unprintable
    const rechecked = await recheckMarketplaceOrder(deps, own.value)
    if (!rechecked.ok) return rechecked
  }
  const released = await transactResult(deps.database, async (tx): Promise<Result<Released, ApiError>> => {
    const order = await lockOrder(tx, orderNumber)
    if (!order || !isOwn(caller, order)) return fail(403, 'FORBIDDEN')
    return releaseInTransaction(tx, deps, order, templateId)
  })
  if (!released.ok) return released
  deps.wake()
  return answer(released.value)
}

async function releaseInTransaction(
  tx: Transacting,
  deps: Deps,
  order: OrderRow,
  templateId: string,
): Promise<Result<Released, ApiError>> {
  if (order.details.processMethod !== 'digital_message') return fail(403, 'STATUS_NOT_ALLOWED')
  if (order.status === 'URL_RELEASED' && order.url_released_at && order.auto_start_at) {
    return ok(released(order.id, order.url_released_at, order.auto_start_at))
  }
  if (!mayChange(order.status)) return fail(403, 'ORDER_IS_PRODUCED')
  if (!(await findMessageTemplate(tx, templateId))) return fail(404, 'NOT_FOUND')
  const now = deps.now()
  const missing = await checkRelease(tx, order, templateId, now)
  if (missing) return missing

  // Stock is reserved at the release and not at the acceptance, so that a promised gift is never sold out.
  const reserved = await reserveStock(tx, order)
  if (!reserved.ok) return outOfStock(reserved.error)
  const autoStart = autoStartOf(now)
  const changed = await transitionOrder(tx, order, 'URL_RELEASED', now, {
    details: { ...order.details, reservedStock: reserved.value, messageTemplateId: templateId },
    url_released_at: now,
    auto_start_at: autoStart,
  })
  if (!changed.ok) return fail(403, 'ORDER_IS_PRODUCED')
  await enqueueOrderJob(tx, AUTO_START_JOB, order.order_number, autoStart)
  const link = `${deps.publicUrl}${pagePath(PAGES.gift, { orderId: order.id })}`
  await notifyCustomer(deps.writeMail, tx, changed.value, `message-released:${order.id}`, {
    kind: 'MESSAGE_RELEASED',
    values: { link, startsAt: autoStart.toISOString(), openUntil: lastOpeningDay(now) },
  })
  return ok(released(order.id, now, autoStart))
}

const released = (id: string, at: Date, autoStart: Date): Released => ({
  id,
  urlReleasedDate: at.toISOString(),
  timeToAutoStartProduction: autoStart.toISOString(),
})

import type { AnswerOf, endpoints } from '@irodori/contract'
import type { Transacting } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, Refused, refused } from '../http/outcome.ts'
import type { Caller } from '../http/request.ts'
import { enqueue } from '../jobs/jobs.ts'
import { isOwn, ownOrder } from '../order/ownOrder.ts'
import { statusAfter } from '../order/statusAfter.ts'
import type { AskDeps } from '../production/askShopAgain.ts'
import { askShopAgain } from '../production/askShopAgain.ts'
import { changeStatus } from '../production/changeStatus.ts'
import { AUTO_START_JOB } from '../production/jobKinds.ts'
import { lockOrder } from '../production/lockOrder.ts'
import { takeStock } from '../production/takeStock.ts'
import { tellOrderer } from '../production/tellOrderer.ts'
import { autoStartOf } from './autoStartOf.ts'
import { findMessageTemplate } from './messageTemplates.ts'
import { whatIsMissing } from './whatIsMissing.ts'

interface Deps extends AskDeps {
  /** Of this shop, without a slash at its end. */
  readonly publicUrl: string
}

type Released = AnswerOf<typeof endpoints.releaseMessage>

/**
 * Releases a message as a link, after the order's outside shop was asked once more: status, times, template, the job of the automatic start and the mail are one transaction.
 * Repeated, it answers the same and changes nothing.
 */
export async function releaseMessage(
  deps: Deps,
  caller: Caller,
  orderNumber: string,
  templateId: string,
): Promise<Outcome<Released>> {
  const known = await ownOrder(deps.database, caller, orderNumber)
  if ('kind' in known) return known
  if ((await statusAfter(deps.database, known, 'URL_RELEASED')) !== null) {
    const fresh = await askShopAgain(deps, known)
    if (fresh.kind === 'REFUSED') return fresh
  }
  try {
    const released = await transact(deps.database, async (tx) => {
      const order = await lockOrder(tx, orderNumber)
      if (!order || !isOwn(caller, order)) throw new Refused(refused(403, 'FORBIDDEN'))
      return releaseInside(tx, deps, order, templateId)
    })
    deps.wake()
    return answer(released)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
}

async function releaseInside(tx: Transacting, deps: Deps, order: OrderRow, templateId: string): Promise<Released> {
  if (order.details.processMethod !== 'digital_message') throw new Refused(refused(403, 'STATUS_NOT_ALLOWED'))
  if (order.status === 'URL_RELEASED' && order.url_released_at && order.auto_start_at) {
    return released(order.id, order.url_released_at, order.auto_start_at)
  }
  if (order.status !== 'WAITING' && order.status !== 'DRAFT') throw new Refused(refused(403, 'ORDER_IS_PRODUCED'))
  if (!(await findMessageTemplate(tx, templateId))) throw new Refused(refused(404, 'NOT_FOUND'))
  const now = deps.now()
  const lack = await whatIsMissing(tx, order, templateId, now)
  if (lack) throw new Refused(lack)

  // Taken now and not when the gift is accepted: a gift that was promised cannot be sold out.
  const takenStock = await takeStock(tx, order)
  if ('kind' in takenStock) {
    throw new Refused(refused(403, 'PRODUCT_IS_OUT_OF_STOCK', { error: { productNames: takenStock.productNames } }))
  }
  const autoStart = autoStartOf(now)
  const change = await changeStatus(tx, order, 'URL_RELEASED', now, {
    details: { ...order.details, takenStock, messageTemplateId: templateId },
    url_released_at: now,
    auto_start_at: autoStart,
  })
  if (!change.ok) throw new Refused(refused(403, 'ORDER_IS_PRODUCED'))
  await enqueue(tx, { kind: AUTO_START_JOB, subject: order.order_number, payload: {} }, autoStart)
  const link = `${deps.publicUrl}/digital-message/${order.id}`
  await tellOrderer(deps.writeMail, tx, order, `message-released:${order.id}`, {
    kind: 'MESSAGE_RELEASED',
    values: { orderNumber: order.order_number, link },
  })
  return released(order.id, now, autoStart)
}

const released = (id: string, at: Date, autoStart: Date): Released => ({
  id,
  urlReleasedDate: at.toISOString(),
  timeToAutoStartProduction: autoStart.toISOString(),
})

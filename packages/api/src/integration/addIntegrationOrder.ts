import type { NewOrder } from '@irodori/contract/entities/integration'
import { IntegrationOrder } from '@irodori/contract/entities/integration'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { onceByKey } from '../apiKeys/onceByKey.ts'
import type { Database, Transacting } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { CallingSystem } from '../http/request.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { findOrder } from '../order/findOrder.ts'
import type { FileOrder } from '../orderFile/fileOrder.ts'
import { checkOrders } from '../orderFile/fileOrder.ts'
import { importOrders } from '../orderFile/importOrders.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { presentOrders } from './presentOrders.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly wake: () => void
}

/** Adds an order of another system, by the rules of order files. */
export async function addIntegrationOrder(
  deps: Deps,
  { keyId, scopes }: CallingSystem,
  idempotencyKey: string,
  body: NewOrder,
): Promise<Outcome<IntegrationOrder>> {
  const { database, wake } = deps
  const { confirmsByMail = true, ...fields } = body
  const { orderPrefix } = await readProfile(database)
  const checked = checkOrders([{ where: 'order', fields }], orderPrefix)
  if (!checked.ok) return fail(400, 'REQUEST_INVALID', { error: { body: checked.error } })
  const [order] = checked.value
  if (!order) throw new Error('the check of one order returned none')
  const call = { keyId, idempotencyKey, request: body, answer: IntegrationOrder }
  const added = await onceByKey({ ...deps, database }, call, (tx) => addOrder(deps, tx, order, confirmsByMail, scopes))
  if (!added.ok) return added
  wake()
  return answer(added.value)
}

async function addOrder(
  { now, writeMail }: Deps,
  tx: Transacting,
  order: FileOrder,
  confirmsByMail: boolean,
  scopes: CallingSystem['scopes'],
): Promise<Result<IntegrationOrder, ApiError>> {
  const choice = { writeMail: confirmsByMail ? writeMail : null, others: 'REFUSE' } as const
  const imported = await importOrders(tx, now(), [order], choice)
  if (!imported.ok) return fail(400, 'PRODUCT_IS_NOT_FOUND', { error: { products: imported.error.unknown } })
  const row = await findOrder(tx, order.orderNumber)
  if (imported.value.added === 0 || !row) return fail(409, 'ORDER_EXISTS')
  const [shown] = await presentOrders(tx, [row], scopes)
  if (!shown) throw new Error('the added order was not presented')
  return ok(shown)
}

import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import type { FreshPayment } from '../connectors/refreshOrder.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { allowsEvent } from '../order/allowsEvent.ts'
import { statusFailure } from '../order/statusFailure.ts'
import type { PrintableDeps } from '../printability/checkOrderPrintable.ts'
import { checkOrderPrintable } from '../printability/checkOrderPrintable.ts'
import type { RecheckDeps } from './recheckMarketplaceOrder.ts'
import { recheckMarketplaceOrder } from './recheckMarketplaceOrder.ts'
import type { StartInput } from './startWaitingPeriod.ts'
import { isStale } from './startWaitingPeriod.ts'

/** What the check of an order needs. */
export interface StartCheckDeps extends RecheckDeps, PrintableDeps {}

/**
 * Checks an order before its production starts, outside of any transaction, and asks its marketplace. An order that
 * already waits is not asked about again.
 * @returns the payment as the marketplace tells it now; null where it told none
 */
export async function checkBeforeStart(
  deps: StartCheckDeps,
  order: OrderRow,
  input: StartInput,
): Promise<Result<FreshPayment | null, ApiError>> {
  if (order.status === 'WAITING_CREATION') return ok(null)
  if (!(await allowsEvent(deps.database, order, 'CREATION_SCHEDULED'))) return statusFailure(order.status)
  if (isStale(order, input)) return fail(400, 'ORDER_CHANGED')
  const unprintable = await checkOrderPrintable(deps, order.order_number)
  if (unprintable) return unprintable
  return recheckMarketplaceOrder(deps, order)
}

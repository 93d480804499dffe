import { endpoints } from '@irodori/contract'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import type { CancelDeps } from './cancelOrder.ts'
import { cancelOrder, verifyCancellation } from './cancelOrder.ts'

/** Both count a try, and one changes an order, so neither may be fetched before anybody has asked for it. */
export function cancellationRoutes(register: Register, deps: CancelDeps): void {
  register.forAnyone(endpoints.verifyCancellation, async ({ params, query, isPrefetch }) =>
    isPrefetch ? fail(403, 'FORBIDDEN', { message: 'PREFETCH' }) : verifyCancellation(deps, { ...params, ...query }),
  )

  register.forAnyone(endpoints.cancelOrder, async ({ params, query, isPrefetch }) =>
    isPrefetch ? fail(403, 'FORBIDDEN', { message: 'PREFETCH' }) : cancelOrder(deps, { ...params, ...query }),
  )
}

import { endpoints } from '@irodori/contract/endpoints'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import type { CancelDeps } from './cancelOrder.ts'
import { cancelOrder, verifyCancellation } from './cancelOrder.ts'

/** Both count an attempt and one changes an order, so a browser must not prefetch them. */
export function cancellationRoutes(register: Register, deps: CancelDeps): void {
  register.forAnyone(endpoints.verifyCancellation, async ({ params, query, caller, client, isPrefetch }) =>
    isPrefetch
      ? fail(403, 'FORBIDDEN', { message: 'PREFETCH' })
      : verifyCancellation(deps, { caller, client }, { ...params, ...query }),
  )

  register.forAnyone(endpoints.cancelOrder, async ({ params, query, caller, client, isPrefetch }) =>
    isPrefetch
      ? fail(403, 'FORBIDDEN', { message: 'PREFETCH' })
      : cancelOrder(deps, { caller, client }, { ...params, ...query }),
  )
}

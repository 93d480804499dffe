import { endpoints } from '@irodori/contract/endpoints'
import { normaliseOrderNumber } from '@irodori/rules/orderNumber'
import { readSnapshot } from '../database/readSnapshot.ts'
import type { Database } from '../database/tables.ts'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import type { WriteMail } from '../mail/writeMail.ts'
import { findOrder } from '../order/findOrder.ts'
import { addIntegrationOrder } from './addIntegrationOrder.ts'
import { listChangedOrders } from './listChangedOrders.ts'
import { presentOrders } from './presentOrders.ts'

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly writeMail: WriteMail
  readonly wake: () => void
}

/** The endpoints for other systems of the shop, which call with an API key. */
export function integrationRoutes(register: Register, deps: Deps): void {
  const { database } = deps

  register.forSystem(endpoints.readIntegrationOrder, async ({ params, caller }) => {
    const [shown] = await readSnapshot(database, async (snapshot) => {
      const order = await findOrder(snapshot, normaliseOrderNumber(params.orderNumber))
      return order ? presentOrders(snapshot, [order], caller.scopes) : []
    })
    return shown ? answer(shown) : fail(404, 'ORDER_NUMBER_NOT_FOUND')
  })

  register.forSystem(endpoints.listChangedOrders, ({ query, caller }) => listChangedOrders(deps, caller, query))

  register.forSystem(endpoints.addIntegrationOrder, ({ body, caller, idempotencyKey }) =>
    addIntegrationOrder(deps, caller, idempotencyKey, body),
  )
}

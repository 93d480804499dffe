import { endpoints } from '@irodori/contract'
import type { OutsideShops } from '../connectors/fetchOrder.ts'
import type { Database } from '../database/tables.ts'
import { answer, refused } from '../http/outcome.ts'
import type { Register } from '../http/register.ts'
import { findOrder } from './findOrder.ts'
import { presentOrder } from './presentOrder.ts'
import { verifyOrder } from './verifyOrder.ts'

interface Needs {
  readonly database: Database
  readonly now: () => Date
  readonly wrongTriesPerHour: number
  readonly outside: OutsideShops
}

export function orderRoutes(register: Register, needs: Needs): void {
  const { database } = needs

  register.forAnyone(endpoints.verifyOrder, ({ body }) => verifyOrder(needs, body))

  register.forSession(endpoints.listOrders, async ({ caller }) => {
    const order = await findOrder(database, caller.orderNumber)
    return answer(order ? [await presentOrder(database, order)] : [])
  })

  register.forSession(endpoints.readOrder, async ({ params, caller }) => {
    if (params.orderNumber !== caller.orderNumber) return refused(403, 'FORBIDDEN')
    const order = await findOrder(database, params.orderNumber)
    return order ? answer(await presentOrder(database, order)) : refused(404, 'NOT_FOUND')
  })
}

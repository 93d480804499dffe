import { endpoints } from '@irodori/contract'
import type { OutsideShops } from '../connectors/fetchOrder.ts'
import type { Database } from '../database/tables.ts'
import { answer } from '../http/outcome.ts'
import type { Register } from '../http/register.ts'
import { ownOrder, ownOrders } from './ownOrder.ts'
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
    const orders = await ownOrders(database, caller)
    return answer(await Promise.all(orders.map((order) => presentOrder(database, order, needs.now()))))
  })

  register.forSession(endpoints.readOrder, async ({ params, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return 'kind' in order ? order : answer(await presentOrder(database, order, needs.now()))
  })
}

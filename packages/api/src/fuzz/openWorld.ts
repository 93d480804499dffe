import { createMessageOrder } from '../testing/messageOrder.ts'
import { ORDERS } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import type { Known } from './arbitraryOf.ts'
import { beginOrder, logInAs } from './beginOrder.ts'
import { furnishShop } from './furnishShop.ts'
import { keepRows } from './keepRows.ts'
import { knownValues } from './knownValues.ts'
import { openAccount } from './openAccount.ts'
import { bringTo, copyOrder, PLANNED_ORDERS } from './orderPlans.ts'
import type { SuitedCalls } from './suitedCalls.ts'
import { suitedCalls } from './suitedCalls.ts'

/** Somebody who calls: with the session of an order, of an account, of a stranger's order, or with none. */
export interface Actor {
  readonly name: string
  readonly token: string
  readonly known: Known
  /** Calls that are right for some order; whether they are for this one, FITTING says. */
  readonly suited: SuitedCalls
}

export interface World {
  readonly actors: readonly Actor[]
  /** Puts every row of the shop back as it was. */
  restore(): Promise<void>
}

/** The small shop with orders in every state, an account, a session for each, and what their calls may name. */
export async function openWorld(server: TestServer): Promise<World> {
  await furnishShop(server)
  await createMessageOrder(server, 'b')
  for (const order of PLANNED_ORDERS) await copyOrder(server, order)
  const account = await openAccount(server, PLANNED_ORDERS[0])
  const orders: Actor[] = []
  for (const order of [...PLANNED_ORDERS, { name: 'a', ...ORDERS.a, id: 'order-0', plan: null }]) {
    const begun = await beginOrder(server, order)
    const { name, token } = begun
    orders.push({ name, token, known: knownValues(begun, account), suited: suitedCalls(begun, account) })
  }
  for (const { orderNumber, plan } of PLANNED_ORDERS) await bringTo(server, orderNumber, plan)
  const [owned] = orders
  if (!owned) throw new Error('no order for the account')
  const others = [
    { ...owned, name: 'account', token: account.session },
    { ...owned, name: 'stranger', token: await logInAs(server, ORDERS.b) },
    { ...owned, name: 'nobody', token: '' },
  ]
  return { actors: [...orders, ...others], restore: await keepRows(server.database) }
}

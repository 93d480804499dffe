import { API_SCOPES } from '@irodori/contract/entities/integration'
import { createApiKey } from '../src/apiKeys/apiKeyStore.ts'
import { createMessageOrder } from '../testing/messageOrder.ts'
import { ORDERS } from '../testing/smallShop.ts'
import type { TestServer } from '../testing/testServer.ts'
import type { Known } from './arbitraryOf.ts'
import { createAccount } from './createAccount.ts'
import { createDesk, deskCalls } from './createDesk.ts'
import { extendShop } from './extendShop.ts'
import { knownValues } from './knownValues.ts'
import { applyPlan, copyOrder, PLANNED_ORDERS } from './orderPlans.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { preparedCalls } from './preparedCalls.ts'
import { logInAs, prepareOrder } from './prepareOrder.ts'
import { snapshotRows } from './snapshotRows.ts'

/** A caller: with the session of an order, of an account, of another customer's order or of the staff, with an API key, or with neither. */
export interface Actor {
  readonly name: string
  readonly token: string
  readonly known: Known
  /** Valid calls for an order; PERMITTED_ACTORS says which actors succeed with them. */
  readonly preparedCalls: PreparedCalls
}

export interface World {
  readonly actors: readonly Actor[]
  /** Restores all rows of the shop. */
  restore(): Promise<void>
}

/** Creates orders in every state, an account, and a session for each, with the values that their calls may refer to. */
export async function createWorld(server: TestServer): Promise<World> {
  await extendShop(server)
  await createMessageOrder(server, 'b')
  for (const order of PLANNED_ORDERS) await copyOrder(server, order)
  const account = await createAccount(server, PLANNED_ORDERS[0])
  const orders: Actor[] = []
  for (const order of [...PLANNED_ORDERS, { name: 'a', ...ORDERS.a, id: 'order-0', plan: null }]) {
    const prepared = await prepareOrder(server, order)
    const { name, token } = prepared
    orders.push({ name, token, known: knownValues(prepared, account), preparedCalls: preparedCalls(prepared, account) })
  }
  for (const { orderNumber, plan } of PLANNED_ORDERS) await applyPlan(server, orderNumber, plan)
  const system = await createApiKey(server.database, { name: 'fuzz', scopes: API_SCOPES }, server.clock.now)
  const desk = await createDesk(server)
  const atDesk = deskCalls(desk)
  const [owned] = orders
  if (!owned) throw new Error('PLANNED_ORDERS is empty: the account needs an order')
  const others = [
    { ...owned, name: 'account', token: account.session },
    { ...owned, name: 'secured', token: account.secured.token },
    { ...owned, name: 'stranger', token: await logInAs(server, ORDERS.b) },
    { ...owned, name: 'anonymous', token: '' },
    { ...owned, name: 'system', token: system.key },
    { ...owned, name: 'owner', token: desk.owner.token, preparedCalls: { ...owned.preparedCalls, ...atDesk } },
    {
      ...owned,
      name: 'securedMember',
      token: desk.secured.token,
      preparedCalls: { ...owned.preparedCalls, ...atDesk },
    },
  ]
  return { actors: [...orders, ...others], restore: await snapshotRows(server.database) }
}

import { endpoints } from '@irodori/contract/endpoints'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { ownOrder } from '../order/ownOrder.ts'
import type { Storage } from '../storage/storage.ts'
import { cancelCreation } from './cancelCreation.ts'
import type { StartCheckDeps } from './checkBeforeStart.ts'
import { commitOrder } from './commitOrder.ts'
import { downloadDesigns } from './downloadDesigns.ts'
import { remainingTime } from './remainingTime.ts'
import { scheduleCreation } from './scheduleCreation.ts'
import type { StartDeps } from './startWaitingPeriod.ts'

interface Deps extends StartDeps, StartCheckDeps {
  readonly storage: Storage
}

export function productionRoutes(register: Register, deps: Deps): void {
  const { database, now } = deps

  register.forSession(endpoints.scheduleCreation, async ({ params, body, caller, language }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return order.ok ? scheduleCreation(deps, order.value, body, language) : order
  })

  register.forSession(endpoints.cancelCreation, async ({ params, query, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return order.ok ? cancelCreation(deps, order.value.order_number, query) : order
  })

  register.forSession(endpoints.readRemainingTime, async ({ params, query, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return order.ok ? answer([remainingTime(order.value, query.clientStartTime, now())]) : order
  })

  register.forSession(endpoints.commitOrder, async ({ params, caller, language }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return order.ok ? commitOrder(deps, order.value, language) : order
  })

  for (const endpoint of [endpoints.downloadDesigns, endpoints.downloadDesignsOfGuest]) {
    register.forSession(endpoint, async ({ params, caller }) => {
      const order = await ownOrder(database, caller, params.orderNumber)
      return order.ok ? downloadDesigns(deps, order.value) : order
    })
  }
}

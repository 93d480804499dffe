import { endpoints } from '@irodori/contract'
import { answer } from '../http/outcome.ts'
import type { Register } from '../http/register.ts'
import { ownOrder } from '../order/ownOrder.ts'
import type { Storage } from '../storage/storage.ts'
import { cancelCreation } from './cancelCreation.ts'
import { commitOrder } from './commitOrder.ts'
import { downloadDesigns } from './downloadDesigns.ts'
import { remainingTime } from './remainingTime.ts'
import type { ScheduleDeps } from './scheduleCreation.ts'
import { scheduleCreation } from './scheduleCreation.ts'

interface Deps extends ScheduleDeps {
  readonly storage: Storage
}

export function productionRoutes(register: Register, deps: Deps): void {
  const { database, now } = deps

  register.forSession(endpoints.scheduleCreation, async ({ params, body, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return 'kind' in order ? order : scheduleCreation(deps, order, body)
  })

  register.forSession(endpoints.cancelCreation, async ({ params, query, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return 'kind' in order ? order : cancelCreation(deps, order.order_number, query)
  })

  register.forSession(endpoints.readRemainingTime, async ({ params, query, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return 'kind' in order ? order : answer([remainingTime(order, query.clientStartTime, now())])
  })

  register.forSession(endpoints.commitOrder, async ({ params, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return 'kind' in order ? order : commitOrder(deps, order)
  })

  for (const endpoint of [endpoints.downloadDesigns, endpoints.downloadDesignsOfGuest]) {
    register.forSession(endpoint, async ({ params, caller }) => {
      const order = await ownOrder(database, caller, params.orderNumber)
      return 'kind' in order ? order : downloadDesigns(deps, order)
    })
  }
}

import { endpoints } from '@irodori/contract/endpoints'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import type { ChangeDeps } from '../order/changeOrder.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { readSurvey, saveSurvey, updateNumberOfChildren } from './survey.ts'
import { updatePeople } from './updatePeople.ts'

/** The orderer, the receiver and the survey of children. */
export function personRoutes(register: Register, deps: ChangeDeps): void {
  register.forSession(endpoints.updateOrdererAndReceiver, ({ params, body, caller }) =>
    updatePeople(deps, caller, params.orderNumber, body),
  )
  register.forSession(endpoints.updateOrderer, ({ params, body, caller }) =>
    updatePeople(deps, caller, params.orderNumber, { orderer: body }),
  )
  register.forSession(endpoints.updateReceiver, ({ params, body, caller }) =>
    updatePeople(deps, caller, params.orderNumber, { receiver: body }),
  )
  register.forSession(endpoints.updateNumberOfChildren, ({ params, body, caller }) =>
    updateNumberOfChildren(deps, caller, params.orderNumber, body.numberOfChildren),
  )
  register.forSession(endpoints.readChildrenSurvey, async ({ params, caller }) => {
    const order = await ownOrder(deps.database, caller, params.orderNumber)
    return order.ok ? answer(await readSurvey(deps.database, order.value.order_number)) : order
  })
  for (const endpoint of [endpoints.createChildrenSurvey, endpoints.updateChildrenSurvey]) {
    register.forSession(endpoint, ({ body, caller }) => saveSurvey(deps, caller, body))
  }
}

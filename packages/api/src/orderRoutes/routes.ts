import type { AnswerOf } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { OrderStatus } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import { readSnapshot } from '../database/readSnapshot.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { refuseClosed } from '../order/changeOrder.ts'
import { ownOrder, ownOrders } from '../order/ownOrder.ts'
import { presentOrder, presentOrders } from '../orderView/presentOrder.ts'
import type { PrintableDeps } from '../printability/checkOrderPrintable.ts'
import { checkOrderPrintable } from '../printability/checkOrderPrintable.ts'
import { createOrder } from './createOrder.ts'
import { updateProcessMethod } from './updateProcessMethod.ts'
import type { ProofDeps } from './verifyOrder.ts'
import { verifyOrder } from './verifyOrder.ts'

interface Deps extends ProofDeps, PrintableDeps {}

export function orderRoutes(register: Register, deps: Deps): void {
  const { database } = deps

  register.forAnyone(endpoints.verifyOrder, ({ body, caller, client }) => verifyOrder(deps, caller, body, client))

  register.forAnyone(endpoints.createOrder, ({ params, body, caller, client, language }) =>
    createOrder(deps, caller, { orderNumber: params.orderNumber, phoneNumber: body.phoneNumber }, client, language),
  )

  // An order and its designs are of one moment: its version stands for the designs that are shown with it.
  register.forSession(endpoints.listOrders, ({ caller, language }) =>
    readSnapshot(database, async (snapshot) =>
      answer(await presentOrders(snapshot, await ownOrders(snapshot, caller), deps.now(), language)),
    ),
  )

  register.forSession(endpoints.readOrder, ({ params, caller, language }) =>
    readSnapshot(database, async (snapshot) => {
      const order = await ownOrder(snapshot, caller, params.orderNumber)
      return order.ok ? answer(await presentOrder(snapshot, order.value, deps.now(), language)) : order
    }),
  )

  register.forSession(endpoints.readOrderStatus, async ({ query, caller }) => {
    const orderResult = await ownOrder(database, caller, query.order)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const { order_number: orderNumber, status, updated_at: updatedAt } = order
    return answer({ orderNumber, status, updatedAt: updatedAt.toISOString() })
  })

  register.forSession(endpoints.verifyForImages, async ({ params, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    if (!order.ok) return order
    const unprintable = mayChange(order.value.status) ? await checkOrderPrintable(deps, params.orderNumber) : null
    return unprintable ?? answer({ code: imageVerdict(order.value.status) })
  })

  register.forSession(endpoints.updateProcessMethod, ({ params, body, caller }) =>
    updateProcessMethod(deps, caller, params.orderNumber, body),
  )
}

/** Pictures may be requested while the order can be changed. */
function imageVerdict(status: OrderStatus): AnswerOf<typeof endpoints.verifyForImages>['code'] {
  if (mayChange(status)) return 'ORDER_IS_VALID'
  return refuseClosed(status).error.code === 'ORDER_IS_CANCELLED' ? 'ORDER_IS_CANCELLED' : 'ORDER_IS_PRODUCED'
}

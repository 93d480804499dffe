import { DAY_MS } from '@irodori/contract/durations'
import { endpoints } from '@irodori/contract/endpoints'
import { plansOfCategories } from '../catalogue/plansOfCategories.ts'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { translated } from '../translation/translations.ts'
import { savePackages } from './savePackages.ts'
import type { ShippingDeps } from './shippingDates.ts'
import { shippingDate, startShippingDate } from './shippingDates.ts'
import { readInstant } from './shippingTime.ts'
import { verifyForPackage } from './verifyForPackage.ts'

const MAX_CATEGORIES = 100
/** The furthest start of production that a query may name, in milliseconds from now. */
const FURTHEST_MS = 366 * DAY_MS

/** Wrapping and delivery. */
export function packageRoutes(register: Register, deps: ShippingDeps): void {
  const { database } = deps

  register.forAnyone(endpoints.listPackagePlans, async ({ query, language }) => {
    const ids = query.category.split(',').map((id) => id.trim())
    const plans = await plansOfCategories(database, ids.slice(0, MAX_CATEGORIES))
    return answer(await translated(database, language, 'packagePlans', plans))
  })

  register.forSession(endpoints.savePackages, ({ body, caller, language }) =>
    savePackages(deps, caller, body, language),
  )

  register.forSession(endpoints.verifyForPackage, async ({ params, caller }) => {
    const order = await ownOrder(database, caller, params.orderNumber)
    return order.ok ? verifyForPackage(database, order.value, deps.now()) : order
  })

  register.forSession(endpoints.readStartShippingDate, async ({ query, caller }) => {
    const orderResult = await ownOrder(database, caller, query.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const from = query.startCreatingDate ? readInstant(query.startCreatingDate) : deps.now()
    if (from === null || from.getTime() > deps.now().getTime() + FURTHEST_MS) {
      return fail(400, 'REQUEST_INVALID', { error: { startCreatingDate: ['no day within a year'] } })
    }
    const { packageId, creatingTime } = query
    return startShippingDate(deps, order, { packageId, creatingTime }, from)
  })

  register.forSession(endpoints.readShippingDate, async ({ query, caller }) => {
    const orderResult = await ownOrder(database, caller, query.orderNumber)
    if (!orderResult.ok) return orderResult
    const { packageId, maxCreatingTime: creatingTime, deliveryDate } = query
    return shippingDate(deps, orderResult.value, { packageId, creatingTime }, deliveryDate)
  })
}

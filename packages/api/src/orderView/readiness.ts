import { productionViolations } from '@irodori/rules/productionViolations'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { ApiFailure } from '../http/apiError.ts'
import { failureOfViolation } from './failureOfViolation.ts'
import { readProductionFacts } from './productionFacts.ts'

/**
 * Checks that an order has all that its production needs: products, designs, wrapping, options, delivery dates; for the
 * messaging app only its designs, for a digital message all but the date. The status is not checked here. A caller that
 * then changes the order has locked it and passes its transaction.
 * @returns the failure for the most basic violation; null where the order is ready
 */
export async function checkReadiness(database: Database, order: OrderRow, now: Date): Promise<ApiFailure | null> {
  const facts = await readProductionFacts(database, order, now)
  const [violation] = productionViolations(facts)
  return violation ? failureOfViolation(violation, facts.groups, now) : null
}

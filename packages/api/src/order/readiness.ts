import type { ProductionFault } from '@irodori/rules'
import { productionFaults } from '@irodori/rules'
import type { Database } from '../database/tables.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Refusal } from '../http/outcome.ts'
import { readProductionFacts } from './productionFacts.ts'
import { refusalOfFault } from './refusalOfFault.ts'

export type Readiness =
  | { readonly kind: 'READY' }
  /** All that is wrong, most basic first, and how a call answers the first. */
  | {
      readonly kind: 'NOT_READY'
      readonly faults: readonly [ProductionFault, ...ProductionFault[]]
      readonly refusal: Refusal
    }

/**
 * Whether all that an order needs to be made is there: products, designs, wrapping, options, delivery dates; for the
 * messaging app only its designs, for a digital message all but the date. The status is not looked at: it is for the
 * table of statuses to say. A caller that then changes the order has locked it before (`lockOrder`) and passes its `tx`.
 */
export async function checkReadiness(database: Database, order: OrderRow, now: Date): Promise<Readiness> {
  const facts = await readProductionFacts(database, order, now)
  const [first, ...others] = productionFaults(facts)
  if (!first) return { kind: 'READY' }
  return { kind: 'NOT_READY', faults: [first, ...others], refusal: refusalOfFault(first, facts.groups, now) }
}

import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { MissingPart, SampleText } from '@irodori/contract/entities/missingPart'
import type { PackageVerdict } from '@irodori/contract/entities/order'
import { judgeDesigns } from '@irodori/rules/missingDesigns'
import { isCancelled, mayChange } from '@irodori/rules/orderStatus'
import type { DesignViolation } from '@irodori/rules/productionViolations'
import { designViolations } from '@irodori/rules/productionViolations'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { refuseClosed } from '../order/changeOrder.ts'
import { readProductionFacts } from '../orderView/productionFacts.ts'

type Verdict = AnswerOf<typeof endpoints.verifyForPackage>

/** Null where this step does not check it: a page that cannot be printed stops production, not packaging. */
const VERDICTS: Readonly<Record<DesignViolation['reason'], PackageVerdict | null>> = {
  PRODUCT_NOT_FOUND: 'PRODUCT_IS_NOT_FOUND',
  PRODUCT_DELETED: 'PRODUCT_IS_DELETED',
  PRODUCT_NOT_PUBLIC: 'PRODUCT_IS_NOT_PUBLIC',
  PRODUCT_OUT_OF_STOCK: 'PRODUCT_IS_OUT_OF_STOCK',
  WRONG_PRODUCT: 'ORDER_HAS_WRONG_PRODUCT_DESIGN',
  DESIGNS_MISSING: 'ORDER_HAS_NOT_ENOUGH_DESIGNS',
  DESIGNS_SPARE: 'ORDER_HAS_SPARE_DESIGNS',
  DESIGN_NOT_COMPLETE: 'ORDER_HAS_NOT_ENOUGH_DESIGNS',
  DESIGN_NOT_PRINTABLE: null,
}

/**
 * Whether an order may go on to packaging or to its message. A piece whose design is incomplete counts as missing. An
 * order in production is refused.
 */
export async function verifyForPackage(database: Database, order: OrderRow, now: Date): Promise<Outcome<Verdict>> {
  if (isCancelled(order.status)) return verdict('ORDER_IS_CANCELLED')
  if (!mayChange(order.status)) return refuseClosed(order.status)
  const facts = await readProductionFacts(database, order, now)
  const faults = designViolations(facts)
  const valid = facts.hasLineProduct ? 'ORDER_IS_VALID_INTERACT_IM' : 'ORDER_IS_VALID'
  const [first = valid] = faults.flatMap(({ reason }) => VERDICTS[reason] ?? [])
  return verdict(first, faults, judgeDesigns(facts.products, facts.groups))
}

const NOTHING_JUDGED = { missingParts: [], sampleTexts: [] }

function verdict(
  code: PackageVerdict,
  faults: readonly DesignViolation[] = [],
  judged: { readonly missingParts: MissingPart[]; readonly sampleTexts: SampleText[] } = NOTHING_JUDGED,
): Outcome<Verdict> {
  const sum = (count: (fault: DesignViolation) => number) => faults.reduce((total, fault) => total + count(fault), 0)
  return answer({
    code,
    numberOfMissingDesigns: sum((fault) => {
      if (fault.reason === 'DESIGNS_MISSING') return fault.count
      return fault.reason === 'DESIGN_NOT_COMPLETE' ? fault.groupNumbers.length : 0
    }),
    numberOfSpareDesigns: sum((fault) => (fault.reason === 'DESIGNS_SPARE' ? fault.count : 0)),
    missingParts: judged.missingParts,
    sampleTexts: judged.sampleTexts,
  })
}

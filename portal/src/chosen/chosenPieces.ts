import type { Order } from '@irodori/contract/entities/order'
import { isInProduction, mayChange } from '@irodori/rules/orderStatus'
import { orderProgress } from '../piece/designGroups.ts'

/** The wrapping and the option that were chosen for a piece. */
export interface ChosenPiece {
  readonly groupNumber: number
  readonly productName: string
  /** The number of the piece among several of its product; null for a single piece. */
  readonly number: number | null
  /** NONE: the customer goes without; null: nothing was asked or the plan is no longer known. */
  readonly wrapping: { readonly name: string; readonly isFree: boolean } | 'NONE' | null
  readonly option: string | null
}

/** MYP-18: the pieces for which something was chosen. That a piece goes without wrapping is known after the start only. */
export function chosenPieces(order: Order): readonly ChosenPiece[] {
  if (order.hasLineProduct) return []
  const isStarted = !mayChange(order.status) && isInProduction(order.status)
  return orderProgress(order)
    .products.flatMap(({ product, groups }) =>
      groups.map(({ groupNumber, pages: [first] }, index): ChosenPiece => {
        const optionId = first?.productOptionId ?? null
        const wraps = first?.product?.packagePlanCatId ?? first?.product?.chargeablePackagePlanCatId ?? null
        const isWithout = isStarted && wraps !== null && first?.packagePlanId === null
        return {
          groupNumber,
          productName: product.name,
          number: groups.length > 1 ? index + 1 : null,
          wrapping: first?.packagePlan ?? (isWithout ? 'NONE' : null),
          option: product.options.find(({ identifier }) => identifier === optionId)?.name ?? null,
        }
      }),
    )
    .filter(({ wrapping, option }) => wrapping !== null || option !== null)
}

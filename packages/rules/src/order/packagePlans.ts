/** A design group as the package step sees it: one product of the order. */
export interface PackedGroup {
  readonly groupNumber: number
  readonly productId: string
  /** Empty or null: no plan chosen. */
  readonly packagePlanId: string | null
  readonly productOptionId: string | null
}

/** A plan of wrapping; plans belong to a category of plans. */
export interface PackagePlan {
  readonly id: string
  readonly isFree: boolean
  readonly packagePlanCatId: string
}

/** What was bought for a product, and from where its plans may come. */
export interface PackedProduct {
  readonly productId: string
  readonly name: string
  /** Pieces bought. */
  readonly unit: number
  /** How many of them were bought with a chargeable wrapping. */
  readonly chargeableUnit: number
  readonly packagePlanCatId: string | null
  readonly chargeablePackagePlanCatId: string | null
  readonly allowPackagePlanEmptyChoice: boolean
  /** Options of the product that can be chosen; empty where it has none. */
  readonly optionIdentifiers: readonly string[]
}

export type PackageFault =
  /** The plan was deleted, or is none of the product's. */
  | { readonly reason: 'PLAN_NOT_FOUND'; readonly groupNumbers: readonly number[] }
  | { readonly reason: 'PLAN_NOT_CHOSEN'; readonly groupNumbers: readonly number[] }
  | { readonly reason: 'OPTION_NOT_CHOSEN'; readonly groupNumbers: readonly number[] }
  /** The numbers are those that the product must have. */
  | {
      readonly reason: 'QUANTITY_OF_PACKAGE_PLAN'
      readonly productName: string
      readonly numberOfFreePackages: number
      readonly numberOfChargeablePackages: number
    }

export interface PlanCounts {
  readonly free: number
  readonly chargeable: number
  readonly none: number
}

/** PKG-1: how many groups have a free plan, a chargeable one, or none (a plan that is gone counts as none). */
export function countPlans(groups: readonly PackedGroup[], plans: readonly PackagePlan[]): PlanCounts {
  const chosen = groups.map(({ packagePlanId }) => plans.find(({ id }) => id === packagePlanId))
  const chargeable = chosen.filter((plan) => plan?.isFree === false).length
  const free = chosen.filter((plan) => plan?.isFree === true).length
  return { free, chargeable, none: groups.length - free - chargeable }
}

/**
 * PKG-2: the chargeable plans of a product are as many as were bought, and the free ones are for all the others; where the
 * product allows an empty choice, "none" counts as free.
 */
function quantityFault(
  product: PackedProduct,
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageFault[] {
  const { free, chargeable, none } = countPlans(groups, plans)
  const numberOfChargeablePackages = product.chargeableUnit
  const numberOfFreePackages = product.unit - product.chargeableUnit
  const countedAsFree = product.allowPackagePlanEmptyChoice ? free + none : free
  if (chargeable === numberOfChargeablePackages && countedAsFree === numberOfFreePackages) return []
  const { name: productName } = product
  return [{ reason: 'QUANTITY_OF_PACKAGE_PLAN', productName, numberOfFreePackages, numberOfChargeablePackages }]
}

const hasPlan = (group: PackedGroup): boolean => group.packagePlanId !== null && group.packagePlanId !== ''

function productFaults(
  product: PackedProduct,
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageFault[] {
  const own = plans.filter(({ isFree, packagePlanCatId }) =>
    isFree ? packagePlanCatId === product.packagePlanCatId : packagePlanCatId === product.chargeablePackagePlanCatId,
  )
  const groupsThat = (reason: 'PLAN_NOT_FOUND' | 'PLAN_NOT_CHOSEN' | 'OPTION_NOT_CHOSEN', fails: typeof hasPlan) => {
    const groupNumbers = groups.filter(fails).map(({ groupNumber }) => groupNumber)
    return groupNumbers.length > 0 ? [{ reason, groupNumbers }] : []
  }
  return [
    ...groupsThat('PLAN_NOT_FOUND', (group) => hasPlan(group) && own.every(({ id }) => id !== group.packagePlanId)),
    ...groupsThat('PLAN_NOT_CHOSEN', (group) => !hasPlan(group) && !product.allowPackagePlanEmptyChoice),
    ...groupsThat(
      'OPTION_NOT_CHOSEN',
      ({ productOptionId }) =>
        product.optionIdentifiers.length > 0 &&
        (productOptionId === null || !product.optionIdentifiers.includes(productOptionId)),
    ),
    ...quantityFault(product, groups, own),
  ]
}

/** PKG-3: all that keeps an order from going on with its plans, product by product; empty is good. */
export const packageFaults = (
  products: readonly PackedProduct[],
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageFault[] =>
  products.flatMap((product) =>
    productFaults(
      product,
      groups.filter(({ productId }) => productId === product.productId),
      plans,
    ),
  )

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

const hasChargeablePlans = (product: PackedProduct): boolean => product.chargeablePackagePlanCatId !== null

/** PKG-4: a product without a category of free plans goes without one, for there is nothing to choose. */
const mayGoWithoutPlan = (product: PackedProduct): boolean =>
  product.allowPackagePlanEmptyChoice || product.packagePlanCatId === null

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
  const numberOfChargeablePackages = hasChargeablePlans(product) ? product.chargeableUnit : 0
  const numberOfFreePackages = product.unit - numberOfChargeablePackages
  const countedAsFree = mayGoWithoutPlan(product) ? free + none : free
  if (chargeable === numberOfChargeablePackages && countedAsFree === numberOfFreePackages) return []
  const { name: productName } = product
  return [{ reason: 'QUANTITY_OF_PACKAGE_PLAN', productName, numberOfFreePackages, numberOfChargeablePackages }]
}

const hasPlan = (group: PackedGroup): boolean => group.packagePlanId !== null && group.packagePlanId !== ''

const plansOf = (product: PackedProduct, plans: readonly PackagePlan[]): PackagePlan[] =>
  plans.filter(({ isFree, packagePlanCatId }) =>
    isFree ? packagePlanCatId === product.packagePlanCatId : packagePlanCatId === product.chargeablePackagePlanCatId,
  )

function groupsThat(
  reason: 'PLAN_NOT_FOUND' | 'PLAN_NOT_CHOSEN' | 'OPTION_NOT_CHOSEN',
  groups: readonly PackedGroup[],
  fails: (group: PackedGroup) => boolean,
): PackageFault[] {
  const groupNumbers = groups.filter(fails).map(({ groupNumber }) => groupNumber)
  return groupNumbers.length > 0 ? [{ reason, groupNumbers }] : []
}

/** @param offered plans that the product may have */
const planFaults = (groups: readonly PackedGroup[], offered: readonly PackagePlan[]): PackageFault[] =>
  groupsThat(
    'PLAN_NOT_FOUND',
    groups,
    (group) => hasPlan(group) && offered.every(({ id }) => id !== group.packagePlanId),
  )

const optionFaults = ({ optionIdentifiers }: PackedProduct, groups: readonly PackedGroup[]): PackageFault[] =>
  groupsThat(
    'OPTION_NOT_CHOSEN',
    groups,
    ({ productOptionId }) =>
      optionIdentifiers.length > 0 && (productOptionId === null || !optionIdentifiers.includes(productOptionId)),
  )

function productFaults(
  product: PackedProduct,
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageFault[] {
  const offered = plansOf(product, plans)
  return [
    ...planFaults(groups, offered),
    ...groupsThat('PLAN_NOT_CHOSEN', groups, (group) => !hasPlan(group) && !mayGoWithoutPlan(product)),
    ...optionFaults(product, groups),
    ...quantityFault(product, groups, offered),
  ]
}

/**
 * PKG-5: what is wrong with choices however they go on: plans that are none of the product's, options that it does not
 * have, and more plans of a kind than were bought. What is still to be chosen is no fault yet.
 */
export const choiceFaults = (
  products: readonly PackedProduct[],
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageFault[] =>
  products.flatMap((product) => {
    const own = groups.filter(({ productId }) => productId === product.productId)
    const chosen = own.filter(({ productOptionId }) => productOptionId !== null && productOptionId !== '')
    const offered = plansOf(product, plans)
    const quantity = quantityFault(product, own, offered).filter((fault) => {
      const { free, chargeable } = countPlans(own, offered)
      return (
        fault.reason === 'QUANTITY_OF_PACKAGE_PLAN' &&
        (free > fault.numberOfFreePackages || chargeable > fault.numberOfChargeablePackages)
      )
    })
    return [...planFaults(own, offered), ...optionFaults(product, chosen), ...quantity]
  })

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

/** A design group in the package step: one piece of the order. */
export interface PackedGroup {
  readonly groupNumber: number
  readonly productId: string
  /** Empty or null if no plan is chosen. */
  readonly packagePlanId: string | null
  readonly productOptionId: string | null
}

/** A way of wrapping. Each plan belongs to a category of plans. */
export interface PackagePlan {
  readonly id: string
  readonly isFree: boolean
  readonly packagePlanCatId: string
}

/** A product of the order, with the categories of its plans. */
export interface PackedProduct {
  readonly productId: string
  readonly name: string
  /** Pieces bought. */
  readonly unit: number
  /** Pieces bought with a chargeable wrapping. */
  readonly chargeableUnit: number
  readonly packagePlanCatId: string | null
  readonly chargeablePackagePlanCatId: string | null
  readonly allowPackagePlanEmptyChoice: boolean
  /** Options of the product; empty if it has none. */
  readonly optionIdentifiers: readonly string[]
}

export type PackageViolation =
  /** The plan was deleted, or belongs to other products. */
  | { readonly reason: 'PLAN_NOT_FOUND'; readonly groupNumbers: readonly number[] }
  | { readonly reason: 'PLAN_NOT_CHOSEN'; readonly groupNumbers: readonly number[] }
  | { readonly reason: 'OPTION_NOT_CHOSEN'; readonly groupNumbers: readonly number[] }
  /** The numbers are the required ones. */
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

/** PKG-1: how many groups have a free plan, a chargeable plan, or none; a deleted plan counts as none. */
export function countPlans(groups: readonly PackedGroup[], plans: readonly PackagePlan[]): PlanCounts {
  const chosen = groups.map(({ packagePlanId }) => plans.find(({ id }) => id === packagePlanId))
  const chargeable = chosen.filter((plan) => plan?.isFree === false).length
  const free = chosen.filter((plan) => plan?.isFree === true).length
  return { free, chargeable, none: groups.length - free - chargeable }
}

const hasChargeablePlans = (product: PackedProduct): boolean => product.chargeablePackagePlanCatId !== null

/** PKG-4: a product without a category of free plans needs no free plan, because there is none to choose. */
const mayGoWithoutPlan = (product: PackedProduct): boolean =>
  product.allowPackagePlanEmptyChoice || product.packagePlanCatId === null

/**
 * PKG-2: a product has as many chargeable plans as were bought, and a free plan for each other piece. If the product allows
 * an empty choice, no plan counts as a free one.
 */
function quantityViolations(
  product: PackedProduct,
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageViolation[] {
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
): PackageViolation[] {
  const groupNumbers = groups.filter(fails).map(({ groupNumber }) => groupNumber)
  return groupNumbers.length > 0 ? [{ reason, groupNumbers }] : []
}

/** @param offered plans of the product's categories */
const planViolations = (groups: readonly PackedGroup[], offered: readonly PackagePlan[]): PackageViolation[] =>
  groupsThat(
    'PLAN_NOT_FOUND',
    groups,
    (group) => hasPlan(group) && offered.every(({ id }) => id !== group.packagePlanId),
  )

const optionViolations = ({ optionIdentifiers }: PackedProduct, groups: readonly PackedGroup[]): PackageViolation[] =>
  groupsThat(
    'OPTION_NOT_CHOSEN',
    groups,
    ({ productOptionId }) =>
      optionIdentifiers.length > 0 && (productOptionId === null || !optionIdentifiers.includes(productOptionId)),
  )

function productViolations(
  product: PackedProduct,
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageViolation[] {
  const offered = plansOf(product, plans)
  return [
    ...planViolations(groups, offered),
    ...groupsThat('PLAN_NOT_CHOSEN', groups, (group) => !hasPlan(group) && !mayGoWithoutPlan(product)),
    ...optionViolations(product, groups),
    ...quantityViolations(product, groups, offered),
  ]
}

/**
 * PKG-5: violations that no further choice can mend: plans of other products, unknown options, and more plans of a kind
 * than were bought. A choice that is still missing is not a violation here.
 */
export const choiceViolations = (
  products: readonly PackedProduct[],
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageViolation[] =>
  products.flatMap((product) => {
    const own = groups.filter(({ productId }) => productId === product.productId)
    const chosen = own.filter(({ productOptionId }) => productOptionId !== null && productOptionId !== '')
    const offered = plansOf(product, plans)
    const quantity = quantityViolations(product, own, offered).filter((violation) => {
      const { free, chargeable } = countPlans(own, offered)
      return (
        violation.reason === 'QUANTITY_OF_PACKAGE_PLAN' &&
        (free > violation.numberOfFreePackages || chargeable > violation.numberOfChargeablePackages)
      )
    })
    return [...planViolations(own, offered), ...optionViolations(product, chosen), ...quantity]
  })

/** PKG-3: all violations of the chosen plans and options, product by product. The order can proceed if the list is empty. */
export const packageViolations = (
  products: readonly PackedProduct[],
  groups: readonly PackedGroup[],
  plans: readonly PackagePlan[],
): PackageViolation[] =>
  products.flatMap((product) =>
    productViolations(
      product,
      groups.filter(({ productId }) => productId === product.productId),
      plans,
    ),
  )

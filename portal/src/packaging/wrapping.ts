import type { DesignGroup, Order, PackagePlan } from '@irodori/contract'
import {
  countPlans,
  isOutOfStock,
  type PackageViolation,
  type PackedGroup,
  type PackedProduct,
  packageViolations,
} from '@irodori/rules'

/** What is chosen for a piece: '' is no wrapping, null not chosen yet. */
export interface PieceChoice {
  readonly packagePlanId: string | null
  readonly productOptionId: string | null
}

export type Choices = ReadonlyMap<number, PieceChoice>

/** A product with its pieces, as the wrapping is chosen for it. */
export interface WrappedProduct extends PackedProduct {
  readonly groups: readonly DesignGroup[]
}

type Wrapped = Pick<Order, 'products' | 'designGroups' | 'designs'>

/** The products that are designed; what a product may be wrapped in is told by its designs. */
export const wrappedProducts = (order: Wrapped): readonly WrappedProduct[] =>
  order.products
    .filter(({ productType }) => productType !== 'NO_DESIGN')
    .map(({ productId, name, unit, chargeableUnit, options }) => {
      const design = order.designs.find((one) => one.productId === productId && one.product !== null)
      return {
        productId,
        name,
        unit,
        chargeableUnit,
        packagePlanCatId: design?.product?.packagePlanCatId ?? null,
        chargeablePackagePlanCatId: design?.product?.chargeablePackagePlanCatId ?? null,
        allowPackagePlanEmptyChoice: design?.product?.allowPackagePlanEmptyChoice ?? false,
        optionIdentifiers: options.map(({ identifier }) => identifier),
        groups: order.designGroups.filter((group) => group.productId === productId),
      }
    })

/** The categories of plans to ask for, '' where there are none. */
export const planCategories = (products: readonly WrappedProduct[]): string =>
  [
    ...new Set(
      products.flatMap(({ packagePlanCatId, chargeablePackagePlanCatId, chargeableUnit }) => [
        packagePlanCatId,
        chargeableUnit > 0 ? chargeablePackagePlanCatId : null,
      ]),
    ),
  ]
    .filter((id) => id !== null)
    .join(',')

/** PCK-2: the plans of a product: free ones, and chargeable ones where such were bought. */
export const plansFor = (product: PackedProduct, plans: readonly PackagePlan[]): readonly PackagePlan[] =>
  plans.filter(({ isFree, packagePlanCatId }) =>
    isFree
      ? packagePlanCatId === product.packagePlanCatId
      : product.chargeableUnit > 0 && packagePlanCatId === product.chargeablePackagePlanCatId,
  )

/** What is saved already, and where there is only one way, that way. */
export function firstChoices(products: readonly WrappedProduct[], plans: readonly PackagePlan[]): Choices {
  const entries = products.flatMap((product) => {
    const [only, ...others] = plansFor(product, plans)
    const sole = others.length === 0 && !product.allowPackagePlanEmptyChoice ? only?.id : undefined
    return product.groups.map((group): [number, PieceChoice] => {
      const isOffered = plansFor(product, plans).some(({ id }) => id === group.packagePlanId)
      return [
        group.groupNumber,
        {
          packagePlanId: isOffered ? group.packagePlanId : (sole ?? null),
          productOptionId: group.productOptionId,
        },
      ]
    })
  })
  return new Map(entries)
}

const packed = (product: WrappedProduct, choices: Choices): readonly PackedGroup[] =>
  product.groups.map(({ groupNumber, productId }) => {
    const choice = choices.get(groupNumber)
    return {
      groupNumber,
      productId,
      packagePlanId: choice?.packagePlanId || null,
      productOptionId: choice?.productOptionId ?? null,
    }
  })

export interface LiveCounts {
  readonly free: number
  readonly freeWanted: number
  readonly chargeable: number
  readonly chargeableWanted: number
}

/** PCK-3: how many free and chargeable plans are chosen, beside how many were bought; none counts as free. */
export function liveCounts(product: WrappedProduct, choices: Choices, plans: readonly PackagePlan[]): LiveCounts {
  const { free, chargeable } = countPlans(packed(product, choices), plansFor(product, plans))
  const without = product.groups.filter(({ groupNumber }) => choices.get(groupNumber)?.packagePlanId === '').length
  const chargeableWanted = product.chargeablePackagePlanCatId === null ? 0 : product.chargeableUnit
  return { free: free + without, freeWanted: product.unit - chargeableWanted, chargeable, chargeableWanted }
}

/** Whether there is anything to choose. */
export const hasPlans = (product: WrappedProduct, plans: readonly PackagePlan[]): boolean =>
  plansFor(product, plans).length > 0

export type WrappingProblem =
  | PackageViolation
  | { readonly reason: 'OPTION_OUT_OF_STOCK'; readonly groupNumbers: readonly number[] }

/** PCK-4, PCK-5: all that keeps the wrapping from being finished; a piece that may go without must say so. */
export function wrappingProblems(
  order: Wrapped,
  choices: Choices,
  plans: readonly PackagePlan[],
): readonly WrappingProblem[] {
  return wrappedProducts(order).flatMap((product) => {
    const open = product.groups
      .filter(
        ({ groupNumber }) => hasPlans(product, plans) && (choices.get(groupNumber)?.packagePlanId ?? null) === null,
      )
      .map(({ groupNumber }) => groupNumber)
    const short = product.groups
      .filter(({ groupNumber, productOptions }) => {
        const chosen = choices.get(groupNumber)?.productOptionId
        const option = productOptions.find(({ identifier }) => identifier === chosen)
        return option !== undefined && isOutOfStock(option.inStock)
      })
      .map(({ groupNumber }) => groupNumber)
    const faults = packageViolations([product], packed(product, choices), plans)
    const isOpenTold = faults.some(({ reason }) => reason === 'PLAN_NOT_CHOSEN')
    return [
      ...(open.length > 0 && !isOpenTold ? [{ reason: 'PLAN_NOT_CHOSEN' as const, groupNumbers: open }] : []),
      // Numbers are of use once each piece has its choice.
      ...faults.filter(({ reason }) => reason !== 'QUANTITY_OF_PACKAGE_PLAN' || open.length === 0),
      ...(short.length > 0 ? [{ reason: 'OPTION_OUT_OF_STOCK' as const, groupNumbers: short }] : []),
    ]
  })
}

import type { DesignGroup, Order } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { isOutOfStock } from '@irodori/rules/lowStock'
import type { PackageViolation, PackedGroup, PackedProduct } from '@irodori/rules/packagePlans'
import { countPlans, packageViolations } from '@irodori/rules/packagePlans'

/** The choice for a piece. The plan '' means no wrapping; null means not chosen yet. */
export interface PieceChoice {
  readonly packagePlanId: string | null
  readonly productOptionId: string | null
}

export type Choices = ReadonlyMap<number, PieceChoice>

/** A product with the pieces that are wrapped. */
export interface WrappedProduct extends PackedProduct {
  readonly groups: readonly DesignGroup[]
}

type Wrapped = Pick<Order, 'products' | 'designGroups' | 'designs'>

/** The products that have designs. The categories of their plans are read from the designs. */
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

/** The categories of plans to request, separated by commas; '' where there are none. */
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

/** PCK-2: the plans of a product: the free ones, and the chargeable ones if the customer bought any. */
export const plansFor = (product: PackedProduct, plans: readonly PackagePlan[]): readonly PackagePlan[] =>
  plans.filter(({ isFree, packagePlanCatId }) =>
    isFree
      ? packagePlanCatId === product.packagePlanCatId
      : product.chargeableUnit > 0 && packagePlanCatId === product.chargeablePackagePlanCatId,
  )

/** PCK-2: the saved choices; where a product has only one possible plan, that plan. */
export function initialChoices(products: readonly WrappedProduct[], plans: readonly PackagePlan[]): Choices {
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

export interface PlanCounts {
  readonly free: number
  readonly freeBought: number
  readonly chargeable: number
  readonly chargeableBought: number
}

/** PCK-3: how many free and chargeable plans are chosen and how many were bought; no wrapping counts as free. */
export function planCounts(product: WrappedProduct, choices: Choices, plans: readonly PackagePlan[]): PlanCounts {
  const { free, chargeable } = countPlans(packed(product, choices), plansFor(product, plans))
  const without = product.groups.filter(({ groupNumber }) => choices.get(groupNumber)?.packagePlanId === '').length
  const chargeableBought = product.chargeablePackagePlanCatId === null ? 0 : product.chargeableUnit
  return { free: free + without, freeBought: product.unit - chargeableBought, chargeable, chargeableBought }
}

/** Whether the product offers a choice of plans. */
export const hasPlans = (product: WrappedProduct, plans: readonly PackagePlan[]): boolean =>
  plansFor(product, plans).length > 0

export type WrappingProblem =
  | PackageViolation
  | { readonly reason: 'OPTION_OUT_OF_STOCK'; readonly groupNumbers: readonly number[] }

/** PCK-4, PCK-5: everything that is still wrong with the choices; going without wrapping must be chosen explicitly. */
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
    const violations = packageViolations([product], packed(product, choices), plans)
    const isOpenReported = violations.some(({ reason }) => reason === 'PLAN_NOT_CHOSEN')
    return [
      ...(open.length > 0 && !isOpenReported ? [{ reason: 'PLAN_NOT_CHOSEN' as const, groupNumbers: open }] : []),
      // Wrong quantities are reported only once each piece has its choice.
      ...violations.filter(({ reason }) => reason !== 'QUANTITY_OF_PACKAGE_PLAN' || open.length === 0),
      ...(short.length > 0 ? [{ reason: 'OPTION_OUT_OF_STOCK' as const, groupNumbers: short }] : []),
    ]
  })
}

import type { PrintCheck } from '@irodori/contract/entities/design'
import type { MissingPart } from '@irodori/contract/entities/missingPart'
import type { OrderProduct } from '@irodori/contract/entities/order'
import type { Day } from '../calendar/tokyoDay.ts'
import { isChoiceOutOfStock, isSoldOut } from '../catalogue/lowStock.ts'
import type { DeliveryQuestion, DeliveryViolation } from '../delivery/deliveryDate.ts'
import { checkDeliveryDate } from '../delivery/deliveryDate.ts'
import type { JudgedDesign, JudgedGroup } from '../design/missingDesigns.ts'
import { concernsDesign, judgeDesigns } from '../design/missingDesigns.ts'
import type { PackagePlan, PackageViolation, PackedProduct } from './packagePlans.ts'
import { packageViolations } from './packagePlans.ts'

/** A line of the order, with the current data of its product. */
export interface BoughtProduct
  extends Omit<PackedProduct, 'optionIdentifiers'>,
    Pick<
      OrderProduct,
      'productType' | 'isDeleted' | 'isPublic' | 'quantityInStock' | 'options' | 'numberOfSides' | 'totalPage'
    > {}

/** The designs of one piece. */
export interface DesignedGroup extends JudgedGroup {
  readonly packagePlanId: string | null
  readonly productOptionId: string | null
  readonly designs: readonly (JudgedDesign & { readonly printCheck: PrintCheck })[]
}

/** A parcel with the delivery day that the customer wants; null leaves the day to the shop. */
export interface WantedParcel {
  readonly packageId: string
  readonly deliveryDay: Day | null
  /** Whether a day can be chosen for its goods. */
  readonly isDayEnabled: boolean
  readonly question: DeliveryQuestion
}

export interface ProductionFacts {
  /** Products of the order that are no longer in the catalogue. */
  readonly unknownProductIds: readonly string[]
  readonly products: readonly BoughtProduct[]
  readonly groups: readonly DesignedGroup[]
  readonly plans: readonly PackagePlan[]
  readonly parcels: readonly WantedParcel[]
  /** Designs of the messaging app are downloaded: nothing is wrapped or shipped. */
  readonly hasLineProduct: boolean
  /** For a digital message the recipient chooses the delivery day. */
  readonly processMethod: 'normal' | 'digital_message'
  /** The pieces of the order are reserved, so the remaining stock does not matter. */
  readonly hasReservedStock: boolean
}

/** Why an order cannot proceed from its designs to its packaging. */
export type DesignViolation =
  | {
      readonly reason: 'PRODUCT_NOT_FOUND' | 'PRODUCT_DELETED' | 'PRODUCT_NOT_PUBLIC' | 'PRODUCT_OUT_OF_STOCK'
      readonly productIds: readonly string[]
    }
  | { readonly reason: 'WRONG_PRODUCT'; readonly designIds: readonly string[] }
  | { readonly reason: 'DESIGNS_MISSING' | 'DESIGNS_SPARE'; readonly count: number }
  | (AboutDesigns & { readonly reason: 'DESIGN_NOT_COMPLETE'; readonly missingParts: readonly MissingPart[] })
  /** The print differs from the approved picture, or cannot be rendered. */
  | (AboutDesigns & { readonly reason: 'DESIGN_NOT_PRINTABLE' })

interface AboutDesigns {
  readonly designIds: readonly string[]
  readonly groupNumbers: readonly number[]
}

/** Why an order cannot proceed from its packaging to production. */
export type PackagingViolation =
  | PackageViolation
  | { readonly reason: 'OPTION_OUT_OF_STOCK'; readonly groupNumbers: readonly number[] }
  | {
      readonly reason: 'DELIVERY_DATE'
      readonly packageId: string
      readonly shipDate: Day
      /** Null if no day can be chosen for the goods. */
      readonly violation: DeliveryViolation | null
    }

export type ProductionViolation = DesignViolation | PackagingViolation

/** PRD-1: all violations before packaging: first those of the products, then those of the designs. */
export function designViolations(facts: ProductionFacts): DesignViolation[] {
  const bought = new Set(facts.products.map(({ productId }) => productId))
  const wrong = facts.groups.filter(({ productId }) => !bought.has(productId))
  const right = facts.groups.filter(({ productId }) => bought.has(productId))
  const { remainingNumber, overNumber, missingParts } = judgeDesigns(facts.products, right)
  return [
    ...aboutProducts('PRODUCT_NOT_FOUND', facts.unknownProductIds),
    ...aboutProducts('PRODUCT_DELETED', idsOf(facts.products, isDeleted)),
    ...aboutProducts('PRODUCT_NOT_PUBLIC', idsOf(facts.products, isHidden)),
    ...aboutProducts('PRODUCT_OUT_OF_STOCK', facts.hasReservedStock ? [] : idsOf(facts.products, isSoldOut)),
    ...(wrong.length > 0 ? [{ reason: 'WRONG_PRODUCT' as const, designIds: designIdsOf(wrong) }] : []),
    ...(remainingNumber > 0 ? [{ reason: 'DESIGNS_MISSING' as const, count: remainingNumber }] : []),
    ...(overNumber > 0 ? [{ reason: 'DESIGNS_SPARE' as const, count: overNumber }] : []),
    ...incompleteDesigns(right, missingParts),
    ...unprintableDesigns(right),
  ]
}

/**
 * PRD-2: all violations before production: those of PRD-1, then those of wrapping, options and delivery dates. An order of
 * the messaging app has none of these three, a digital message has no delivery date yet.
 */
export function productionViolations(facts: ProductionFacts): ProductionViolation[] {
  const violations = designViolations(facts)
  if (facts.hasLineProduct) return violations
  const dates = facts.processMethod === 'digital_message' ? [] : facts.parcels.flatMap(dateViolations)
  return [...violations, ...packagingViolations(facts), ...dates]
}

/** PRD-2: the violations of the day that was chosen for a parcel. */
export function dateViolations({ packageId, deliveryDay, isDayEnabled, question }: WantedParcel): PackagingViolation[] {
  if (deliveryDay === null) return []
  const checked = isDayEnabled ? checkDeliveryDate(deliveryDay, question) : null
  if (checked?.ok) return []
  return [{ reason: 'DELIVERY_DATE', packageId, shipDate: question.shipDate, violation: checked?.error ?? null }]
}

function packagingViolations({ products, groups, plans, hasReservedStock }: ProductionFacts): PackagingViolation[] {
  const packed = products
    .filter(({ productType }) => productType !== 'NO_DESIGN')
    .map((product) => ({ ...product, optionIdentifiers: product.options.map(({ identifier }) => identifier) }))
  const short = hasReservedStock ? [] : groups.filter((group) => isOptionOutOfStock(group, products))
  const groupNumbers = short.map(({ groupNumber }) => groupNumber)
  return [
    ...packageViolations(packed, groups, plans),
    ...(short.length > 0 ? [{ reason: 'OPTION_OUT_OF_STOCK' as const, groupNumbers }] : []),
  ]
}

/** PRD-3: whether a chosen option has too little stock. A removed option is reported as not chosen instead. */
export function isOptionOutOfStock(
  { productId, productOptionId }: Pick<DesignedGroup, 'productId' | 'productOptionId'>,
  products: readonly Pick<BoughtProduct, 'productId' | 'quantityInStock' | 'options'>[],
): boolean {
  const product = products.find((one) => one.productId === productId)
  const isKnown = product?.options.some(({ identifier }) => identifier === productOptionId)
  return product !== undefined && isKnown === true && isChoiceOutOfStock(product, productOptionId)
}

const isDeleted = (product: BoughtProduct): boolean => product.isDeleted
const isHidden = (product: BoughtProduct): boolean => !product.isPublic && !product.isDeleted

const idsOf = (products: readonly BoughtProduct[], fails: (product: BoughtProduct) => boolean): string[] =>
  products.filter(fails).map(({ productId }) => productId)

const designIdsOf = (groups: readonly DesignedGroup[]): string[] =>
  groups.flatMap(({ designs }) => designs.map(({ id }) => id))

const aboutProducts = (
  reason: Extract<DesignViolation, { productIds: readonly string[] }>['reason'],
  productIds: readonly string[],
): DesignViolation[] => (productIds.length > 0 ? [{ reason, productIds }] : [])

function incompleteDesigns(groups: readonly DesignedGroup[], missing: readonly MissingPart[]): DesignViolation[] {
  const missingParts = missing.filter((part) => part.kind !== 'PIECE')
  const isIncomplete = (groupNumber: number, designId: string): boolean =>
    missingParts.some((part) => part.groupNumber === groupNumber && concernsDesign(part, designId))
  const about = aboutDesigns(groups, ({ id }, groupNumber) => isIncomplete(groupNumber, id))
  return missingParts.length > 0 ? [{ reason: 'DESIGN_NOT_COMPLETE', ...about, missingParts }] : []
}

function unprintableDesigns(groups: readonly DesignedGroup[]): DesignViolation[] {
  const about = aboutDesigns(groups, ({ printCheck }) => ['DIFFERENT', 'FAILED'].includes(printCheck))
  return about.designIds.length > 0 ? [{ reason: 'DESIGN_NOT_PRINTABLE', ...about }] : []
}

function aboutDesigns(
  groups: readonly DesignedGroup[],
  fails: (design: DesignedGroup['designs'][number], groupNumber: number) => boolean,
): AboutDesigns {
  const failing = groups
    .map((group) => ({ ...group, designs: group.designs.filter((design) => fails(design, group.groupNumber)) }))
    .filter(({ designs }) => designs.length > 0)
  return { designIds: designIdsOf(failing), groupNumbers: failing.map(({ groupNumber }) => groupNumber) }
}

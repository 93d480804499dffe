import type { OrderProduct, PrintCheck, StoredProduct } from '@irodori/contract'
import type { Day } from '../calendar/tokyoDay.ts'
import type { DeliveryAnswer, DeliveryQuestion } from '../delivery/deliveryDate.ts'
import { checkDeliveryDate } from '../delivery/deliveryDate.ts'
import { isChoiceOutOfStock, isSoldOut } from '../shelf/lowStock.ts'
import { designBalance } from './designBalance.ts'
import type { PackageFault, PackagePlan, PackedProduct } from './packagePlans.ts'
import { packageFaults } from './packagePlans.ts'

/** A line of the order, with what the shop knows of the product today. */
export interface BoughtProduct
  extends Omit<PackedProduct, 'optionIdentifiers'>,
    Pick<OrderProduct, 'productType' | 'isDeleted' | 'isPublic' | 'quantityInStock' | 'options' | 'numberOfSides'>,
    Pick<StoredProduct, 'seichoku'> {}

/** The pages of one piece. */
export interface DesignedGroup {
  readonly groupNumber: number
  readonly productId: string
  readonly packagePlanId: string | null
  readonly productOptionId: string | null
  readonly designs: readonly {
    readonly id: string
    readonly sideNumber: number
    readonly isNotComplete: boolean
    readonly printCheck: PrintCheck
  }[]
}

/** A parcel, with the day on which the customer wants it; null leaves the day to the shop. */
export interface WantedParcel {
  readonly packageId: string
  readonly deliveryDay: Day | null
  /** Whether a day may be chosen for its goods at all. */
  readonly isDayEnabled: boolean
  readonly question: DeliveryQuestion
}

export interface ProductionFacts {
  /** Lines whose product the shop does not know any more. */
  readonly unknownProductIds: readonly string[]
  readonly products: readonly BoughtProduct[]
  readonly groups: readonly DesignedGroup[]
  readonly plans: readonly PackagePlan[]
  readonly parcels: readonly WantedParcel[]
  /** Designs of the messaging app are downloaded: nothing is wrapped or sent. */
  readonly hasLineProduct: boolean
  /** The day of a digital message is chosen by who receives it. */
  readonly processMethod: 'normal' | 'digital_message'
  /** Its pieces are taken from the stock already, so the stock says nothing about it. */
  readonly hasTakenStock: boolean
}

/** What keeps the designs of an order from going on to the packaging. */
export type DesignFault =
  | {
      readonly reason: 'PRODUCT_NOT_FOUND' | 'PRODUCT_DELETED' | 'PRODUCT_NOT_PUBLIC' | 'PRODUCT_OUT_OF_STOCK'
      readonly productIds: readonly string[]
    }
  | { readonly reason: 'WRONG_PRODUCT'; readonly designIds: readonly string[] }
  | { readonly reason: 'DESIGNS_MISSING' | 'DESIGNS_SPARE'; readonly count: number }
  | {
      /** NOT_PRINTABLE: what would be printed is not what was approved, or cannot be rendered. */
      readonly reason: 'DESIGN_NOT_COMPLETE' | 'DESIGN_NOT_PRINTABLE'
      readonly designIds: readonly string[]
      readonly groupNumbers: readonly number[]
    }

/** What keeps the packaging of an order from going on to the production. */
export type PackagingFault =
  | PackageFault
  | { readonly reason: 'OPTION_OUT_OF_STOCK'; readonly groupNumbers: readonly number[] }
  | {
      readonly reason: 'DELIVERY_DATE'
      readonly packageId: string
      readonly shipDate: Day
      /** Null where no day may be chosen at all. */
      readonly answer: DeliveryAnswer | null
    }

export type ProductionFault = DesignFault | PackagingFault

/** PRD-1: what keeps an order from its packaging, most basic first: its products, then its designs. Empty is good. */
export function designFaults(facts: ProductionFacts): DesignFault[] {
  const bought = new Set(facts.products.map(({ productId }) => productId))
  const wrong = facts.groups.filter(({ productId }) => !bought.has(productId))
  const right = facts.groups.filter(({ productId }) => bought.has(productId))
  const { remainingNumber, overNumber } = designBalance(facts.products, right)
  return [
    ...aboutProducts('PRODUCT_NOT_FOUND', facts.unknownProductIds),
    ...aboutProducts('PRODUCT_DELETED', idsOf(facts.products, isDeleted)),
    ...aboutProducts('PRODUCT_NOT_PUBLIC', idsOf(facts.products, isHidden)),
    ...aboutProducts('PRODUCT_OUT_OF_STOCK', facts.hasTakenStock ? [] : idsOf(facts.products, isSoldOut)),
    ...(wrong.length > 0 ? [{ reason: 'WRONG_PRODUCT' as const, designIds: designIdsOf(wrong) }] : []),
    ...(remainingNumber > 0 ? [{ reason: 'DESIGNS_MISSING' as const, count: remainingNumber }] : []),
    ...(overNumber > 0 ? [{ reason: 'DESIGNS_SPARE' as const, count: overNumber }] : []),
    ...aboutDesigns('DESIGN_NOT_COMPLETE', right, (design, group) => {
      return design.isNotComplete || lacksSide(group, facts.products)
    }),
    ...aboutDesigns('DESIGN_NOT_PRINTABLE', right, ({ printCheck }) => ['DIFFERENT', 'FAILED'].includes(printCheck)),
  ]
}

/** PRD-4: a piece whose product has several sides, or is a set of several, is complete with a design for each of them. */
export function lacksSide(
  { productId, designs }: Pick<DesignedGroup, 'productId' | 'designs'>,
  products: readonly Pick<BoughtProduct, 'productId' | 'numberOfSides' | 'seichoku'>[],
): boolean {
  const product = products.find((one) => one.productId === productId)
  // The pages of a booklet are counted by COM-2.
  if (product === undefined || product.seichoku !== null) return false
  return new Set(designs.map(({ sideNumber }) => sideNumber)).size < product.numberOfSides
}

/**
 * PRD-2: all that keeps an order from being made: PRD-1, and then its wrapping, options and delivery dates, of which an
 * order of the messaging app has none and a digital message no date yet. Empty is good.
 */
export function productionFaults(facts: ProductionFacts): ProductionFault[] {
  const faults = designFaults(facts)
  if (facts.hasLineProduct) return faults
  const dates = facts.processMethod === 'digital_message' ? [] : facts.parcels.flatMap(dateFault)
  return [...faults, ...wrappingFaults(facts), ...dates]
}

/** PRD-2: what is wrong with a day that was chosen for a parcel. */
export function dateFault({ packageId, deliveryDay, isDayEnabled, question }: WantedParcel): PackagingFault[] {
  if (deliveryDay === null) return []
  const answer = isDayEnabled ? checkDeliveryDate(deliveryDay, question) : null
  return answer?.ok ? [] : [{ reason: 'DELIVERY_DATE', packageId, shipDate: question.shipDate, answer }]
}

function wrappingFaults({ products, groups, plans, hasTakenStock }: ProductionFacts): PackagingFault[] {
  const packed = products
    .filter(({ productType }) => productType !== 'NO_DESIGN')
    .map((product) => ({ ...product, optionIdentifiers: product.options.map(({ identifier }) => identifier) }))
  const short = hasTakenStock ? [] : groups.filter((group) => isOptionOutOfStock(group, products))
  const groupNumbers = short.map(({ groupNumber }) => groupNumber)
  return [
    ...packageFaults(packed, groups, plans),
    ...(short.length > 0 ? [{ reason: 'OPTION_OUT_OF_STOCK' as const, groupNumbers }] : []),
  ]
}

/** PRD-3: a chosen option of which too little is left; one that is gone is told as not chosen. */
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
  reason: Extract<DesignFault, { productIds: readonly string[] }>['reason'],
  productIds: readonly string[],
): DesignFault[] => (productIds.length > 0 ? [{ reason, productIds }] : [])

function aboutDesigns(
  reason: Extract<DesignFault, { groupNumbers: readonly number[] }>['reason'],
  groups: readonly DesignedGroup[],
  fails: (design: DesignedGroup['designs'][number], group: DesignedGroup) => boolean,
): DesignFault[] {
  const failing = groups
    .map((group) => ({ ...group, designs: group.designs.filter((design) => fails(design, group)) }))
    .filter(({ designs }) => designs.length > 0)
  const groupNumbers = failing.map(({ groupNumber }) => groupNumber)
  return failing.length > 0 ? [{ reason, designIds: designIdsOf(failing), groupNumbers }] : []
}

import { parsePostalCode } from '../person/postalCode.ts'
import type { DesignBalance } from './designBalance.ts'

/** The payment that leaves nothing to pay; its orders come without complete addresses. */
export const FULL_POINTS_PAYMENT = '全額ポイント利用'

/** A design as the review screen judges it. */
export interface ReviewedDesign {
  readonly id: string
  readonly isProductPublic: boolean
  readonly isComplete: boolean
}

export interface Review extends DesignBalance {
  readonly isLoadingDesigns: boolean
  readonly designs: readonly ReviewedDesign[]
  readonly payMethod: string
  /** Whether the forms of orderer and receiver are filled in properly. */
  readonly isAddressValid: boolean
}

/** Why the next button of the review screen is disabled. */
export type NextBlock =
  | { readonly reason: 'LOADING_DESIGNS' }
  | { readonly reason: 'DESIGNS_REMAINING'; readonly count: number }
  | { readonly reason: 'DESIGNS_OVER'; readonly count: number }
  | { readonly reason: 'PRODUCT_NOT_PUBLIC'; readonly designIds: readonly string[] }
  | { readonly reason: 'DESIGN_INCOMPLETE'; readonly designIds: readonly string[] }
  | { readonly reason: 'ADDRESS_INVALID' }

/** NXT-2: an invalid address holds an order up, unless points paid for all of it: then the address is left as it is. */
export const isAddressBlocking = ({
  payMethod,
  isAddressValid,
}: Pick<Review, 'payMethod' | 'isAddressValid'>): boolean => !isAddressValid && payMethod !== FULL_POINTS_PAYMENT

/**
 * NXT-1: all reasons against going on from the review screen, most basic first; empty enables the button. While the
 * designs are loading nothing else is said about them.
 */
export function nextBlocks(review: Review): NextBlock[] {
  const address: NextBlock[] = isAddressBlocking(review) ? [{ reason: 'ADDRESS_INVALID' }] : []
  if (review.isLoadingDesigns) return [{ reason: 'LOADING_DESIGNS' }, ...address]
  const blocks: NextBlock[] = []
  if (review.remainingNumber > 0) blocks.push({ reason: 'DESIGNS_REMAINING', count: review.remainingNumber })
  if (review.overNumber > 0) blocks.push({ reason: 'DESIGNS_OVER', count: review.overNumber })
  const idsOf = (fails: (design: ReviewedDesign) => boolean) => review.designs.filter(fails).map(({ id }) => id)
  const hidden = idsOf(({ isProductPublic }) => !isProductPublic)
  if (hidden.length > 0) blocks.push({ reason: 'PRODUCT_NOT_PUBLIC', designIds: hidden })
  const incomplete = idsOf(({ isComplete }) => !isComplete)
  if (incomplete.length > 0) blocks.push({ reason: 'DESIGN_INCOMPLETE', designIds: incomplete })
  return [...blocks, ...address]
}

export type NextStep = 'DOWNLOAD' | 'DIGITAL_MESSAGE' | 'DELIVERY_AND_WRAPPING'

/** NXT-3: where the button leads, which its label says: a product of the messaging app is downloaded before all else. */
export function nextStep(order: {
  readonly hasLineProduct: boolean
  readonly processMethod: 'normal' | 'digital_message'
}): NextStep {
  if (order.hasLineProduct) return 'DOWNLOAD'
  return order.processMethod === 'digital_message' ? 'DIGITAL_MESSAGE' : 'DELIVERY_AND_WRAPPING'
}

/** NXT-4: an order goes on only as it was shown: it was not changed since (both as stored, ISO date and time). */
export const isUnchanged = (shownUpdatedAt: string, storedUpdatedAt: string): boolean =>
  Date.parse(shownUpdatedAt) === Date.parse(storedUpdatedAt)

/** NXT-5: a digital message goes to someone else: one whose orderer and receiver share a postal code asks first. */
export const needsSameAddressCaution = (order: {
  readonly processMethod: 'normal' | 'digital_message'
  readonly ordererZipCode: string
  readonly receiverZipCode: string
}): boolean => {
  const code = parsePostalCode(order.ordererZipCode)
  return order.processMethod === 'digital_message' && code !== null && code === parsePostalCode(order.receiverZipCode)
}

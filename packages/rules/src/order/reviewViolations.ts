import type { MissingPart } from '@irodori/contract/entities/missingPart'
import type { DesignBalance } from '../design/designBalance.ts'
import { parsePostalCode } from '../person/postalCode.ts'

/** Payment of the whole price with points; such orders arrive without complete addresses. */
export const FULL_POINTS_PAYMENT = '全額ポイント利用'

/** A design as the review screen checks it. */
export interface ReviewedDesign {
  readonly id: string
  readonly isProductPublic: boolean
}

export interface Review extends DesignBalance {
  readonly isLoadingDesigns: boolean
  readonly designs: readonly ReviewedDesign[]
  readonly missingParts: readonly MissingPart[]
  readonly payMethod: string
  /** Whether the forms of orderer and receiver are valid. */
  readonly isAddressValid: boolean
}

/** Why the next button of the review screen is disabled. */
export type ReviewViolation =
  | { readonly reason: 'LOADING_DESIGNS' }
  | { readonly reason: 'DESIGNS_REMAINING'; readonly count: number }
  | { readonly reason: 'DESIGNS_OVER'; readonly count: number }
  | { readonly reason: 'PRODUCT_NOT_PUBLIC'; readonly designIds: readonly string[] }
  | { readonly reason: 'DESIGN_INCOMPLETE'; readonly missingParts: readonly MissingPart[] }
  | { readonly reason: 'ADDRESS_INVALID' }

/** NXT-2: an invalid address blocks an order, unless points paid for all of it: then the address is not changed. */
export const isAddressBlocking = ({
  payMethod,
  isAddressValid,
}: Pick<Review, 'payMethod' | 'isAddressValid'>): boolean => !isAddressValid && payMethod !== FULL_POINTS_PAYMENT

/**
 * NXT-1: all reasons that disable the next button of the review screen, the most basic first. While the designs are loading
 * no other reason about them is reported.
 */
export function reviewViolations(review: Review): ReviewViolation[] {
  const address: ReviewViolation[] = isAddressBlocking(review) ? [{ reason: 'ADDRESS_INVALID' }] : []
  if (review.isLoadingDesigns) return [{ reason: 'LOADING_DESIGNS' }, ...address]
  const violations: ReviewViolation[] = []
  if (review.remainingNumber > 0) violations.push({ reason: 'DESIGNS_REMAINING', count: review.remainingNumber })
  if (review.overNumber > 0) violations.push({ reason: 'DESIGNS_OVER', count: review.overNumber })
  const hidden = review.designs.filter(({ isProductPublic }) => !isProductPublic).map(({ id }) => id)
  if (hidden.length > 0) violations.push({ reason: 'PRODUCT_NOT_PUBLIC', designIds: hidden })
  const missingParts = review.missingParts.filter(({ kind }) => kind !== 'PIECE')
  if (missingParts.length > 0) violations.push({ reason: 'DESIGN_INCOMPLETE', missingParts })
  return [...violations, ...address]
}

export type NextStep = 'DOWNLOAD' | 'DIGITAL_MESSAGE' | 'DELIVERY_AND_WRAPPING'

/** NXT-3: the step after the review; an order with a product of the messaging app is always downloaded. */
export function nextStep(order: {
  readonly hasLineProduct: boolean
  readonly processMethod: 'normal' | 'digital_message'
}): NextStep {
  if (order.hasLineProduct) return 'DOWNLOAD'
  return order.processMethod === 'digital_message' ? 'DIGITAL_MESSAGE' : 'DELIVERY_AND_WRAPPING'
}

/** NXT-4: an order proceeds only if it has not changed since it was shown (both times as stored, ISO date and time). */
export const isUnchanged = (shownUpdatedAt: string, storedUpdatedAt: string): boolean =>
  Date.parse(shownUpdatedAt) === Date.parse(storedUpdatedAt)

/** NXT-5: a digital message is meant for another person, so equal postal codes of orderer and receiver need a caution. */
export const needsSameAddressCaution = (order: {
  readonly processMethod: 'normal' | 'digital_message'
  readonly ordererZipCode: string
  readonly receiverZipCode: string
}): boolean => {
  const code = parsePostalCode(order.ordererZipCode)
  return order.processMethod === 'digital_message' && code !== null && code === parsePostalCode(order.receiverZipCode)
}

import type { Order } from '@irodori/contract/entities/order'
import { mayChange } from '@irodori/rules/orderStatus'
import type { Review, ReviewViolation } from '@irodori/rules/reviewViolations'
import { reviewViolations } from '@irodori/rules/reviewViolations'

export type ReviewProblem = ReviewViolation | { readonly reason: 'SURVEY_INVALID' }

interface Forms {
  readonly isLoadingDesigns: boolean
  readonly isAddressValid: boolean
  readonly isSurveyValid: boolean
}

/** RVW-5: every reason that prevents the next step (NXT-1 to NXT-3), including an unfinished survey. */
export function reviewProblems(
  order: Pick<Order, 'designs' | 'missingParts' | 'remainingNumber' | 'overNumber' | 'payMethod'>,
  { isLoadingDesigns, isAddressValid, isSurveyValid }: Forms,
): readonly ReviewProblem[] {
  const review: Review = {
    isLoadingDesigns,
    designs: order.designs.map(({ id, product }) => ({
      id,
      isProductPublic: product?.isPublic ?? false,
    })),
    missingParts: order.missingParts,
    remainingNumber: order.remainingNumber,
    overNumber: order.overNumber,
    payMethod: order.payMethod,
    isAddressValid,
  }
  return [...reviewViolations(review), ...(isSurveyValid ? [] : [{ reason: 'SURVEY_INVALID' } as const])]
}

/** RVW-12: the groups of orders that are no longer open. */
type ClosedGroup = 'WAITING_CREATION' | 'CREATING' | 'COMMITTED' | 'OTHER'

export function closedGroup(status: Order['status']): ClosedGroup | null {
  if (mayChange(status)) return null
  if (status === 'WAITING_CREATION' || status === 'URL_RELEASED') return 'WAITING_CREATION'
  if (status === 'CREATING' || status === 'PENDING_CREATION') return 'CREATING'
  return status === 'COMMITTED' ? 'COMMITTED' : 'OTHER'
}

/** The current step of an order; null for the messaging app, whose orders are not produced or shipped. */
export function reviewStep({ status, hasLineProduct }: Pick<Order, 'status' | 'hasLineProduct'>): 1 | 3 | null {
  if (hasLineProduct) return null
  return closedGroup(status) === null ? 1 : 3
}

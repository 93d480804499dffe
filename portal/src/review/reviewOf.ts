import type { Order } from '@irodori/contract'
import type { NextBlock, Review } from '@irodori/rules'
import { nextBlocks } from '@irodori/rules'

export type ReviewBlock = NextBlock | { readonly reason: 'SURVEY_INVALID' }

interface Forms {
  readonly isLoadingDesigns: boolean
  readonly isAddressValid: boolean
  readonly isSurveyValid: boolean
}

/** RVW-5: all that speaks against going on (NXT-1 to NXT-3), and a survey that is not finished. */
export function reviewBlocks(
  order: Pick<Order, 'designs' | 'remainingNumber' | 'overNumber' | 'payMethod'>,
  { isLoadingDesigns, isAddressValid, isSurveyValid }: Forms,
): readonly ReviewBlock[] {
  const review: Review = {
    isLoadingDesigns,
    designs: order.designs.map(({ id, product, isNotComplete }) => ({
      id,
      isProductPublic: product?.isPublic ?? false,
      isComplete: !isNotComplete,
    })),
    remainingNumber: order.remainingNumber,
    overNumber: order.overNumber,
    payMethod: order.payMethod,
    isAddressValid,
  }
  return [...nextBlocks(review), ...(isSurveyValid ? [] : [{ reason: 'SURVEY_INVALID' } as const])]
}

/** RVW-12: how an order that is no longer open is grouped. */
export type ClosedGroup = 'WAITING_CREATION' | 'CREATING' | 'OTHER'

export function closedGroup(status: Order['status']): ClosedGroup | null {
  if (status === 'WAITING' || status === 'DRAFT') return null
  if (status === 'WAITING_CREATION' || status === 'URL_RELEASED') return 'WAITING_CREATION'
  return status === 'CREATING' || status === 'PENDING_CREATION' ? 'CREATING' : 'OTHER'
}

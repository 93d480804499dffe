import type { OrderProduct } from '@irodori/contract/entities/order'
import { bookletDesignCount } from '../design/completeness.ts'

/** The designs of one product of a digital-message order. */
export interface MessageGroup {
  readonly groupNumber: number
  /** Pages of the booklet; null if the product is not a booklet. */
  readonly totalPage: number | null
  readonly numberOfSides: number
  readonly designs: readonly { readonly imageName: string | null }[]
}

export type MessageViolation =
  | { readonly reason: 'DESIGNS_REMAINING'; readonly count: number }
  | { readonly reason: 'WRONG_NUMBER_OF_GROUPS'; readonly groups: number; readonly units: number }
  | { readonly reason: 'WRONG_NUMBER_OF_SIDES'; readonly groupNumbers: readonly number[] }
  | { readonly reason: 'IMAGE_MISSING'; readonly groupNumbers: readonly number[] }

/**
 * MSG-3: a message can be made once all is designed: no design remains, each piece with a design has its group, each group
 * has all its sides (a booklet its COM-2 designs, our reading of "half the pages and the rest, less two"), and each design
 * has its picture. An empty list means that the message can be made.
 */
export function messageViolations(
  products: readonly Pick<OrderProduct, 'unit' | 'productType'>[],
  groups: readonly MessageGroup[],
  remainingNumber: number,
): MessageViolation[] {
  const violations: MessageViolation[] = []
  if (remainingNumber !== 0) violations.push({ reason: 'DESIGNS_REMAINING', count: remainingNumber })
  const units = products
    .filter(({ productType }) => productType !== 'NO_DESIGN')
    .reduce((total, { unit }) => total + unit, 0)
  if (groups.length !== units) violations.push({ reason: 'WRONG_NUMBER_OF_GROUPS', groups: groups.length, units })
  const numbersOf = (fails: (group: MessageGroup) => boolean) =>
    groups.filter(fails).map(({ groupNumber }) => groupNumber)
  const uneven = numbersOf(
    ({ designs, totalPage, numberOfSides }) =>
      designs.length !== (totalPage === null ? numberOfSides : bookletDesignCount(totalPage)),
  )
  if (uneven.length > 0) violations.push({ reason: 'WRONG_NUMBER_OF_SIDES', groupNumbers: uneven })
  const blank = numbersOf(({ designs }) => designs.some(({ imageName }) => imageName === null))
  if (blank.length > 0) violations.push({ reason: 'IMAGE_MISSING', groupNumbers: blank })
  return violations
}

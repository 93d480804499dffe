import type { OrderProduct } from '@irodori/contract'
import { bookletDesignCount } from '../completeness.ts'

/** The designs of one product of a digital-message order. */
export interface MessageGroup {
  readonly groupNumber: number
  /** Pages of the booklet, null where it is none. */
  readonly totalPage: number | null
  readonly numberOfSides: number
  readonly designs: readonly { readonly imageName: string | null }[]
}

export type MessageBlock =
  | { readonly reason: 'DESIGNS_REMAINING'; readonly count: number }
  | { readonly reason: 'WRONG_NUMBER_OF_GROUPS'; readonly groups: number; readonly units: number }
  | { readonly reason: 'WRONG_NUMBER_OF_SIDES'; readonly groupNumbers: readonly number[] }
  | { readonly reason: 'IMAGE_MISSING'; readonly groupNumbers: readonly number[] }

/**
 * MSG-3: a message can be made once all is designed: nothing remains, each piece that is designed has its group, each group
 * has its sides (a booklet its COM-2 designs, which is how "half the pages and the rest, less two" is read), and no design
 * lacks its picture. Empty is good.
 */
export function messageBlocks(
  products: readonly Pick<OrderProduct, 'unit' | 'productType'>[],
  groups: readonly MessageGroup[],
  remainingNumber: number,
): MessageBlock[] {
  const blocks: MessageBlock[] = []
  if (remainingNumber !== 0) blocks.push({ reason: 'DESIGNS_REMAINING', count: remainingNumber })
  const units = products
    .filter(({ productType }) => productType !== 'NO_DESIGN')
    .reduce((total, { unit }) => total + unit, 0)
  if (groups.length !== units) blocks.push({ reason: 'WRONG_NUMBER_OF_GROUPS', groups: groups.length, units })
  const numbersOf = (fails: (group: MessageGroup) => boolean) =>
    groups.filter(fails).map(({ groupNumber }) => groupNumber)
  const uneven = numbersOf(
    ({ designs, totalPage, numberOfSides }) =>
      designs.length !== (totalPage === null ? numberOfSides : bookletDesignCount(totalPage)),
  )
  if (uneven.length > 0) blocks.push({ reason: 'WRONG_NUMBER_OF_SIDES', groupNumbers: uneven })
  const blank = numbersOf(({ designs }) => designs.some(({ imageName }) => imageName === null))
  if (blank.length > 0) blocks.push({ reason: 'IMAGE_MISSING', groupNumbers: blank })
  return blocks
}

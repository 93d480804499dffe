import type { OrderProduct } from '@irodori/contract/entities/order'
import type { PageLabel } from '@irodori/ui/pageLabel'
import { pageLabel } from '@irodori/ui/pageLabel'
import type { DesignGroup } from './designGroups.ts'
import { isOnlyPage } from './missingLines.ts'
import { editPlaceAddress } from './pieceAddresses.ts'

/** A text that still shows the sample of its template, and the address at which the customer can change it. */
export interface SampleLine {
  readonly key: string
  /** Null for the only page of a piece, which needs no label. */
  readonly page: PageLabel | null
  /** The beginning of the text, on one line. */
  readonly text: string
  readonly href: string
}

const MOST_CHARACTERS = 24

/** MYP-24: the sample texts of a piece as lines, in reading order. */
export const sampleLines = (
  orderNumber: string,
  group: DesignGroup,
  shape: Pick<OrderProduct, 'productType' | 'numberOfSides' | 'totalPage'>,
): readonly SampleLine[] =>
  group.sampleTexts.map((sample) => ({
    key: sample.itemId,
    page: isOnlyPage(shape) ? null : pageLabel(sample, shape),
    text: beginningOf(sample.text),
    href: editPlaceAddress(orderNumber, group, sample),
  }))

function beginningOf(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/gu, ' ')]
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : characters.join('')
}

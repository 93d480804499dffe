import { isImageType } from '@irodori/contract/entities/designItem'
import type { OrderProduct } from '@irodori/contract/entities/order'
import type { PageLabel } from '@irodori/ui/pageLabel'
import { pageLabel } from '@irodori/ui/pageLabel'
import type { DesignGroup, PiecePart } from './designGroups.ts'
import { editPlaceAddress } from './pieceAddresses.ts'

/** What a page of a piece lacks, and the address at which the customer can add it. */
export interface MissingLine {
  readonly kind: 'PAGE' | 'PHOTO' | 'TEXT' | 'EXTRA_PAGE'
  /** Null for the only page of a piece, which needs no label. */
  readonly page: PageLabel | null
  /** Number of empty frames, blank texts or extra pages; 1 for a missing page. */
  readonly count: number
  /** Null for a page that cannot be mended in the editor. */
  readonly href: string | null
}

type Shape = Pick<OrderProduct, 'productType' | 'numberOfSides' | 'totalPage'>

/**
 * MYP-17: the missing parts of a piece as lines. The empty frames of a page are one line,
 * and so are its blank texts, and all pages that the product does not have.
 */
export function missingLines(orderNumber: string, group: DesignGroup, shape: Shape): readonly MissingLine[] {
  const lines = new Map<string, MissingLine>()
  for (const part of group.missingParts) {
    const { pageNumber, sideNumber } = part
    const kind = kindOf(part)
    const key = kind === 'EXTRA_PAGE' ? kind : `${pageNumber} ${sideNumber} ${kind}`
    const known = lines.get(key)
    const place = part.kind === 'ITEM' ? part : { pageNumber, sideNumber }
    const fresh: MissingLine = {
      kind,
      page: part.kind === 'ITEM' && isOnlyPage(shape) ? null : pageLabel(part, shape),
      count: 1,
      href: kind === 'EXTRA_PAGE' ? null : editPlaceAddress(orderNumber, group, place),
    }
    lines.set(key, known ? { ...known, count: known.count + 1 } : fresh)
  }
  return [...lines.values()]
}

/** Whether the pieces of a product have one page. */
const isOnlyPage = ({ numberOfSides, totalPage }: Pick<Shape, 'numberOfSides' | 'totalPage'>): boolean =>
  numberOfSides === 1 && totalPage === null

function kindOf(part: PiecePart): MissingLine['kind'] {
  if (part.kind === 'ITEM') return isImageType(part.itemType) ? 'PHOTO' : 'TEXT'
  return part.kind === 'EXTRA_PAGE' ? 'EXTRA_PAGE' : 'PAGE'
}

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
export const sampleLines = (orderNumber: string, group: DesignGroup, shape: Shape): readonly SampleLine[] =>
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

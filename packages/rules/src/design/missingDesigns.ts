import type { DesignItem } from '@irodori/contract/entities/designItem'
import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { MissingPart, SampleText } from '@irodori/contract/entities/missingPart'
import type { OrderProduct } from '@irodori/contract/entities/order'
import { bookletDesignCount, isItemFilled } from './completeness.ts'
import type { DesignBalance } from './designBalance.ts'
import { designBalance } from './designBalance.ts'
import { isSampleText } from './sampleText.ts'

/** A line of an order. */
export type JudgedProduct = Pick<OrderProduct, 'productId' | 'unit' | 'productType' | 'numberOfSides' | 'totalPage'>

/** The designs of one piece. */
export interface JudgedGroup {
  readonly groupNumber: number
  readonly productId: string
  /** Pages of the booklet as it was begun; null if it was begun without a series. */
  readonly totalPage: number | null
  readonly designs: readonly JudgedDesign[]
}

export interface JudgedDesign {
  readonly id: string
  readonly pageNumber: string
  readonly sideNumber: number
  readonly items: readonly DesignItem[]
}

export interface DesignJudgement extends DesignBalance {
  /** By product in the order of the lines, then by piece. */
  readonly missingParts: MissingPart[]
  /** COM-5: texts that still show the template's proposal, in the same order. They do not prevent production. */
  readonly sampleTexts: SampleText[]
  readonly isDesigned: boolean
}

/**
 * COM-4, MSG-3: whether an order is designed, and what its designs lack. It is designed if nothing is missing and no piece
 * is over. Pieces of products that were not bought, or that need no design, are over and are not examined.
 */
export function judgeDesigns(products: readonly JudgedProduct[], groups: readonly JudgedGroup[]): DesignJudgement {
  const designed = [...new Map(products.map((product) => [product.productId, product])).values()].filter(
    ({ productType }) => productType !== 'NO_DESIGN',
  )
  const groupsOf = ({ productId }: JudgedProduct) => groups.filter((group) => group.productId === productId)
  const missingParts = designed.flatMap((product) => {
    const own = groupsOf(product)
    const bought = products
      .filter(({ productId }) => productId === product.productId)
      .reduce((sum, { unit }) => sum + unit, 0)
    return [
      ...missingPieces(product.productId, bought - own.length),
      ...own.flatMap((group) => missingIn(group, product)),
    ]
  })
  const balance = designBalance(products, groups)
  return {
    ...balance,
    missingParts,
    sampleTexts: designed.flatMap(groupsOf).flatMap(sampleTextsIn),
    isDesigned: missingParts.length === 0 && balance.overNumber === 0,
  }
}

/** COM-5: the texts of one piece that still show the template's proposal, page by page in the order of the items. */
const sampleTextsIn = ({ groupNumber, productId, designs }: JudgedGroup): SampleText[] =>
  designs
    .toSorted((a, b) => Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber)
    .flatMap(({ id, pageNumber, sideNumber, items }) =>
      items
        .filter(isSampleText)
        .toSorted((a, b) => a.position - b.position)
        .map(({ id: itemId, position, text }) => {
          return { productId, groupNumber, pageNumber, sideNumber, designId: id, itemId, position, text }
        }),
    )

const missingPieces = (productId: string, count: number): MissingPart[] =>
  count > 0 ? [{ kind: 'PIECE', productId, count }] : []

type Shape = Pick<JudgedProduct, 'numberOfSides' | 'totalPage'>

/** COM-4, PRD-4: what the designs of one piece lack, page by page in the order of the items. */
export function missingIn({ groupNumber, productId, totalPage, designs }: JudgedGroup, shape: Shape): MissingPart[] {
  const ofPiece = { productId, groupNumber }
  const wanted =
    shape.totalPage === null
      ? sidesOf(shape.numberOfSides, designs[0]?.pageNumber ?? '0')
      : pagesOf(totalPage ?? shape.totalPage)
  const found = wanted.flatMap(({ kind, ...place }): MissingPart[] => {
    const design = designs.find((one) => isAt(one, kind, place))
    return design ? blankItems(ofPiece, design) : [{ kind, ...ofPiece, ...place }]
  })
  const extra = designs
    .filter((design) => !wanted.some(({ kind, ...place }) => isAt(design, kind, place)))
    .map(({ id, pageNumber, sideNumber }): MissingPart => {
      return { kind: 'EXTRA_PAGE', ...ofPiece, pageNumber, sideNumber, designId: id }
    })
  return [...found, ...extra]
}

interface Place {
  readonly pageNumber: string
  readonly sideNumber: number
}

type WantedPlace = Place & { readonly kind: 'SIDE' | 'PAGE' }

const sidesOf = (numberOfSides: number, pageNumber: string): WantedPlace[] =>
  Array.from({ length: numberOfSides }, (_, at) => ({ kind: 'SIDE', pageNumber, sideNumber: at + 1 }))

/** The cover of a booklet is page -1, the back cover its last page (COM-2). */
const pagesOf = (totalPage: number): WantedPlace[] =>
  Array.from({ length: bookletDesignCount(totalPage) }, (_, at) => ({
    kind: 'PAGE',
    pageNumber: String(at - 1),
    sideNumber: 1,
  }))

/** A side is found by its number alone, because the templates of a product without pages choose its page number. */
const isAt = (design: Place, kind: WantedPlace['kind'], place: Place): boolean =>
  kind === 'SIDE' ? design.sideNumber === place.sideNumber : design.pageNumber === place.pageNumber

function blankItems(
  ofPiece: { readonly productId: string; readonly groupNumber: number },
  { id, pageNumber, sideNumber, items }: JudgedDesign,
): MissingPart[] {
  const place = { ...ofPiece, pageNumber, sideNumber, designId: id }
  return items
    .toSorted((a, b) => a.position - b.position)
    .flatMap((item): MissingPart[] => {
      if (isOrnamentItem(item) || isItemFilled(item)) return []
      return [{ kind: 'ITEM', ...place, itemId: item.id, itemType: item.type, position: item.position }]
    })
}

/** Whether a missing part makes this design incomplete: its own blank items, or any page of its piece. */
export const concernsDesign = (part: MissingPart, designId: string): boolean =>
  part.kind === 'ITEM' ? part.designId === designId : part.kind !== 'PIECE'

import type { Design } from '@irodori/contract/entities/design'
import type { MissingPart, SampleText } from '@irodori/contract/entities/missingPart'
import type { Order, OrderProduct } from '@irodori/contract/entities/order'
import { byPage } from '@irodori/ui/pageLabel'

/** A designed piece: the pages that are printed together. */
export interface DesignGroup {
  readonly groupNumber: number
  readonly productId: string
  /** In reading order. */
  readonly pages: readonly Design[]
  readonly designSeriesId: string | null
  readonly isComplete: boolean
  /** What the piece lacks, page by page. */
  readonly missingParts: readonly PiecePart[]
  /** Texts that still show what the template proposes, page by page. */
  readonly sampleTexts: readonly SampleText[]
}

/** A missing part of a piece that has been begun. */
export type PiecePart = Exclude<MissingPart, { readonly kind: 'PIECE' }>

/** A product of an order with its designs. */
export interface ProductProgress {
  readonly product: OrderProduct
  readonly groups: readonly DesignGroup[]
  /** Pieces still to design. */
  readonly remaining: number
  /** Pieces designed beyond those bought. */
  readonly over: number
}

export interface OrderProgress {
  readonly products: readonly ProductProgress[]
  /** Designs of products that are not in the order. */
  readonly others: readonly DesignGroup[]
  /** Whether every piece that was bought has a complete design. */
  readonly isDesigned: boolean
}

/** The designs of an order and the server's judgement of them. */
type JudgedDesigns = Pick<Order, 'designs' | 'missingParts' | 'sampleTexts'>

/** Groups the designs of an order by piece, in the order of the group numbers. */
export function designGroups({ designs, missingParts, sampleTexts }: JudgedDesigns): readonly DesignGroup[] {
  const byNumber = new Map<number, Design[]>()
  for (const design of designs) {
    byNumber.set(design.groupNumber, [...(byNumber.get(design.groupNumber) ?? []), design])
  }
  return [...byNumber]
    .sort(([one], [other]) => one - other)
    .map(([groupNumber, members]) => {
      const pages = members.toSorted(byPage)
      return {
        groupNumber,
        productId: pages[0]?.productId ?? '',
        pages,
        designSeriesId: pages.find(({ designSeriesId }) => designSeriesId !== null)?.designSeriesId ?? null,
        isComplete: pages.every(({ isNotComplete }) => !isNotComplete),
        missingParts: missingParts.flatMap((part) =>
          part.kind !== 'PIECE' && part.groupNumber === groupNumber ? part : [],
        ),
        sampleTexts: sampleTexts.filter((sample) => sample.groupNumber === groupNumber),
      }
    })
}

/** Pieces of a product that still have no design. */
export const remainingPieces = ({ missingParts }: Pick<Order, 'missingParts'>, productId: string): number =>
  missingParts.reduce((sum, part) => sum + (part.kind === 'PIECE' && part.productId === productId ? part.count : 0), 0)

/** Pieces that were bought and have no design or an incomplete one. */
export const unfinishedPieces = ({ products }: Pick<OrderProgress, 'products'>): number =>
  products.reduce(
    (sum, { groups, remaining }) => sum + remaining + groups.filter(({ isComplete }) => !isComplete).length,
    0,
  )

/** The progress of the designs of an order, as the server has judged it. A product of type NO_DESIGN needs none. */
export function orderProgress(order: JudgedDesigns & Pick<Order, 'products' | 'isDesigned'>): OrderProgress {
  const groups = designGroups(order)
  const products = order.products.map((product): ProductProgress => {
    const own = groups.filter(({ productId }) => productId === product.productId)
    const wanted = product.productType === 'NO_DESIGN' ? 0 : product.unit
    return {
      product,
      groups: own,
      remaining: remainingPieces(order, product.productId),
      over: Math.max(0, own.length - wanted),
    }
  })
  const bought = new Set(order.products.map(({ productId }) => productId))
  return {
    products,
    others: groups.filter(({ productId }) => !bought.has(productId)),
    isDesigned: order.isDesigned,
  }
}

import type { Design } from '@irodori/contract/entities/design'
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
}

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

/** Groups the designs of an order by piece, in the order of the group numbers. */
export function designGroups(designs: readonly Design[]): readonly DesignGroup[] {
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
      }
    })
}

/** The progress of the designs of an order. A product of type NO_DESIGN needs none. */
export function orderProgress(order: Pick<Order, 'products' | 'designs'>): OrderProgress {
  const groups = designGroups(order.designs)
  const products = order.products.map((product): ProductProgress => {
    const own = groups.filter(({ productId }) => productId === product.productId)
    const wanted = product.productType === 'NO_DESIGN' ? 0 : product.unit
    return {
      product,
      groups: own,
      remaining: Math.max(0, wanted - own.length),
      over: Math.max(0, own.length - wanted),
    }
  })
  const bought = new Set(order.products.map(({ productId }) => productId))
  return {
    products,
    others: groups.filter(({ productId }) => !bought.has(productId)),
    isDesigned: products.every(({ remaining }) => remaining === 0) && groups.every(({ isComplete }) => isComplete),
  }
}

import type { Design, Order, OrderProduct } from '@irodori/contract'
import { byPage } from '@irodori/ui'

/** One designed piece: the pages that are printed together. */
export interface DesignGroup {
  readonly groupNumber: number
  readonly productId: string
  /** In reading order. */
  readonly pages: readonly Design[]
  readonly designSeriesId: string | null
  readonly isComplete: boolean
}

/** A product of an order with what was made of it. */
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
  /** Designs of products that the order does not hold. */
  readonly others: readonly DesignGroup[]
  /** Every piece that was bought has its complete design. */
  readonly isDesigned: boolean
}

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

/** How far the designs of an order are. A product that needs no design never waits for one. */
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

import type { OrderProduct } from '@irodori/contract'
import type { DesignGroup } from './designGroups.ts'

interface OtherPiece {
  readonly productName: string
  readonly shape: Pick<OrderProduct, 'productType' | 'numberOfSides' | 'totalPage'>
}

/** How a piece of a product that was not bought is shown: the order says nothing of that product, only the pages do. */
export function otherPiece({ pages: [first] }: Pick<DesignGroup, 'pages'>): OtherPiece {
  return {
    productName: first?.product?.name ?? first?.productIdentify ?? '',
    shape: { productType: 'NORMAL', numberOfSides: first?.sideCount ?? 1, totalPage: null },
  }
}

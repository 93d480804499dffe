import type { OrderProduct } from '@irodori/contract/entities/order'
import type { DesignGroup } from './designGroups.ts'

interface OtherPiece {
  readonly productName: string
  readonly shape: Pick<OrderProduct, 'productType' | 'numberOfSides' | 'totalPage'>
}

/** Name and shape of a piece whose product was not bought. The order does not describe the product, so its pages do. */
export function otherPiece({ pages: [first] }: Pick<DesignGroup, 'pages'>): OtherPiece {
  return {
    productName: first?.product?.name ?? first?.productIdentify ?? '',
    shape: { productType: 'NORMAL', numberOfSides: first?.sideCount ?? 1, totalPage: null },
  }
}

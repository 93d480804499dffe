import { filteredSides } from '@irodori/client/list-queries'
import type { Product } from '@irodori/contract'
import type { PageLabel } from '@irodori/ui'
import { pageLabel } from '@irodori/ui'

type Sided = Pick<Product, 'numberOfSides' | 'productType' | 'seichoku'>

/** The labels of the sides by which a product's list is filtered, in order. */
export function sideChoices(product: Sided): readonly PageLabel[] {
  const { numberOfSides, productType } = product
  return Array.from({ length: filteredSides(product) }, (_, index) =>
    pageLabel({ pageNumber: '0', sideNumber: index + 1 }, { productType, numberOfSides, totalPage: null }),
  )
}

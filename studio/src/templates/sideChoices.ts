import { filteredSides } from '@irodori/client/listQueries'
import type { Product } from '@irodori/contract/entities/product'
import type { PageLabel } from '@irodori/ui/pageLabel'
import { pageLabel } from '@irodori/ui/pageLabel'

type Sided = Pick<Product, 'numberOfSides' | 'productType' | 'seichoku'>

/** The labels of the sides by which a product's list is filtered, in order; none if it lists covers only. */
export function sideChoices(product: Sided): readonly PageLabel[] {
  const { numberOfSides, productType } = product
  if (productType === 'NORMAL' && numberOfSides > 2) return []
  return Array.from({ length: filteredSides(product) }, (_, index) =>
    pageLabel({ pageNumber: '0', sideNumber: index + 1 }, { productType, numberOfSides, totalPage: null }),
  )
}

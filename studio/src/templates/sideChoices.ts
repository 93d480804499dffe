import type { Product } from '@irodori/contract'
import type { PageLabel } from '@irodori/ui'
import { pageLabel } from '@irodori/ui'

type Sided = Pick<Product, 'numberOfSides' | 'productType' | 'seichoku'>

/** The sides by which a product's list is parted, from the first on; none for one side, and for the pages of a booklet. */
export function sideChoices({ numberOfSides, productType, seichoku }: Sided): readonly PageLabel[] {
  if (numberOfSides < 2 || seichoku !== null) return []
  return Array.from({ length: numberOfSides }, (_, at) =>
    pageLabel({ pageNumber: '0', sideNumber: at + 1 }, { productType, numberOfSides, totalPage: null }),
  )
}

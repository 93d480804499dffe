import type { StoredProduct } from '@irodori/contract/entities/product'
import { isSoldOut } from '@irodori/rules/lowStock'
import type { StructuredData } from './writeHead.ts'

const CONTEXT = 'https://schema.org'

/** A page on the way to the present one. */
export interface Crumb {
  readonly name: string
  /** Absolute. */
  readonly url: string
}

/** The way to a page, the page itself last. */
export const breadcrumbData = (crumbs: readonly Crumb[]): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

interface ProductPage {
  readonly product: StoredProduct
  /** Of the product, or of the design that the page shows. */
  readonly name: string
  readonly url: string
  readonly imageUrl: string | null
  readonly category: string | null
  readonly shopName: string
}

/** A product with its offer. A product whose price the catalogue does not state has no offer, which search engines accept. */
export const productData = ({ product, name, url, imageUrl, category, shopName }: ProductPage): StructuredData => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name,
  description: product.description,
  sku: product.id,
  url,
  ...(imageUrl === null ? {} : { image: imageUrl }),
  ...(category === null ? {} : { category }),
  brand: { '@type': 'Brand', name: shopName },
  ...(product.price ? { offers: offerOf(product, product.price, url, shopName) } : {}),
})

function offerOf(
  product: StoredProduct,
  { yen, kind }: NonNullable<StoredProduct['price']>,
  url: string,
  shop: string,
) {
  const price = kind === 'FIXED' ? { '@type': 'Offer', price: yen } : { '@type': 'AggregateOffer', lowPrice: yen }
  return {
    ...price,
    priceCurrency: 'JPY',
    availability: `${CONTEXT}/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
    url,
    seller: { '@type': 'Organization', name: shop },
  }
}

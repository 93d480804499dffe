import type { Product } from '@irodori/contract'

/** Five or fewer in stock count as none. */
const LOW_STOCK = 5

/** A product with options is sold out when all of them are. */
export const isSoldOut = ({ quantityInStock, options }: Pick<Product, 'quantityInStock' | 'options'>): boolean =>
  options.length > 0 ? options.every(({ inStock }) => inStock <= LOW_STOCK) : quantityInStock <= LOW_STOCK

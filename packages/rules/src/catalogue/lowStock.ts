import type { Product } from '@irodori/contract/entities/product'

/** Up to this many pieces count as out of stock. */
export const LOW_STOCK = 5

/** STK-1: five pieces or fewer count as out of stock. */
export const isOutOfStock = (pieces: number): boolean => pieces <= LOW_STOCK

type Stocked = Pick<Product, 'quantityInStock' | 'options'>

/** STK-2: the stock of the chosen option counts, otherwise that of the product; a removed option is out of stock. */
export function isChoiceOutOfStock({ quantityInStock, options }: Stocked, optionIdentifier: string | null): boolean {
  if (optionIdentifier === null) return isOutOfStock(quantityInStock)
  return isOutOfStock(options.find(({ identifier }) => identifier === optionIdentifier)?.inStock ?? 0)
}

/** STK-3: a product with options is sold out when all its options are; its own quantity does not count. */
export const isSoldOut = ({ quantityInStock, options }: Stocked): boolean =>
  options.length > 0 ? options.every(({ inStock }) => isOutOfStock(inStock)) : isOutOfStock(quantityInStock)

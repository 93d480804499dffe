import type { Product } from '@irodori/contract'

/** So few pieces count as none. */
export const LOW_STOCK = 5

/** STK-1: five pieces or fewer count as out of stock. */
export const isOutOfStock = (pieces: number): boolean => pieces <= LOW_STOCK

type Stocked = Pick<Product, 'quantityInStock' | 'options'>

/** STK-2: with an option chosen its stock counts, otherwise that of the product; an option that is gone is out of stock. */
export function isChoiceOutOfStock({ quantityInStock, options }: Stocked, optionIdentifier: string | null): boolean {
  if (optionIdentifier === null) return isOutOfStock(quantityInStock)
  return isOutOfStock(options.find(({ identifier }) => identifier === optionIdentifier)?.inStock ?? 0)
}

/** STK-3: a product with options is sold out when all of them are, whatever its own quantity says. */
export const isSoldOut = ({ quantityInStock, options }: Stocked): boolean =>
  options.length > 0 ? options.every(({ inStock }) => isOutOfStock(inStock)) : isOutOfStock(quantityInStock)

import type { Product } from '@irodori/contract'

/** By the name that every photo has here: the ending says what the file is, whatever it was called. */
export const isGif = (imageName: string): boolean => imageName.endsWith('.gif')

/** GIFs move in products of the messaging app; of any other product the first frame is printed. */
export const isAnimated = (product: Pick<Product, 'isLineProduct'> | null, imageName: string): boolean =>
  product?.isLineProduct === true && isGif(imageName)

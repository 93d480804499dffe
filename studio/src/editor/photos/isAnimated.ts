import type { Product } from '@irodori/contract/entities/product'

/** Photo names end with the detected file type, not with the extension of the original file. */
export const isGif = (imageName: string): boolean => imageName.endsWith('.gif')

/** GIFs stay animated in messaging-app products. Other products print the first frame. */
export const isAnimated = (product: Pick<Product, 'isLineProduct'> | null, imageName: string): boolean =>
  product?.isLineProduct === true && isGif(imageName)

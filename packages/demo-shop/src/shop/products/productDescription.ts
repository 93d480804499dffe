import type { Product } from '../../entities/types.ts'

type Given = 'id' | 'name' | 'description' | 'categoryIdentify' | 'quantityInStock' | 'creatingTime' | 'hashtags'
/** The data of a product without the fields that most products share. */
export type ProductDescription = Pick<Product, Given> &
  Partial<Product> & { readonly english: readonly [name: string, description: string] }

/** @param inStock pieces */
export const option = (identifier: string, name: string, inStock: number) => ({ identifier, name, inStock })

import type { Product } from '../../types.ts'

type Given = 'id' | 'name' | 'description' | 'categoryIdentify' | 'quantityInStock' | 'creatingTime' | 'hashtags'
/** A product as this shop tells of it; what most have in common is left out. */
export type Described = Pick<Product, Given> & Partial<Product>

/** @param inStock pieces */
export const option = (identifier: string, name: string, inStock: number) => ({ identifier, name, inStock })

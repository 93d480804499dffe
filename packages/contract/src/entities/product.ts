import * as z from 'zod/mini'
import { FONT_WEIGHTS } from './designItem.ts'
import { count, dateTime, day } from './scalars.ts'

export const PRODUCT_TYPES = ['NORMAL', 'PAIR_PRODUCT', 'SET_3', 'NO_DESIGN'] as const

export const FontFamily = z.object({
  value: z.string(),
  /** The file that a browser fetches under /fonts. */
  web: z.string(),
  chars: z.enum(['jp', 'latin']),
})
export type FontFamily = z.infer<typeof FontFamily>

export const ProductOption = z.object({ identifier: z.string(), name: z.string(), inStock: count })
export type ProductOption = z.infer<typeof ProductOption>

export const Category = z.object({
  id: z.string(),
  name: z.string(),
  position: z.nullable(z.int()),
  createdAt: dateTime,
  startExpectedExport: z.nullable(day),
  endExpectedExport: z.nullable(day),
})
export type Category = z.infer<typeof Category>

export const Product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  categoryId: z.string(),
  categoryIdentify: z.string(),
  productIdentify: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  numberOfSides: count,
  /** Null where the product is no booklet. */
  seichoku: z.nullable(z.object({ pageSize: count, totalPage: count })),
  minFontSize: count,
  minFontWeight: z.enum(FONT_WEIGHTS),
  fonts: z.array(FontFamily),
  /** Comma-separated, as on the specification's wire. */
  colors: z.string(),
  isLineProduct: z.boolean(),
  isPublic: z.boolean(),
  isDeleted: z.boolean(),
  position: z.nullable(z.int()),
  quantityInStock: count,
  options: z.array(ProductOption),
  creatingTime: count,
  hashtags: z.array(z.string()),
  createdAt: dateTime,
})
export type Product = z.infer<typeof Product>

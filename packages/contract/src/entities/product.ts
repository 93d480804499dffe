import * as z from 'zod/mini'
import { FONT_WEIGHTS } from './designItem.ts'
import { count, dateTime, day } from './scalars.ts'

export const PRODUCT_TYPES = ['NORMAL', 'PAIR_PRODUCT', 'SET_3', 'NO_DESIGN'] as const
/** Who prints: booklets have a house of their own, and each house sends its own parcel. */
export const PRINT_COMPANIES = ['SEICHOKU', 'OTHER'] as const
export type PrintCompany = (typeof PRINT_COMPANIES)[number]

export const FontFamily = z.object({
  value: z.string(),
  /** The file that a browser fetches under /fonts. */
  web: z.string(),
  chars: z.enum(['jp', 'latin']),
})
export type FontFamily = z.infer<typeof FontFamily>

export const ProductOption = z.object({ identifier: z.string(), name: z.string(), inStock: count })
export type ProductOption = z.infer<typeof ProductOption>

/** What the shop keeps of a category. */
export const StoredCategory = z.object({
  id: z.string(),
  name: z.string(),
  position: z.nullable(z.int()),
  createdAt: dateTime,
  /** Products of the messaging app: their designs are downloaded, not printed. */
  isLineCategory: z.boolean(),
  /** Whether the customer may choose a day of delivery. */
  enableExpectedDelivery: z.boolean(),
  startExpectedExport: z.nullable(day),
  endExpectedExport: z.nullable(day),
})
export type StoredCategory = z.infer<typeof StoredCategory>

/** What the shop keeps of a product. */
export const StoredProduct = z.object({
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
  /** Days. */
  creatingTime: count,
  hashtags: z.array(z.string()),
  createdAt: dateTime,
  /** The kinds of wrapping that may be chosen for it; null where there is none. */
  packagePlanCatId: z.nullable(z.string()),
  chargeablePackagePlanCatId: z.nullable(z.string()),
  /** Whether it may go without any wrapping. */
  allowPackagePlanEmptyChoice: z.boolean(),
  printCompany: z.enum(PRINT_COMPANIES),
})
export type StoredProduct = z.infer<typeof StoredProduct>

export const Product = z.object({
  ...StoredProduct.shape,
  /** When it can be sent, as the shelf shows it: month/day(weekday), or a range. */
  availableDate: z.string(),
  /** Name of its category. */
  category: z.string(),
  /** The option that is proposed: the first in stock, null where there are none. */
  selectedProductOption: z.nullable(z.string()),
})
export type Product = z.infer<typeof Product>

export const Category = z.object({
  ...StoredCategory.shape,
  /** When its products can be sent. */
  availableDate: z.string(),
  /** Its public products, in the order of the shelf. */
  products: z.array(z.object({ id: z.string(), name: z.string(), imageUrl: z.string() })),
})
export type Category = z.infer<typeof Category>

export const PackagePlan = z.object({
  id: z.string(),
  identifier: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  isFree: z.boolean(),
  /** Yen, tax included; 0 where it is free. */
  price: count,
  packagePlanCatId: z.string(),
  position: z.int(),
})
export type PackagePlan = z.infer<typeof PackagePlan>

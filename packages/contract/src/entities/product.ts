import * as z from 'zod/mini'
import { FONT_WEIGHTS } from './designItem.ts'
import { count, dateTime, day } from './scalars.ts'

export const PRODUCT_TYPES = ['NORMAL', 'PAIR_PRODUCT', 'SET_3', 'NO_DESIGN'] as const
/** The print companies. Booklets have their own company, and each company ships its own parcel. */
export const PRINT_COMPANIES = ['SEICHOKU', 'OTHER'] as const
export type PrintCompany = (typeof PRINT_COMPANIES)[number]

export const FontFamily = z.object({
  value: z.string(),
  /** Name of the file that the browser loads from /fonts. */
  web: z.string(),
  chars: z.enum(['jp', 'latin']),
})
export type FontFamily = z.infer<typeof FontFamily>

export const ProductOption = z.object({ identifier: z.string(), name: z.string(), inStock: count })
export type ProductOption = z.infer<typeof ProductOption>

/** What one piece costs, as the staff of the shop state it. */
export const ProductPrice = z.object({
  /** Yen, consumption tax included. */
  yen: z.int().check(z.positive()),
  /** FROM is the lowest price: the number of pages or pieces, or an option, raises it. */
  kind: z.enum(['FIXED', 'FROM']),
  /** The rate of consumption tax in percent; absent if it is not stated. */
  taxRate: z.optional(z.literal([8, 10])),
})
export type ProductPrice = z.infer<typeof ProductPrice>

/** A category as the shop stores it. */
export const StoredCategory = z.object({
  id: z.string(),
  name: z.string(),
  position: z.nullable(z.int()),
  createdAt: dateTime,
  /** Whether the products belong to the messaging app: their designs are downloaded, not printed. */
  isLineCategory: z.boolean(),
  /** Whether the customer can choose a delivery day. */
  enableExpectedDelivery: z.boolean(),
  startExpectedExport: z.nullable(day),
  endExpectedExport: z.nullable(day),
})
export type StoredCategory = z.infer<typeof StoredCategory>

/** A product as the shop stores it. */
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
  /** Null if the product is not a booklet. */
  seichoku: z.nullable(z.object({ pageSize: count, totalPage: count })),
  minFontSize: count,
  minFontWeight: z.enum(FONT_WEIGHTS),
  fonts: z.array(FontFamily),
  /** Comma-separated, as the specification requires. */
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
  /** Categories of its free and chargeable wrapping; null for none. */
  packagePlanCatId: z.nullable(z.string()),
  chargeablePackagePlanCatId: z.nullable(z.string()),
  /** Whether the customer may choose no wrapping. */
  allowPackagePlanEmptyChoice: z.boolean(),
  printCompany: z.enum(PRINT_COMPANIES),
  /** Absent if the shop has not stated it; then no screen shows one. */
  price: z.optional(ProductPrice),
  /** Whether its texts may have characters outside the basic plane, such as 𠮷, which the specification refuses. */
  allowsSupplementary: z.optional(z.boolean()),
})
export type StoredProduct = z.infer<typeof StoredProduct>

export const Product = z.object({
  ...StoredProduct.shape,
  /** When the product can be shipped, as the catalogue shows it: month/day(weekday), or a range. */
  availableDate: z.string(),
  /** Name of its category. */
  category: z.string(),
  /** The default option: the first in stock, null without options. */
  selectedProductOption: z.nullable(z.string()),
})
export type Product = z.infer<typeof Product>

/** What the front page shows beside the lists of the catalogue. */
export const FrontPage = z.object({
  /** A picture of what the shop makes; null if it has none. */
  pictureUrl: z.nullable(z.string()),
  /** Hashtags that are occasions for a present, in the order of the shop. */
  occasions: z.array(z.string()),
  /** The products that are shown first, at most four; none of them is sold out. */
  firstProducts: z.array(Product),
  /** ORDERS: they are in the most orders of the last 90 days, the most frequent first. SHOP: the shop's own order. */
  firstProductsBy: z.enum(['ORDERS', 'SHOP']),
})
export type FrontPage = z.infer<typeof FrontPage>

export const Category = z.object({
  ...StoredCategory.shape,
  /** When the products of the category can be shipped. */
  availableDate: z.string(),
  /** The public products of the category, in the order of the catalogue. */
  products: z.array(z.object({ id: z.string(), name: z.string(), imageUrl: z.string() })),
})
export type Category = z.infer<typeof Category>

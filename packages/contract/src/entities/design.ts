import * as z from 'zod/mini'
import { DesignItem } from './designItem.ts'
import { page } from './page.ts'
import { PRODUCT_TYPES } from './product.ts'
import { count, dateTime, entityId, orderNumber, phoneNumber, sha256 } from './scalars.ts'

/**
 * PENDING until the server has rendered the page. EQUAL if its pixels are those that the customer approved,
 * DIFFERENT if not, UNSEEN if the browser could not show an exact picture for approval.
 */
export const PRINT_CHECKS = ['PENDING', 'EQUAL', 'DIFFERENT', 'UNSEEN', 'FAILED'] as const
export type PrintCheck = (typeof PRINT_CHECKS)[number]

export const DESIGN_STATUSES = ['WRONG_PRODUCT', 'DRAFT', 'CREATING', 'SHIPPED', 'COMMITTED'] as const
export type DesignStatus = (typeof DESIGN_STATUSES)[number]

/** A page as a save sends it. */
export const DesignDraft = z.object({
  /** Null for a new design. */
  id: z.nullable(z.string()),
  /** Created by the browser. A repeated request to create a design with the same value creates it once. */
  randomId: z.uuid(),
  templateId: z.string(),
  productId: z.string(),
  designSeriesId: z.nullable(z.string()),
  pageNumber: z.string(),
  sideNumber: z.int(),
  sideCount: count,
  ...page,
  items: z.array(DesignItem),
  /** SHA-256 of the exact render at print scale that the customer saw; null if the browser could not render it. */
  approvedHash: z.nullable(sha256),
  /** Version of the kernel of that render; absent in studios older than the field. */
  approvedKernel: z.optional(z.nullable(z.int())),
})
export type DesignDraft = z.infer<typeof DesignDraft>

/** A page in a request to save. */
export const SentDraft = z.object({
  ...DesignDraft.shape,
  id: z.nullable(entityId),
  templateId: entityId,
  productId: entityId,
  designSeriesId: z.nullable(entityId),
  pageNumber: z.string().check(z.regex(/^(-1|\d{1,3})$/)),
  sideNumber: z.int().check(z.gte(1), z.lte(100)),
  backgroundUrl: z.nullable(z.string().check(z.maxLength(500))),
  foregroundUrl: z.nullable(z.string().check(z.maxLength(500))),
  /**
   * `updatedAt` of the saved page that this page is based on; null if no saved page was known. If the server has another
   * page now, nothing of the request is saved (DESIGN_CHANGED). If absent, the page is saved without this check.
   */
  basedOn: z.optional(z.nullable(dateTime)),
})
export type SentDraft = z.infer<typeof SentDraft>

/** The product of a design in a list of designs. */
export const ProductOnDesign = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  categoryIdentify: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  isPublic: z.boolean(),
  quantityInStock: count,
  packagePlanCatId: z.nullable(z.string()),
  chargeablePackagePlanCatId: z.nullable(z.string()),
  allowPackagePlanEmptyChoice: z.boolean(),
  creatingTime: count,
  numberOfSides: count,
  seichoku: z.nullable(z.object({ pageSize: count, totalPage: count })),
})
export type ProductOnDesign = z.infer<typeof ProductOnDesign>

export const Design = z.object({
  ...DesignDraft.shape,
  id: z.string(),
  /** The same as `id`, under the name of the shop's lists. */
  idStr: z.string(),
  /** The kind of the next save. */
  saveType: z.literal('update'),
  status: z.enum(DESIGN_STATUSES),
  orderNumber,
  phoneNumber,
  groupNumber: z.int(),
  designSeries: z.nullable(z.object({ id: z.string(), productOptionId: z.nullable(z.string()), totalPage: count })),
  /** Of the design's group. */
  productOptionId: z.nullable(z.string()),
  packagePlanId: z.nullable(z.string()),
  packagePlan: z.nullable(z.object({ identifier: z.string(), name: z.string(), isFree: z.boolean() })),
  /** Parcel of the design's group. */
  packageId: z.nullable(z.string()),
  productIdentify: z.string(),
  /** Null if the product is no longer in the catalogue. */
  product: z.nullable(ProductOnDesign),
  /** The folder of the order's uploads. */
  imageFolder: z.string(),
  /** Name of the print picture of the page; null until it is rendered. */
  imageName: z.nullable(z.string()),
  image: z.string(),
  /** Name of the reduced print picture for lists; null until it is rendered. */
  previewName: z.nullable(z.string()),
  /** Address of the reduced picture, '' until it is rendered. */
  imageResize: z.string(),
  hasImageItem: z.boolean(),
  /** Whether all frames of the page are disabled. */
  isDisabledItem: z.boolean(),
  isNotComplete: z.boolean(),
  isNotCompleteType: z.int(),
  printHash: z.nullable(sha256),
  /** Version of the kernel of the print picture; null until it is rendered, and for renders older than the field. */
  printKernel: z.nullable(z.int()),
  printCheck: z.enum(PRINT_CHECKS),
  updatedAt: dateTime,
})
export type Design = z.infer<typeof Design>

export const SaveDesigns = z.object({
  orderNumber,
  phoneNumber,
  oldOrderNumber: z.nullish(orderNumber),
  oldPhoneNumber: z.nullish(phoneNumber),
  /** Null for the next free group of the order. */
  groupNumber: z.nullish(z.int()),
  /** Saves into this group and replaces its pages. */
  overrideGroupNumber: z.nullish(z.int()),
  designs: z.array(SentDraft).check(z.minLength(1), z.maxLength(200)),
})
export type SaveDesigns = z.infer<typeof SaveDesigns>

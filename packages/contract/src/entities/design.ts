import * as z from 'zod/mini'
import { DesignItem } from './designItem.ts'
import { page } from './page.ts'
import { PRODUCT_TYPES } from './product.ts'
import { count, dateTime, orderNumber, phoneNumber, sha256 } from './scalars.ts'

/**
 * PENDING until the server has rendered the page; EQUAL when its pixels are the ones that the customer approved,
 * DIFFERENT when they are not, UNSEEN when the browser had no exact picture to approve.
 */
export const PRINT_CHECKS = ['PENDING', 'EQUAL', 'DIFFERENT', 'UNSEEN', 'FAILED'] as const
export type PrintCheck = (typeof PRINT_CHECKS)[number]

export const DESIGN_STATUSES = ['WRONG_PRODUCT', 'DRAFT', 'CREATING', 'SHIPPED', 'COMMITTED'] as const
export type DesignStatus = (typeof DESIGN_STATUSES)[number]

/** What a save sends of each page. */
export const DesignDraft = z.object({
  /** Null creates the design. */
  id: z.nullable(z.string()),
  /** Minted by the browser: a repeated create with the same value is the same design. */
  randomId: z.uuid(),
  templateId: z.string(),
  productId: z.string(),
  designSeriesId: z.nullable(z.string()),
  pageNumber: z.string(),
  sideNumber: z.int(),
  sideCount: count,
  ...page,
  items: z.array(DesignItem),
  /** SHA-256 of the exact render at print scale that the customer saw; null where the browser could not render. */
  approvedHash: z.nullable(sha256),
  /** Version of the kernel that made that render; left out by studios from before it was counted. */
  approvedKernel: z.optional(z.nullable(z.int())),
})
export type DesignDraft = z.infer<typeof DesignDraft>

/** A page on its way to the server. */
export const SentDraft = z.object({
  ...DesignDraft.shape,
  /**
   * `updatedAt` of the saved page that this one was made from; null where none is known in its place. When the server
   * has another page by now, nothing of the save is written: DESIGN_CHANGED. Left out, the page is written whatever is
   * there.
   */
  basedOn: z.optional(z.nullable(dateTime)),
})
export type SentDraft = z.infer<typeof SentDraft>

/** What a list of designs tells of the product of each. */
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
  /** The id again: lists of the shop name it so. */
  idStr: z.string(),
  /** What the next save of it is. */
  saveType: z.literal('update'),
  status: z.enum(DESIGN_STATUSES),
  orderNumber,
  phoneNumber,
  groupNumber: z.int(),
  designSeries: z.nullable(z.object({ id: z.string(), productOptionId: z.nullable(z.string()), totalPage: count })),
  /** Of its group. */
  productOptionId: z.nullable(z.string()),
  packagePlanId: z.nullable(z.string()),
  packagePlan: z.nullable(z.object({ identifier: z.string(), name: z.string(), isFree: z.boolean() })),
  /** The parcel that its group goes with. */
  packageId: z.nullable(z.string()),
  productIdentify: z.string(),
  /** Null where the shop does not know the product any more. */
  product: z.nullable(ProductOnDesign),
  /** The folder of the order's uploads. */
  imageFolder: z.string(),
  /** The print picture of the page; null until it is rendered. */
  imageName: z.nullable(z.string()),
  image: z.string(),
  /** The same picture reduced, for lists; null until it is rendered. */
  previewName: z.nullable(z.string()),
  /** Address of the reduced picture, '' until it is rendered. */
  imageResize: z.string(),
  hasImageItem: z.boolean(),
  /** Whether all of its windows are turned off. */
  isDisabledItem: z.boolean(),
  isNotComplete: z.boolean(),
  isNotCompleteType: z.int(),
  printHash: z.nullable(sha256),
  /** Version of the kernel that made the print picture; null until it is rendered, and where it was not yet counted. */
  printKernel: z.nullable(z.int()),
  printCheck: z.enum(PRINT_CHECKS),
  updatedAt: dateTime,
})
export type Design = z.infer<typeof Design>

export const DesignSeries = z.object({
  id: z.string(),
  templateSeriesId: z.string(),
  orderNumber,
  productOptionId: z.nullable(z.string()),
  totalPage: count,
})
export type DesignSeries = z.infer<typeof DesignSeries>

export const SaveDesigns = z.object({
  orderNumber,
  phoneNumber,
  oldOrderNumber: z.nullish(orderNumber),
  oldPhoneNumber: z.nullish(phoneNumber),
  /** Null asks for the order's next free group. */
  groupNumber: z.nullish(z.int()),
  /** Saves into this group instead, replacing its pages. */
  overrideGroupNumber: z.nullish(z.int()),
  designs: z.array(SentDraft).check(z.minLength(1), z.maxLength(200)),
})
export type SaveDesigns = z.infer<typeof SaveDesigns>

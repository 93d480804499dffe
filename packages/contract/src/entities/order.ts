import * as z from 'zod/mini'
import { Design } from './design.ts'
import { PRODUCT_TYPES } from './product.ts'
import { count, dateTime, orderNumber } from './scalars.ts'

export const ORDER_STATUSES = [
  'WAITING',
  'DRAFT',
  'PENDING_CREATION',
  'WAITING_CREATION',
  'CREATING',
  'COMMITTED',
  'SHIPPED',
  'PENDING',
  'CANCEL',
  'PENDING_CANCEL',
  'URL_RELEASED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const EC_TYPES = ['YAHOO', 'RAKUTEN', 'COLOR_ME'] as const

export const Orderer = z.object({
  firstName: z.string(),
  familyName: z.string(),
  firstNameKana: z.string(),
  familyNameKana: z.string(),
})
export type Orderer = z.infer<typeof Orderer>

export const Receiver = z.object({
  ...Orderer.shape,
  id: z.string(),
  zipCode: z.string(),
  prefecture: z.string(),
  city: z.string(),
  subAddress1: z.string(),
  subAddress2: z.string(),
  phoneNumber: z.string(),
})
export type Receiver = z.infer<typeof Receiver>

export const OrderProduct = z.object({
  productId: z.string(),
  categoryId: z.string(),
  name: z.string(),
  /** Pieces bought. */
  unit: count,
  productType: z.enum(PRODUCT_TYPES),
  numberOfSides: count,
  totalPage: z.nullable(count),
  imageUrl: z.string(),
})
export type OrderProduct = z.infer<typeof OrderProduct>

export const Order = z.object({
  id: z.string(),
  orderNumber,
  status: z.enum(ORDER_STATUSES),
  ecSiteId: z.nullable(z.enum(EC_TYPES)),
  payMethod: z.string(),
  orderDate: dateTime,
  shipDate: z.nullable(dateTime),
  orderer: Orderer,
  receiver: Receiver,
  products: z.array(OrderProduct),
  designs: z.array(Design),
  updatedAt: dateTime,
})
export type Order = z.infer<typeof Order>

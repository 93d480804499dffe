import * as z from 'zod/mini'
import { DesignItem } from '../entities/designItem.ts'
import { DesignSeries } from '../entities/designSeries.ts'
import { Product } from '../entities/product.ts'
import { orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

const copied = z.object({ orderNumber, groupNumber: z.string(), designSeriesId: z.string() })
const copyInput = z.object({
  /** Copies to another product with the same pages. */
  productId: z.optional(z.string()),
  /** Created by the browser. A repeated call with the same value copies once. */
  randomId: z.optional(z.uuid()),
})
const copy = z.object({ groupNumber: z.int(), designSeriesCopyId: z.nullable(z.string()) })
const copyErrors = [
  'ORDER_CHANGED',
  'DESIGN_NOT_FOUND',
  'DESIGN_NOT_COPYABLE',
  'SPARE_DESIGNS_EXCEPTION',
  'FORBIDDEN',
  'ORDER_IS_PRODUCED',
  'PRODUCT_IS_NOT_FOUND',
] as const

export const createDesignSeries = endpoint({
  method: 'POST',
  path: '/api/designSeries/guest',
  access: 'SESSION',
  body: z.object({
    templateSeriesId: z.string(),
    orderNumber,
    productOptionId: z.nullish(z.string()),
  }),
  answer: DesignSeries,
  idempotency: 'OPTIONAL',
  systemErrors: ['IDEMPOTENCY_KEY_REUSED'],
  errors: ['NOT_FOUND', 'ORDER_IS_PRODUCED', 'SPARE_DESIGNS_EXCEPTION', 'TOO_MANY_TRIES'],
  limit: 'SAVE',
})

export const listDesignItems = endpoint({
  method: 'GET',
  path: '/api/design/item',
  access: 'SESSION',
  query: z.object({ designIds: z.string().check(z.maxLength(10_000)) }),
  answer: z.record(z.string(), z.array(DesignItem)),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
})

export const checkCategoryTemplate = endpoint({
  method: 'GET',
  path: '/api/design/checkCategoryTemplate',
  access: 'SESSION',
  query: z.object({ templateId: z.string() }),
  answer: z.array(Product),
  errors: ['DESIGN_NOT_COPYABLE', 'NOT_FOUND'],
})

export const deleteDesigns = endpoint({
  method: 'DELETE',
  path: '/api/design/guest/{orderNumber}/{designGroup}',
  access: 'SESSION',
  params: z.object({ orderNumber, designGroup: z.string() }),
  answer: z.null(),
  errors: ['DESIGN_NOT_FOUND', 'DESIGN_DELETE_ERROR', 'FORBIDDEN', 'ORDER_IS_PRODUCED'],
})

export const deleteDesignsOfGuest = endpoint({
  method: 'DELETE',
  path: '/api/guest/design/{orderNumber}/{designGroup}',
  access: 'SESSION',
  params: z.object({ orderNumber, designGroup: z.string() }),
  answer: z.null(),
  errors: ['DESIGN_NOT_FOUND', 'DESIGN_DELETE_ERROR', 'FORBIDDEN', 'ORDER_IS_PRODUCED'],
})

export const copyDesigns = endpoint({
  method: 'GET',
  path: '/api/duplicate/{orderNumber}/{groupNumber}/{designSeriesId}',
  access: 'SESSION',
  params: copied,
  query: copyInput,
  answer: copy,
  errors: copyErrors,
})

export const copyDesignsOfGuest = endpoint({
  method: 'GET',
  path: '/api/guest/duplicate/{orderNumber}/{groupNumber}/{designSeriesId}',
  access: 'SESSION',
  params: copied,
  query: copyInput,
  answer: copy,
  errors: copyErrors,
})

import * as z from 'zod/mini'
import { Pattern } from '../entities/pattern.ts'
import { NOTICE_KINDS, Notice } from '../entities/notice.ts'
import { Ornament } from '../entities/ornament.ts'
import { FrontPage, Product, ProductOption } from '../entities/product.ts'
import { count, countText } from '../entities/scalars.ts'
import { TEMPLATE_COLOURS, TEMPLATE_ORDERS, TemplateCard, TemplateSeries } from '../entities/template.ts'
import { endpoint } from '../protocol/endpoint.ts'

const templateListQuery = z.object({
  pageSize: z._default(countText, 30),
  page: z._default(countText, 1),
  searchString: z._default(z.string(), ''),
  orderBy: z._default(z.enum(TEMPLATE_ORDERS), 'newest'),
  hashtag: z._default(z.string(), ''),
  /** Limits the list to templates of this side. */
  sideNumber: z.optional(countText),
  colour: z.optional(z.enum(TEMPLATE_COLOURS)),
})

export const previewProducts = endpoint({
  method: 'GET',
  path: '/api/products/preview',
  access: 'ANYONE',
  query: z.object({
    limit: z._default(countText, 20),
    offset: z._default(countText, 0),
    searchString: z._default(z.string(), ''),
  }),
  answer: z.array(Product),
})

export const listProductOptions = endpoint({
  method: 'GET',
  path: '/api/products/productOptions',
  access: 'ANYONE',
  query: z.object({ products: z.string() }),
  answer: z.record(z.string(), z.array(ProductOption)),
})

export const readProductForTemplates = endpoint({
  method: 'GET',
  path: '/api/product/{productId}',
  access: 'ANYONE',
  params: z.object({ productId: z.string() }),
  answer: Product,
  errors: ['PRODUCT_IS_NOT_FOUND', 'NOT_AVAILABLE'],
})

export const pageTemplates = endpoint({
  method: 'GET',
  path: '/api/template/product/{productId}',
  access: 'ANYONE',
  params: z.object({ productId: z.string() }),
  query: templateListQuery,
  answer: z.object({ templates: z.array(TemplateCard), total: count }),
  errors: ['NOT_AVAILABLE', 'PRODUCT_IS_NOT_FOUND'],
})

export const pageTemplateSeries = endpoint({
  method: 'GET',
  path: '/api/templateSeries/{productId}',
  access: 'ANYONE',
  params: z.object({ productId: z.string() }),
  query: templateListQuery,
  answer: z.object({ templates: z.array(TemplateSeries), total: count }),
  errors: ['NOT_AVAILABLE', 'PRODUCT_IS_NOT_FOUND'],
})

export const listTemplateSeries = endpoint({
  method: 'GET',
  path: '/api/listTemplateSeries/{productId}',
  access: 'ANYONE',
  params: z.object({ productId: z.string() }),
  answer: z.array(TemplateSeries),
  errors: ['NOT_AVAILABLE', 'PRODUCT_IS_NOT_FOUND'],
})

export const readNotices = endpoint({
  method: 'GET',
  path: '/api/notice/{type}',
  access: 'ANYONE',
  params: z.object({ type: z.enum(NOTICE_KINDS) }),
  query: z.object({ preview: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.array(Notice),
})

export const readFrontPage = endpoint({
  method: 'GET',
  path: '/api/shop/front',
  access: 'ANYONE',
  answer: FrontPage,
})

export const listColours = endpoint({
  method: 'GET',
  path: '/api/colours',
  access: 'ANYONE',
  /** Limits the list to colours of this product's templates. */
  query: z.object({ productId: z.optional(z.string()) }),
  answer: z.array(z.enum(TEMPLATE_COLOURS)),
})

export const listOrnaments = endpoint({
  method: 'GET',
  path: '/api/ornaments',
  access: 'ANYONE',
  answer: z.array(Ornament),
})

export const listPatterns = endpoint({
  method: 'GET',
  path: '/api/patterns',
  access: 'ANYONE',
  answer: z.array(Pattern),
})

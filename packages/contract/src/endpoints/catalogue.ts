import * as z from 'zod/mini'
import { NOTICE_KINDS, Notice } from '../entities/notice.ts'
import { Category, Product, ProductOption } from '../entities/product.ts'
import { count, countText } from '../entities/scalars.ts'
import { TEMPLATE_ORDERS, Template, TemplateCard, TemplatePage, TemplateSeries } from '../entities/template.ts'
import { endpoint } from '../protocol/endpoint.ts'

const templateListQuery = z.object({
  pageSize: z._default(countText, 30),
  page: z._default(countText, 1),
  searchString: z._default(z.string(), ''),
  orderBy: z._default(z.enum(TEMPLATE_ORDERS), 'newest'),
  hashtag: z._default(z.string(), ''),
  /** Limits the list to templates of this side. */
  sideNumber: z.optional(countText),
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  access: 'ANYONE',
  answer: z.array(Category),
})

export const listProductsOfCategory = endpoint({
  method: 'GET',
  path: '/api/product',
  access: 'ANYONE',
  query: z.object({ category_id: z.string() }),
  answer: z.array(Product),
})

export const pageProducts = endpoint({
  method: 'GET',
  path: '/api/products/page',
  access: 'ANYONE',
  query: z.object({
    page: z._default(countText, 1),
    pageSize: z._default(countText, 30),
    searchString: z._default(z.string(), ''),
    hashtags: z._default(z.string(), ''),
  }),
  answer: z.object({ products: z.array(Product), total: count }),
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

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  access: 'ANYONE',
  params: z.object({ id: z.string() }),
  answer: Product,
  errors: ['PRODUCT_IS_NOT_FOUND'],
})

export const readProductForTemplates = endpoint({
  method: 'GET',
  path: '/api/product/{productId}',
  access: 'ANYONE',
  params: z.object({ productId: z.string() }),
  answer: Product,
  errors: ['PRODUCT_IS_NOT_FOUND', 'NOT_AVAILABLE'],
})

export const listProductOptions = endpoint({
  method: 'GET',
  path: '/api/products/productOptions',
  access: 'ANYONE',
  query: z.object({ products: z.string() }),
  answer: z.record(z.string(), z.array(ProductOption)),
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

export const readTemplatesOfDesignSeries = endpoint({
  method: 'GET',
  path: '/api/templates/designSeries/{designSeriesId}',
  access: 'SESSION',
  params: z.object({ designSeriesId: z.string() }),
  answer: z.array(TemplatePage),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const readTemplatesOfSeries = endpoint({
  method: 'GET',
  path: '/api/templateSeries/templates',
  access: 'ANYONE',
  query: z.object({
    templateSeriesIdString: z.string(),
    orderNumber: z.optional(z.string()),
    designSeriesId: z.optional(z.string()),
  }),
  answer: z.array(TemplatePage),
  errors: ['NOT_FOUND'],
})

export const readTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/{id}',
  access: 'ANYONE',
  params: z.object({ id: z.string() }),
  answer: Template,
  errors: ['NOT_FOUND'],
})

export const readTemplateGroup = endpoint({
  method: 'GET',
  path: '/api/templates/{id}/groups',
  access: 'ANYONE',
  params: z.object({ id: z.string() }),
  answer: z.array(Template),
  errors: ['NOT_FOUND'],
})

export const listHashtags = endpoint({
  method: 'GET',
  path: '/api/hashtags/{type}',
  access: 'ANYONE',
  params: z.object({ type: z.enum(['product', 'template']) }),
  /** Limits the list to hashtags of this product's templates. */
  query: z.object({ productId: z.optional(z.string()) }),
  answer: z.array(z.string()),
})

export const readNotices = endpoint({
  method: 'GET',
  path: '/api/notice/{type}',
  access: 'ANYONE',
  params: z.object({ type: z.enum(NOTICE_KINDS) }),
  query: z.object({ preview: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.array(Notice),
})

export const readTemplateBackground = endpoint({
  method: 'GET',
  path: '/api/template/{templateId}/templateItem/background/{background}',
  access: 'ANYONE',
  params: z.object({ templateId: z.string(), background: z.string() }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

export const readShopImage = endpoint({
  method: 'GET',
  path: '/api/images',
  access: 'ANYONE',
  query: z.object({
    path: z.string(),
    /** Longest side in pixels: 240, 480, 720 or 1080 return a reduced JPEG for lists, any other value the original. */
    side: z.optional(z.string()),
  }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

import * as z from 'zod/mini'
import { Category, Product } from '../entities/product.ts'
import { count, countText } from '../entities/scalars.ts'
import { Template, TEMPLATE_COLOURS, TemplatePage } from '../entities/template.ts'
import { endpoint } from '../protocol/endpoint.ts'

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
    /** Limits the list to products with a template whose first side has this colour. */
    colour: z.optional(z.enum(TEMPLATE_COLOURS)),
  }),
  answer: z.object({ products: z.array(Product), total: count }),
})

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/products/{id}',
  access: 'ANYONE',
  params: z.object({ id: z.string() }),
  answer: Product,
  errors: ['PRODUCT_IS_NOT_FOUND'],
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

import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { DeliveryEvent, NOTICE_KINDS, Notice } from '../entities/notice.ts'
import { Category, FontFamily, Product, ProductOption } from '../entities/product.ts'
import { count } from '../entities/scalars.ts'
import { Template, TemplateCard, TemplateSeries } from '../entities/template.ts'

/** Numbers and lists travel as text in a query. */
const countText = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((text: string) => Number(text)),
)

export const TEMPLATE_ORDERS = ['newest', 'photoCount', 'messageCount'] as const

const templateListQuery = z.object({
  pageSize: z._default(countText, 30),
  page: z._default(countText, 1),
  searchString: z._default(z.string(), ''),
  orderBy: z._default(z.enum(TEMPLATE_ORDERS), 'newest'),
  hashtag: z._default(z.string(), ''),
})

export const catalogueEndpoints = {
  listCategories: endpoint({
    method: 'GET',
    path: '/api/categories',
    access: 'ANYONE',
    summary: 'Categories, by position and then newest first',
    answer: z.array(Category),
  }),
  listProductsOfCategory: endpoint({
    method: 'GET',
    path: '/api/product',
    access: 'ANYONE',
    summary: 'Products of a category',
    query: z.object({ category_id: z.string() }),
    answer: z.array(Product),
  }),
  pageProducts: endpoint({
    method: 'GET',
    path: '/api/products/page',
    access: 'ANYONE',
    summary: 'All products, searched and paged',
    query: z.object({
      page: z._default(countText, 1),
      pageSize: z._default(countText, 30),
      searchString: z._default(z.string(), ''),
      hashtags: z._default(z.string(), ''),
    }),
    answer: z.object({ products: z.array(Product), total: count }),
  }),
  readProduct: endpoint({
    method: 'GET',
    path: '/api/products/{id}',
    access: 'ANYONE',
    summary: 'One product',
    params: z.object({ id: z.string() }),
    answer: Product,
    errors: ['PRODUCT_IS_NOT_FOUND'],
  }),
  readProductForTemplates: endpoint({
    method: 'GET',
    path: '/api/product/{productId}',
    access: 'ANYONE',
    summary: 'One product, as the template list needs it',
    params: z.object({ productId: z.string() }),
    answer: Product,
    errors: ['PRODUCT_IS_NOT_FOUND', 'NOT_AVAILABLE'],
  }),
  listProductOptions: endpoint({
    method: 'GET',
    path: '/api/products/productOptions',
    access: 'ANYONE',
    summary: 'Options of several products',
    query: z.object({ products: z.string() }),
    answer: z.record(z.string(), z.array(ProductOption)),
  }),
  pageTemplates: endpoint({
    method: 'GET',
    path: '/api/template/product/{productId}',
    access: 'ANYONE',
    summary: 'Templates of a product, searched and paged',
    params: z.object({ productId: z.string() }),
    query: templateListQuery,
    answer: z.object({ templates: z.array(TemplateCard), total: count }),
    errors: ['NOT_AVAILABLE', 'PRODUCT_IS_NOT_FOUND'],
  }),
  pageTemplateSeries: endpoint({
    method: 'GET',
    path: '/api/templateSeries/{productId}',
    access: 'ANYONE',
    summary: 'Template series of a booklet product, searched and paged',
    params: z.object({ productId: z.string() }),
    query: templateListQuery,
    answer: z.object({ templates: z.array(TemplateSeries), total: count }),
    errors: ['NOT_AVAILABLE', 'PRODUCT_IS_NOT_FOUND'],
  }),
  readTemplatesOfSeries: endpoint({
    method: 'GET',
    path: '/api/templateSeries/templates',
    access: 'ANYONE',
    summary: 'All pages of a template series, cover first',
    query: z.object({
      templateSeriesIdString: z.string(),
      orderNumber: z.optional(z.string()),
      designSeriesId: z.optional(z.string()),
    }),
    answer: z.array(Template),
    errors: ['NOT_FOUND'],
  }),
  readTemplate: endpoint({
    method: 'GET',
    path: '/api/templates/{id}',
    access: 'ANYONE',
    summary: 'One template with its items',
    params: z.object({ id: z.string() }),
    answer: Template,
    errors: ['NOT_FOUND'],
  }),
  readTemplateGroup: endpoint({
    method: 'GET',
    path: '/api/templates/{id}/groups',
    access: 'ANYONE',
    summary: 'The templates of all sides that go with this one, front first',
    params: z.object({ id: z.string() }),
    answer: z.array(Template),
    errors: ['NOT_FOUND'],
  }),
  listHashtags: endpoint({
    method: 'GET',
    path: '/api/hashtags/{type}',
    access: 'ANYONE',
    summary: 'Hashtags in use',
    params: z.object({ type: z.enum(['product', 'template']) }),
    answer: z.array(z.string()),
  }),
  listFonts: endpoint({
    method: 'GET',
    path: '/api/font',
    access: 'ANYONE',
    summary: 'The families of the shop',
    answer: z.array(FontFamily),
  }),
  listEvents: endpoint({
    method: 'GET',
    path: '/api/events',
    access: 'ANYONE',
    summary: 'Days off and extra working days of the delivery calendar',
    answer: z.array(DeliveryEvent),
  }),
  readNotices: endpoint({
    method: 'GET',
    path: '/api/notice/{type}',
    access: 'ANYONE',
    summary: 'Notices of a kind',
    params: z.object({ type: z.enum(NOTICE_KINDS) }),
    answer: z.array(Notice),
  }),
  readChangePoint: endpoint({
    method: 'GET',
    path: '/api/shipment/changePoint',
    access: 'ANYONE',
    summary: 'The time of day from which an order counts as the next day, HH:mm in Tokyo',
    answer: z.object({ time: z.string() }),
  }),
  readShopImage: endpoint({
    method: 'GET',
    path: '/api/images',
    access: 'ANYONE',
    summary: "A picture of the shop's own: artwork, thumbnail or product picture",
    query: z.object({ path: z.string() }),
    answerKind: 'FILE',
    answer: z.null(),
    errors: ['NOT_FOUND'],
  }),
}

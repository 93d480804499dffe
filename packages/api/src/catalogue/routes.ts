import type { StoredProduct, TEMPLATE_ORDERS } from '@irodori/contract'
import { endpoints } from '@irodori/contract'
import { compareCategories } from '@irodori/rules'
import { sql } from 'kysely'
import { readCalendar } from '../calendar/readCalendar.ts'
import type { Database } from '../database/tables.ts'
import type { Refusal } from '../http/outcome.ts'
import { answer, file, refused } from '../http/outcome.ts'
import type { Register } from '../http/register.ts'
import { contentTypeOf } from '../image/imageFiles.ts'
import type { Storage } from '../storage/storage.ts'
import { isStorageKey } from '../storage/storage.ts'
import {
  findProduct,
  findProducts,
  findSeries,
  findTemplate,
  findTemplateGroup,
  listPublicProducts,
  listSeries,
  listTemplateCards,
  listTemplatesOfSeries,
} from './catalogue.ts'
import { matchesSearch, pageOf } from './pageOf.ts'
import { presentCategory, presentProduct, readShelf } from './presentProduct.ts'
import { SHOP_FOLDER } from './shopPicture.ts'

interface Needs {
  readonly database: Database
  readonly storage: Storage
  readonly now: () => Date
}

export function catalogueRoutes(register: Register, { database, storage, now }: Needs): void {
  register.forAnyone(endpoints.listCategories, async () => {
    const shelf = await readShelf(database, now())
    const products = await listPublicProducts(database)
    const categories = [...shelf.categories.values()].sort(compareCategories)
    return answer(
      categories.map((category) =>
        presentCategory(
          category,
          products.filter(({ categoryId }) => categoryId === category.id),
          shelf,
        ),
      ),
    )
  })

  register.forAnyone(endpoints.listProductsOfCategory, async ({ query }) => {
    const shelf = await readShelf(database, now())
    const products = await listPublicProducts(database, query.category_id)
    return answer(products.map((product) => presentProduct(product, shelf)))
  })

  register.forAnyone(endpoints.pageProducts, async ({ query }) => {
    const found = (await listPublicProducts(database)).filter(
      (product) => matchesSearch(product.name, query.searchString) && hasHashtag(product, query.hashtags),
    )
    const shelf = await readShelf(database, now())
    return answer({
      products: pageOf(found, query).map((product) => presentProduct(product, shelf)),
      total: found.length,
    })
  })

  register.forAnyone(endpoints.readProduct, async ({ params }) => {
    const product = await findProduct(database, params.id)
    if (!product) return refused(404, 'PRODUCT_IS_NOT_FOUND')
    return answer(presentProduct(product, await readShelf(database, now())))
  })

  register.forAnyone(endpoints.readProductForTemplates, async ({ params }) => {
    const product = await availableProduct(database, params.productId)
    if ('kind' in product) return product
    return answer(presentProduct(product, await readShelf(database, now())))
  })

  register.forAnyone(endpoints.listProductOptions, async ({ query }) => {
    const products = await findProducts(database, query.products.split(',').slice(0, 200))
    return answer(Object.fromEntries([...products].map(([id, product]) => [id, product.options])))
  })

  register.forAnyone(endpoints.pageTemplates, async ({ params, query }) => {
    const product = await availableProduct(database, params.productId)
    if ('kind' in product) return product
    const found = (await listTemplateCards(database, product.id))
      .filter((card) => matchesSearch(card.name, query.searchString) && hasHashtag(card, query.hashtag))
      .sort(inOrder(query.orderBy, (card) => [card.imageItemCount, card.textItemCount]))
    return answer({ templates: pageOf(found, query), total: found.length })
  })

  register.forAnyone(endpoints.pageTemplateSeries, async ({ params, query }) => {
    const product = await availableProduct(database, params.productId)
    if ('kind' in product) return product
    const found = (await listSeries(database, product.id))
      .filter((series) => matchesSearch(series.name, query.searchString) && hasHashtag(series, query.hashtag))
      .sort(inOrder(query.orderBy, (series) => [series.sumImageItemSeries, series.sumTextItemSeries]))
    return answer({ templates: pageOf(found, query), total: found.length })
  })

  register.forAnyone(endpoints.readTemplatesOfSeries, async ({ query }) => {
    const series = await findSeries(database, query.templateSeriesIdString)
    if (!series) return refused(404, 'NOT_FOUND')
    const pages = await listTemplatesOfSeries(database, series.id)
    return answer(pages.map((page) => ({ ...page, design: null })))
  })

  register.forAnyone(endpoints.readTemplate, async ({ params }) => {
    const template = await findTemplate(database, params.id)
    return template ? answer(template) : refused(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.readTemplateGroup, async ({ params }) => {
    const group = await findTemplateGroup(database, params.id)
    return group.length > 0 ? answer(group) : refused(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.listHashtags, async ({ params }) => {
    const { rows } = await sql<{ hashtags: string[] }>`
      select document -> 'hashtags' as hashtags from ${sql.table(params.type)}`.execute(database)
    return answer([...new Set(rows.flatMap((row) => row.hashtags))].sort((a, b) => a.localeCompare(b, 'ja')))
  })

  register.forAnyone(endpoints.listFonts, async () => {
    const rows = await database.selectFrom('font_family').select('document').orderBy('position').execute()
    return answer(rows.map((row) => row.document))
  })

  register.forAnyone(endpoints.listEvents, async () => {
    const rows = await database.selectFrom('delivery_event').select('document').orderBy('id').execute()
    return answer(rows.map((row) => row.document))
  })

  register.forAnyone(endpoints.readNotices, async ({ params }) => {
    const rows = await database.selectFrom('notice').select('document').where('kind', '=', params.type).execute()
    return answer(rows.map((row) => row.document))
  })

  register.forAnyone(endpoints.readChangePoint, async () => {
    return answer({ time: (await readCalendar(database)).changePoint })
  })

  register.forAnyone(endpoints.readShopImage, async ({ query }) => {
    const contentType = contentTypeOf(query.path)
    if (contentType === null || !isStorageKey(query.path)) return refused(404, 'NOT_FOUND')
    const bytes = await storage.get(`${SHOP_FOLDER}/${query.path}`)
    return bytes ? file(bytes, contentType, 'ASK') : refused(404, 'NOT_FOUND')
  })
}

async function availableProduct(database: Database, id: string): Promise<StoredProduct | Refusal> {
  const product = await findProduct(database, id)
  if (!product) return refused(404, 'PRODUCT_IS_NOT_FOUND')
  return product.isPublic && !product.isDeleted ? product : refused(400, 'NOT_AVAILABLE')
}

const hasHashtag = (thing: { readonly hashtags: readonly string[] }, hashtag: string): boolean =>
  hashtag === '' || thing.hashtags.includes(hashtag)

interface Dated {
  readonly name: string
  readonly sideNumber?: number
  readonly templateGroupId?: string
  readonly publishedAt: string
}

/** Most photos or most messages first; among equals the newest, and the sides of one product in their order. */
function inOrder<Item extends Dated>(
  order: (typeof TEMPLATE_ORDERS)[number],
  counts: (item: Item) => readonly [photos: number, messages: number],
): (a: Item, b: Item) => number {
  const newest = (a: Item, b: Item) =>
    Date.parse(b.publishedAt) - Date.parse(a.publishedAt) ||
    (a.templateGroupId ?? '').localeCompare(b.templateGroupId ?? '') ||
    (a.sideNumber ?? 0) - (b.sideNumber ?? 0) ||
    a.name.localeCompare(b.name, 'ja')
  if (order === 'newest') return newest
  const at = order === 'photoCount' ? 0 : 1
  return (a, b) => counts(b)[at] - counts(a)[at] || newest(a, b)
}

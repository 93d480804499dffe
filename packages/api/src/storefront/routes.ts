import { endpoints } from '@irodori/contract/endpoints'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { compareCategories } from '@irodori/rules/catalogueOrder'
import { readCalendar } from '../calendar/readCalendar.ts'
import { artworkFile, shopPicture } from '../catalogue/artworkFile.ts'
import { findProduct, findProducts, findSeries, findTemplate, findTemplateGroup } from '../catalogue/catalogue.ts'
import { presentCategory, presentProduct, readPresentationContext } from '../catalogue/presentProduct.ts'
import { readNotices } from '../catalogue/readNotices.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { ownOrder } from '../order/ownOrder.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { listHashtags } from './listHashtags.ts'
import { listOrnaments } from './listOrnaments.ts'
import { listTemplateTexts } from './listTemplateTexts.ts'
import { listShownProducts, withTypoTolerance } from './pageProducts.ts'
import { listSeries, pageSeries } from './pageSeries.ts'
import { clampPageSize, pageSlice } from './pageSlice.ts'
import { pageTemplates } from './pageTemplates.ts'
import { reducedPictures } from './reducedPictures.ts'
import type { Booklet } from './templatePages.ts'
import { templatePages } from './templatePages.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: Pick<WorkerPool, 'share'>
  readonly now: () => Date
}

export function catalogueRoutes(register: Register, { database, storage, pool, now }: Deps): void {
  const reduced = reducedPictures(storage, pool)

  register.forAnyone(endpoints.listCategories, async () => {
    const shelf = await readPresentationContext(database, now())
    const products = await listShownProducts(database, {})
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
    const shelf = await readPresentationContext(database, now())
    const products = await listShownProducts(database, { categoryId: query.category_id })
    return answer(products.map((product) => presentProduct(product, shelf)))
  })

  register.forAnyone(endpoints.pageProducts, async ({ query }) => {
    const hashtags = query.hashtags.split(',').filter((hashtag) => hashtag !== '')
    const input = { searchString: query.searchString, hashtags: hashtags.slice(0, MAX_HASHTAGS) }
    const { filter, total } = await withTypoTolerance(database, input)
    const products = await listShownProducts(database, filter, pageSlice(query))
    const shelf = await readPresentationContext(database, now())
    return answer({ products: products.map((product) => presentProduct(product, shelf)), total })
  })

  register.forAnyone(endpoints.previewProducts, async ({ query }) => {
    const slice = { offset: query.offset, limit: clampPageSize(query.limit) }
    const { filter } = await withTypoTolerance(database, { searchString: query.searchString })
    const products = await listShownProducts(database, filter, slice)
    const shelf = await readPresentationContext(database, now())
    return answer(products.map((product) => presentProduct(product, shelf)))
  })

  register.forAnyone(endpoints.readProduct, async ({ params }) => {
    const product = await findProduct(database, params.id)
    if (!product) return fail(404, 'PRODUCT_IS_NOT_FOUND')
    return answer(presentProduct(product, await readPresentationContext(database, now())))
  })

  register.forAnyone(endpoints.readProductForTemplates, async ({ params }) => {
    const productResult = await availableProduct(database, params.productId)
    if (!productResult.ok) return productResult
    const product = productResult.value
    return answer(presentProduct(product, await readPresentationContext(database, now())))
  })

  register.forAnyone(endpoints.listProductOptions, async ({ query }) => {
    const products = await findProducts(database, query.products.split(',').slice(0, 200))
    return answer(Object.fromEntries([...products].map(([id, product]) => [id, product.options])))
  })

  register.forAnyone(endpoints.pageTemplates, async ({ params, query }) => {
    const product = await availableProduct(database, params.productId)
    return product.ok ? answer(await pageTemplates(database, product.value.id, query)) : product
  })

  register.forAnyone(endpoints.pageTemplateSeries, async ({ params, query }) => {
    const product = await availableProduct(database, params.productId)
    return product.ok ? answer(await pageSeries(database, product.value.id, query)) : product
  })

  register.forAnyone(endpoints.listTemplateSeries, async ({ params }) => {
    const product = await availableProduct(database, params.productId)
    return product.ok ? answer(await listSeries(database, product.value.id)) : product
  })

  register.forSession(endpoints.readTemplatesOfDesignSeries, async ({ params, caller }) => {
    const booklet = await findBooklet(database, params.designSeriesId)
    if (!booklet) return fail(404, 'NOT_FOUND')
    const order = await ownOrder(database, caller, booklet.orderNumber)
    if (!order.ok) return order
    return answer(await templatePages(database, booklet.templateSeriesId, booklet))
  })

  register.forAnyone(endpoints.readTemplatesOfSeries, async ({ query, caller }) => {
    const series = await findSeries(database, query.templateSeriesIdString)
    if (!series) return fail(404, 'NOT_FOUND')
    const booklet = await ownBooklet(database, caller, query.designSeriesId, query.orderNumber)
    return answer(await templatePages(database, series.id, booklet))
  })

  register.forAnyone(endpoints.readTemplate, async ({ params }) => {
    const template = await findTemplate(database, params.id)
    return template ? answer(template) : fail(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.readTemplateGroup, async ({ params }) => {
    const group = await findTemplateGroup(database, params.id)
    return group.length > 0 ? answer(group) : fail(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.listHashtags, async ({ params, query }) =>
    answer(await listHashtags(database, params.type, query.productId)),
  )

  register.forAnyone(endpoints.listFonts, async () => {
    const rows = await database.selectFrom('font_family').select('document').orderBy('position').execute()
    return answer(rows.map((row) => row.document))
  })

  register.forAnyone(endpoints.listOrnaments, async () => answer(await listOrnaments(database)))

  register.forAnyone(endpoints.listTemplateTexts, async () => answer(await listTemplateTexts(database)))

  register.forAnyone(endpoints.listEvents, async () => {
    const rows = await database.selectFrom('delivery_event').select('document').orderBy('id').execute()
    return answer(rows.map((row) => row.document))
  })

  register.forAnyone(endpoints.readNotices, async ({ params, query }) =>
    answer(await readNotices(database, params.type, now(), query.preview)),
  )

  register.forAnyone(endpoints.readChangePoint, async () => {
    return answer({ time: (await readCalendar(database)).changePoint })
  })

  register.forAnyone(endpoints.readTemplateBackground, async ({ params }) => {
    const template = await findTemplate(database, params.templateId)
    const picture = template && (await artworkFile(storage, [template], params.background))
    return picture ?? fail(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.readShopImage, async ({ query }) => {
    const picture = await shopPicture(storage, query.path)
    return picture ? reduced(picture, query.side) : fail(404, 'NOT_FOUND')
  })
}

/** Maximum number of hashtags of one filter. */
const MAX_HASHTAGS = 5

async function availableProduct(database: Database, id: string): Promise<Result<StoredProduct, ApiError>> {
  const product = await findProduct(database, id)
  if (!product) return fail(404, 'PRODUCT_IS_NOT_FOUND')
  return product.isPublic && !product.isDeleted ? ok(product) : fail(400, 'NOT_AVAILABLE')
}

async function findBooklet(
  database: Database,
  designSeriesId: string,
): Promise<(Booklet & { readonly templateSeriesId: string }) | null> {
  const row = await database
    .selectFrom('design_series')
    .select(['order_number', 'template_series_id'])
    .where('id', '=', designSeriesId)
    .executeTakeFirst()
  return row ? { id: designSeriesId, orderNumber: row.order_number, templateSeriesId: row.template_series_id } : null
}

/** The pages of a series are public; a booklet that does not belong to the caller is ignored. */
async function ownBooklet(
  database: Database,
  caller: Caller | null,
  designSeriesId: string | undefined,
  orderNumber: string | undefined,
): Promise<Booklet | null> {
  if (!caller || designSeriesId === undefined) return null
  const booklet = await findBooklet(database, designSeriesId)
  if (!booklet || (orderNumber !== undefined && orderNumber !== booklet.orderNumber)) return null
  const order = await ownOrder(database, caller, booklet.orderNumber)
  return order.ok ? booklet : null
}

import type { QueryOf } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { Product, StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { readCalendar } from '../calendar/readCalendar.ts'
import { artworkFile, shopPicture } from '../catalogue/artworkFile.ts'
import { findProduct, findProducts, findSeries, findTemplate, findTemplateGroup } from '../catalogue/catalogue.ts'
import { presentCategories, presentProducts } from '../catalogue/presentProduct.ts'
import { readNotices } from '../catalogue/readNotices.ts'
import { readProductAtVersion } from '../catalogue/templateVersion.ts'
import type { Database } from '../database/tables.ts'
import type { ApiError } from '../http/apiError.ts'
import { fail } from '../http/apiError.ts'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Register } from '../http/register.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { ownOrder } from '../order/ownOrder.ts'
import type { Storage } from '../storage/storage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { withButtonNames } from '../translation/buttonNames.ts'
import { hashtagsIn, storedHashtags } from '../translation/hashtags.ts'
import { translated } from '../translation/translations.ts'
import { frontPageReader } from './frontPage.ts'
import { listOrnaments, listPatterns } from './latestVersions.ts'
import { listColours } from './listColours.ts'
import { listHashtags } from './listHashtags.ts'
import { listTemplateTexts } from './listTemplateTexts.ts'
import { listShownProducts, withTypoTolerance } from './pageProducts.ts'
import { listSeries, pageSeries } from './pageSeries.ts'
import { clampPageSize, pageSlice } from './pageSlice.ts'
import type { ListInput } from './pageTemplates.ts'
import { pageTemplates } from './pageTemplates.ts'
import { reducedPictures } from './reducedPictures.ts'
import type { Booklet } from './templatePages.ts'
import { templatePages } from './templatePages.ts'
import { seriesIn, templatesIn } from './templatesIn.ts'
import { writtenAnswers } from './writtenAnswers.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly pool: Pick<WorkerPool, 'share'>
  readonly now: () => Date
}

export function catalogueRoutes(register: Register, { database, storage, pool, now }: Deps): void {
  const reduced = reducedPictures(storage, pool)
  const readFrontPage = frontPageReader(database, now)
  const answerOfVersion = writtenAnswers()

  register.forAnyone(endpoints.listCategories, async ({ language }) =>
    answer(await presentCategories(database, await listShownProducts(database, {}), now(), language)),
  )

  register.forAnyone(endpoints.listProductsOfCategory, async ({ query, language }) => {
    const products = await listShownProducts(database, { categoryId: query.category_id })
    return answer(await presentProducts(database, products, now(), language))
  })

  register.forAnyone(endpoints.pageProducts, async ({ query, language }) => {
    const hashtags = query.hashtags.split(',').filter((hashtag) => hashtag !== '')
    const { searchString, colour } = query
    const asked = hashtags.slice(0, MAX_HASHTAGS).map((hashtag) => storedHashtags(database, hashtag))
    const input = { searchString, colour, hashtags: await Promise.all(asked) }
    const { filter, total } = await withTypoTolerance(database, input)
    const products = await listShownProducts(database, filter, pageSlice(query))
    return answer({ products: await presentProducts(database, products, now(), language), total })
  })

  register.forAnyone(endpoints.previewProducts, async ({ query, language }) => {
    const slice = { offset: query.offset, limit: clampPageSize(query.limit) }
    const { filter } = await withTypoTolerance(database, { searchString: query.searchString })
    const products = await listShownProducts(database, filter, slice)
    return answer(await presentProducts(database, products, now(), language))
  })

  const presentOne = async (product: StoredProduct, language: Language | null): Promise<Outcome<Product>> => {
    const [presented] = await presentProducts(database, [product], now(), language)
    return presented ? answer(presented) : fail(404, 'PRODUCT_IS_NOT_FOUND')
  }

  register.forAnyone(endpoints.readProduct, async ({ params, language }) => {
    const product = await findProduct(database, params.id)
    return product ? presentOne(product, language) : fail(404, 'PRODUCT_IS_NOT_FOUND')
  })

  register.forAnyone(endpoints.readProductForTemplates, async ({ params, language }) => {
    const product = await availableProduct(database, params.productId)
    return product.ok ? presentOne(product.value, language) : product
  })

  register.forAnyone(endpoints.listProductOptions, async ({ query, language }) => {
    const stored = await findProducts(database, query.products.split(',').slice(0, 200))
    const products = await translated(database, language, 'products', [...stored.values()])
    return answer(Object.fromEntries(products.map(({ id, options }) => [id, options])))
  })

  /** The filter of a list of templates, with its hashtag as it is stored. */
  const listInput = async ({ hashtag, ...query }: QueryOf<typeof endpoints.pageTemplates>): Promise<ListInput> => ({
    ...query,
    hashtags: hashtag === '' ? [] : await storedHashtags(database, hashtag),
  })

  register.forAnyone(endpoints.pageTemplates, async ({ params: { productId }, query, language }) => {
    const { product, version } = await readProductAtVersion(database, productId)
    const available = availableOf(product)
    if (!available.ok) return available
    return answerOfVersion(keptVersion(version, query), ['templates', productId, query, language], async () => {
      const { templates, total } = await pageTemplates(database, productId, await listInput(query))
      return { templates: await templatesIn(database, language, templates), total }
    })
  })

  register.forAnyone(endpoints.pageTemplateSeries, async ({ params: { productId }, query, language }) => {
    const { product, version } = await readProductAtVersion(database, productId)
    const available = availableOf(product)
    if (!available.ok) return available
    return answerOfVersion(keptVersion(version, query), ['series', productId, query, language], async () => {
      const { templates, total } = await pageSeries(database, productId, await listInput(query))
      return { templates: await seriesIn(database, language, templates), total }
    })
  })

  register.forAnyone(endpoints.listTemplateSeries, async ({ params, language }) => {
    const product = await availableProduct(database, params.productId)
    if (!product.ok) return product
    return answer(await seriesIn(database, language, await listSeries(database, product.value.id)))
  })

  register.forSession(endpoints.readTemplatesOfDesignSeries, async ({ params, caller, language }) => {
    const booklet = await findBooklet(database, params.designSeriesId)
    if (!booklet) return fail(404, 'NOT_FOUND')
    const order = await ownOrder(database, caller, booklet.orderNumber)
    if (!order.ok) return order
    return answer(await templatePages(database, booklet.templateSeriesId, booklet, language))
  })

  register.forAnyone(endpoints.readTemplatesOfSeries, async ({ query, caller, language }) => {
    const series = await findSeries(database, query.templateSeriesIdString)
    if (!series) return fail(404, 'NOT_FOUND')
    const booklet = await ownBooklet(database, caller, query.designSeriesId, query.orderNumber)
    return answer(await templatePages(database, series.id, booklet, language))
  })

  register.forAnyone(endpoints.readTemplate, async ({ params, language }) => {
    const stored = await findTemplate(database, params.id)
    const [template] = await templatesIn(database, language, stored ? [stored] : [])
    return template ? answer(template) : fail(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.readTemplateGroup, async ({ params, language }) => {
    const group = await findTemplateGroup(database, params.id)
    return group.length > 0 ? answer(await templatesIn(database, language, group)) : fail(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.listHashtags, async ({ params, query, language }) =>
    answer(await hashtagsIn(database, language, await listHashtags(database, params.type, query.productId))),
  )

  register.forAnyone(endpoints.listColours, async ({ query }) => answer(await listColours(database, query.productId)))

  register.forAnyone(endpoints.readFrontPage, async ({ language }) => answer(await readFrontPage(language)))

  register.forAnyone(endpoints.listFonts, async () => {
    const rows = await database.selectFrom('font_family').select('document').orderBy('position').execute()
    return answer(rows.map((row) => row.document))
  })

  register.forAnyone(endpoints.listOrnaments, async ({ language }) =>
    answer(await translated(database, language, 'ornaments', await listOrnaments(database))),
  )

  register.forAnyone(endpoints.listPatterns, async ({ language }) =>
    answer(await translated(database, language, 'patterns', await listPatterns(database))),
  )

  register.forAnyone(endpoints.listTemplateTexts, async ({ language }) =>
    answer(await listTemplateTexts(database, language)),
  )

  register.forAnyone(endpoints.listEvents, async ({ language }) => {
    const rows = await database.selectFrom('delivery_event').select('document').orderBy('id').execute()
    const events = rows.map((row) => row.document)
    return answer(await translated(database, language, 'events', events))
  })

  register.forAnyone(endpoints.readNotices, async ({ params, query, language }) => {
    const notices = await readNotices(database, params.type, now(), query.preview)
    return answer(withButtonNames(await translated(database, language, 'notices', notices), language))
  })

  register.forAnyone(endpoints.readChangePoint, async () => {
    return answer({ time: (await readCalendar(database)).changePoint })
  })

  register.forAnyone(endpoints.readTemplateBackground, async ({ params }) => {
    const template = await findTemplate(database, params.templateId)
    if (!template) return fail(404, 'NOT_FOUND')
    const picture = await busyAsFailure(artworkFile(storage, [template], params.background))
    return picture ?? fail(404, 'NOT_FOUND')
  })

  register.forAnyone(endpoints.readShopImage, async ({ query }) => {
    const picture = await busyAsFailure(shopPicture(storage, query.path))
    if (!picture) return fail(404, 'NOT_FOUND')
    return picture.ok ? reduced(picture, query.side) : picture
  })
}

/** Maximum number of hashtags of one filter. */
const MAX_HASHTAGS = 5

const availableProduct = async (database: Database, id: string): Promise<Result<StoredProduct, ApiError>> =>
  availableOf(await findProduct(database, id))

/** The result of a search is not kept: search strings are unlimited, and their results would displace the lists that all visitors open. */
const keptVersion = (version: string | null, { searchString }: { readonly searchString: string }): string | null =>
  searchString === '' ? version : null

function availableOf(product: StoredProduct | null): Result<StoredProduct, ApiError> {
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

import { DESIGN_QUERY, openDesignAddress, parseDesignQuery } from '@irodori/contract/designQuery'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { findProduct, findSeries, findTemplate } from '../catalogue/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { translatedEntry } from '../translation/translations.ts'
import { headTexts, listedHead } from './headParts.ts'
import { localeText } from './localeText.ts'
import type { ReadShop } from './pageShop.ts'
import type { Crumb } from './structuredData.ts'
import { breadcrumbData, productData } from './structuredData.ts'
import type { PageHead } from './writeHead.ts'

interface Deps {
  readonly database: Database
  readonly readShop: ReadShop
  readonly publicUrl: string
}

/** A template or a series of a booklet, as a product page shows it. */
interface ShownDesign {
  readonly id: string
  readonly isSeries: boolean
  readonly name: string
  readonly thumbnailUrl: string
}

/** The heads of the catalogue's pages; null for a product or category that visitors may not see. */
export function catalogueHeads({ database, readShop, publicUrl }: Deps) {
  const homeCrumb = async (): Promise<Crumb> => ({
    name: (await readShop()).profile.name,
    url: `${publicUrl}${PAGES.home.path}`,
  })

  async function categoryCrumb(categoryId: string, language: Language): Promise<Crumb | null> {
    const row = await database.selectFrom('category').select('document').where('id', '=', categoryId).executeTakeFirst()
    const category = await translatedEntry(database, language, 'categories', row?.document ?? null)
    if (!category) return null
    return { name: category.name, url: `${publicUrl}${pagePath(PAGES.category, { categoryId })}` }
  }

  async function shownProduct(productId: string, language: Language): Promise<StoredProduct | null> {
    const product = await translatedEntry(database, language, 'products', await findProduct(database, productId))
    return product?.isPublic && !product.isDeleted ? product : null
  }

  /** The design that is open over a product's list; null if there is none. */
  async function designOf(productId: string, value: string | null, language: Language): Promise<ShownDesign | null> {
    if (value === null) return null
    const { id, isSeries } = parseDesignQuery(value)
    const found = isSeries
      ? await translatedEntry(database, language, 'templateSeries', await findSeries(database, id))
      : await translatedEntry(database, language, 'templates', await findTemplate(database, id))
    if (found?.productId !== productId) return null
    return { id, isSeries, name: found.name, thumbnailUrl: found.thumbnailUrl }
  }

  return {
    /** CAT-60: the list of a product's designs, or one of them that the query opens. */
    async productHead(productId: string, language: Language, query: URLSearchParams): Promise<PageHead | null> {
      const product = await shownProduct(productId, language)
      if (!product) return null
      const { name, description } = product
      const design = await designOf(productId, query.get(DESIGN_QUERY), language)
      const path = pagePath(PAGES.product, { productId })
      const listTitle =
        product.productType === 'NO_DESIGN' ? name : headTexts('product', language, { product: name }).title
      const designTitle = { design: design?.name ?? '', product: name }
      const designName = design && localeText('pages:design.title', designTitle, language)
      const head = listedHead(publicUrl, {
        path: design ? openDesignAddress(productId, design) : path,
        title: designName ?? listTitle,
        description,
        imageUrl: design?.thumbnailUrl ?? product.imageUrl,
      })
      const url = head.url ?? publicUrl
      const home = await homeCrumb()
      const category = await categoryCrumb(product.categoryId, language)
      const data = productData({
        product,
        name: designName ?? name,
        url,
        imageUrl: head.imageUrl,
        category: category?.name ?? null,
        shopName: home.name,
      })
      const crumbs = [
        home,
        ...(category ? [category] : []),
        { name, url: `${publicUrl}${path}` },
        ...(design ? [{ name: design.name, url }] : []),
      ]
      return { ...head, structuredData: [data, breadcrumbData(crumbs)] }
    },

    async subscribeHead(productId: string, language: Language): Promise<PageHead | null> {
      const product = await shownProduct(productId, language)
      if (!product) return null
      const { name, description, imageUrl } = product
      const { title } = headTexts('subscribe', language, { product: name })
      return listedHead(publicUrl, { path: pagePath(PAGES.subscribe, { productId }), title, description, imageUrl })
    },

    async categoryHead(categoryId: string, language: Language): Promise<PageHead | null> {
      const crumb = await categoryCrumb(categoryId, language)
      if (!crumb) return null
      const { description } = headTexts('category', language, { category: crumb.name })
      const path = pagePath(PAGES.category, { categoryId })
      const head = listedHead(publicUrl, {
        path,
        title: crumb.name,
        description: description ?? localeText('catalogue:lead', {}, language),
      })
      return { ...head, structuredData: [breadcrumbData([await homeCrumb(), crumb])] }
    },
  }
}

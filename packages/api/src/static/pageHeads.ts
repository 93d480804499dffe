import { pageAt } from '@irodori/contract/pageAt'
import type { LegalTextName } from '@irodori/contract/shopProfile'
import { PAGE_HEADS } from '@irodori/contract/pageHeads'
import { pagePath } from '@irodori/contract/pagePath'
import type { PageName } from '@irodori/contract/pages'
import { PAGES } from '@irodori/contract/pages'
import { findProduct } from '../catalogue/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { findMessageTemplate } from '../message/parts/messageTemplates.ts'
import { localeText } from './localeText.ts'
import type { ReadShop } from './pageShop.ts'
import type { PageHead } from './writeHead.ts'

interface Deps {
  readonly database: Database
  readonly readShop: ReadShop
  /** Of the shop's pages, without a slash at its end. */
  readonly publicUrl: string
  readonly log: (line: string) => void
}

/**
 * The head of a page for link previews and search engines; null if the head of the app's document is used, and for a
 * product or category that the catalogue does not show.
 */
export type HeadOfPage = (path: string) => Promise<PageHead | null>

/** The texts of a page's head, with the gaps of its locale texts filled in; null if the table names none. */
function headTexts(name: PageName, values: Readonly<Record<string, string>> = {}) {
  const head = PAGE_HEADS[name]
  return {
    title: head?.title ? localeText(head.title, values) : null,
    description: head?.description ? localeText(head.description, values) : null,
  }
}

/** Titles, descriptions and pictures of the shop's pages, from the table of pages and the catalogue. */
export function pageHeads({ database, readShop, publicUrl, log }: Deps): HeadOfPage {
  const lead = localeText('catalogue:lead')

  const listedHead = (path: string, head: Pick<PageHead, 'title' | 'description'>, imageUrl = ''): PageHead => ({
    ...head,
    url: `${publicUrl}${path}`,
    imageUrl: imageUrl === '' ? null : new URL(`${imageUrl}&side=1080`, publicUrl).href,
    isListed: true,
  })

  const staticHead = async (name: 'home' | LegalTextName): Promise<PageHead> => {
    const { title, description } = headTexts(name, { shop: (await readShop()).profile.name })
    return listedHead(PAGES[name].path, { title, description: description ?? lead })
  }

  async function productHead(name: 'product' | 'subscribe', productId: string): Promise<PageHead | null> {
    const product = await findProduct(database, productId)
    if (!product?.isPublic || product.isDeleted) return null
    const { title } = headTexts(name, { product: product.name })
    const path = pagePath(PAGES[name], { productId })
    return listedHead(path, { title, description: product.description }, product.imageUrl ?? '')
  }

  async function categoryHead(categoryId: string): Promise<PageHead | null> {
    const row = await database.selectFrom('category').select('document').where('id', '=', categoryId).executeTakeFirst()
    if (!row) return null
    const { name } = row.document
    const { description } = headTexts('category', { category: name })
    return listedHead(pagePath(PAGES.category, { categoryId }), { title: name, description: description ?? lead })
  }

  /** Messengers show a preview of a link: the picture is the template's and shows no name or photo of the customer. */
  async function giftHead(orderId: string): Promise<PageHead> {
    const order = await database.selectFrom('shop_order').select('details').where('id', '=', orderId).executeTakeFirst()
    const template = await findMessageTemplate(database, order?.details.messageTemplateId ?? '')
    const { title, description } = headTexts('gift')
    return {
      title,
      description: description ?? lead,
      imageUrl: template ? new URL(template.thumbnailUrl, publicUrl).href : null,
      url: null,
      isListed: false,
    }
  }

  /** Without a picture, because the preview of a messenger would keep it when the link has ended. */
  const proofHead = (): PageHead => {
    const { title, description } = headTexts('proof')
    return { title, description: description ?? lead, imageUrl: null, url: null, isListed: false }
  }

  function headOf(path: string): Promise<PageHead | null> | PageHead | null {
    if (path === '/') return staticHead('home')
    const page = pageAt(path)
    if (!page) return null
    const { productId = '', categoryId = '', orderId = '' } = page.params
    switch (page.name) {
      case 'home':
      case 'products':
        return staticHead('home')
      case 'terms':
      case 'privacy':
      case 'commerce':
        return staticHead(page.name)
      case 'product':
      case 'subscribe':
        return productHead(page.name, productId)
      case 'category':
        return categoryHead(categoryId)
      case 'gift':
        return giftHead(orderId)
      case 'proof':
        return proofHead()
      default:
        return PAGES[page.name].isIndexed
          ? null
          : { title: null, description: lead, imageUrl: null, url: null, isListed: false }
    }
  }

  return async (path) => {
    try {
      return await headOf(path.replace(/(?<=.)\/$/, ''))
    } catch (error) {
      log(`head of a page could not be made: ${error instanceof Error ? error.name : 'unknown error'}`)
      // The page is served with the app's own title; null would mean that its product does not exist.
      return { title: null, description: lead, imageUrl: null, url: null, isListed: true }
    }
  }
}

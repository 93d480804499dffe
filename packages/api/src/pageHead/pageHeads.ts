import { pageAt } from '@irodori/contract/pageAt'
import type { Language } from '@irodori/contract/language'
import type { LegalTextName } from '@irodori/contract/shopProfile'
import { PAGES } from '@irodori/contract/pages'
import { shopPictureUrl } from '../catalogue/shopPicture.ts'
import type { Database } from '../database/tables.ts'
import { findMessageTemplate } from '../message/parts/messageTemplates.ts'
import { readSettings } from '../settings/shopSettings.ts'
import { catalogueHeads } from './catalogueHeads.ts'
import { headTexts, listedHead } from './headParts.ts'
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
 * @param language of the visitor; without it Japanese, as for search engines and messengers
 */
export type HeadOfPage = (path: string, language?: Language, query?: URLSearchParams) => Promise<PageHead | null>

/** Titles, descriptions and pictures of the shop's pages, from the table of pages and the catalogue. */
export function pageHeads({ database, readShop, publicUrl, log }: Deps): HeadOfPage {
  const leadIn = (language: Language): string => localeText('catalogue:lead', {}, language)

  const { productHead, subscribeHead, categoryHead } = catalogueHeads({ database, readShop, publicUrl })

  /** The front page has the picture of the shop's setting, because the one of a product would change from day to day. */
  async function homeHead(language: Language): Promise<PageHead> {
    const { frontPicture } = await readSettings(database, ['frontPicture'])
    const { title, description } = headTexts('home', language)
    const imageUrl = frontPicture ? shopPictureUrl(frontPicture) : ''
    const texts = { title, description: description ?? leadIn(language) }
    return listedHead(publicUrl, { path: PAGES.home.path, ...texts, imageUrl })
  }

  async function legalHead(name: LegalTextName, language: Language): Promise<PageHead> {
    const { title, description } = headTexts(name, language, { shop: (await readShop()).profile.name })
    return listedHead(publicUrl, { path: PAGES[name].path, title, description: description ?? leadIn(language) })
  }

  /** Messengers show a preview of a link: the picture is the template's and shows no name or photo of the customer. */
  async function giftHead(orderId: string, language: Language): Promise<PageHead> {
    const order = await database.selectFrom('shop_order').select('details').where('id', '=', orderId).executeTakeFirst()
    const template = await findMessageTemplate(database, order?.details.messageTemplateId ?? '')
    const { title, description } = headTexts('gift', language)
    return {
      title,
      description: description ?? leadIn(language),
      imageUrl: template ? new URL(template.thumbnailUrl, publicUrl).href : null,
      url: null,
      isListed: false,
    }
  }

  /** Without a picture, because the preview of a messenger would keep it when the link has ended. */
  const proofHead = (language: Language): PageHead => {
    const { title, description } = headTexts('proof', language)
    return { title, description: description ?? leadIn(language), imageUrl: null, url: null, isListed: false }
  }

  function headOf(
    path: string,
    language: Language,
    query: URLSearchParams,
  ): Promise<PageHead | null> | PageHead | null {
    if (path === '/') return homeHead(language)
    const page = pageAt(path)
    if (!page) return null
    const { productId = '', categoryId = '', orderId = '' } = page.params
    switch (page.name) {
      case 'home':
      case 'products':
        return homeHead(language)
      case 'terms':
      case 'privacy':
      case 'commerce':
        return legalHead(page.name, language)
      case 'product':
        return productHead(productId, language, query)
      case 'subscribe':
        return subscribeHead(productId, language)
      case 'category':
        return categoryHead(categoryId, language)
      case 'gift':
        return giftHead(orderId, language)
      case 'proof':
        return proofHead(language)
      default:
        // The portal's document has a title and a description of its own; a header forbids to list its pages.
        return PAGES[page.name].isIndexed || PAGES[page.name].app === 'portal'
          ? null
          : { title: null, description: leadIn(language), imageUrl: null, url: null, isListed: false }
    }
  }

  return async (path, language = 'ja', query = new URLSearchParams()) => {
    try {
      return await headOf(path.replace(/(?<=.)\/$/, ''), language, query)
    } catch (error) {
      log(`head of a page could not be made: ${error instanceof Error ? error.name : 'unknown error'}`)
      // The page is served with the app's own title; null would mean that its product does not exist.
      return { title: null, description: leadIn(language), imageUrl: null, url: null, isListed: true }
    }
  }
}

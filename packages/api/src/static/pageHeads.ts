import { findProduct } from '../catalogue/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { findMessageTemplate } from '../message/messageTemplates.ts'
import type { PageHead } from './writeHead.ts'

interface Deps {
  readonly database: Database
  /** Of the shop's pages, without a slash at its end. */
  readonly publicUrl: string
  readonly log: (line: string) => void
}

/** What link previews and search engines are told of a page; null where the app's own title says it. */
export type HeadOfPage = (path: string) => Promise<PageHead | null>

const LEAD = '写真とことばを入れて、世界にひとつの贈りものを。画面で見たとおりに印刷します。'
/** Pages for one person, or of no use to somebody who searches. */
const UNLISTED = /^\/(404|design|product-preview|template-preview|preview|account|forgot-password)(\/|$)/

/** Titles, descriptions and pictures of the shop's pages, read from the catalogue. */
export function pageHeads({ database, publicUrl, log }: Deps): HeadOfPage {
  const pageAt = (path: string, head: Omit<PageHead, 'url' | 'isListed'>): PageHead => ({
    ...head,
    url: `${publicUrl}${path}`,
    imageUrl: head.imageUrl && new URL(`${head.imageUrl}&side=1080`, publicUrl).href,
    isListed: true,
  })

  async function productHead(id: string, rest: string): Promise<PageHead | null> {
    const product = await findProduct(database, id)
    if (!product?.isPublic || product.isDeleted) return null
    const { name, description, imageUrl } = product
    const title = rest === '' ? `${name}のデザイン一覧` : `${name}の入荷のお知らせ`
    return pageAt(`/product/${encodeURIComponent(id)}${rest}`, { title, description, imageUrl })
  }

  async function categoryHead(id: string): Promise<PageHead | null> {
    const row = await database.selectFrom('category').select('document').where('id', '=', id).executeTakeFirst()
    if (!row) return null
    const { name } = row.document
    const description = `${name}の商品一覧です。${LEAD}`
    return pageAt(`/product/category/${encodeURIComponent(id)}`, { title: name, description, imageUrl: null })
  }

  /** Links are sent by messengers, which show a picture of what they lead to; nobody's name or photo stands in it. */
  async function giftHead(orderId: string): Promise<PageHead> {
    const order = await database.selectFrom('shop_order').select('details').where('id', '=', orderId).executeTakeFirst()
    const template = await findMessageTemplate(database, order?.details.messageTemplateId ?? '')
    return {
      title: 'メッセージが届いています',
      description: '大切な方から、あなたへ。タップして開くと、写真やことばの贈りものが始まります。',
      imageUrl: template ? new URL(template.thumbnailUrl, publicUrl).href : null,
      url: null,
      isListed: false,
    }
  }

  function headOf(path: string): Promise<PageHead | null> | PageHead | null {
    if (path === '/' || path === '/home' || path === '/product') {
      return pageAt('/home', { title: 'つくるものを選ぶ', description: LEAD, imageUrl: null })
    }
    if (path === '/policies/terms') {
      return pageAt(path, { title: '利用規約', description: 'Irodori 彩りの利用規約です。', imageUrl: null })
    }
    if (path === '/policies/privacy') {
      const description = 'Irodori 彩りが、お客様の情報をどう扱うかについて。'
      return pageAt(path, { title: 'プライバシーポリシー', description, imageUrl: null })
    }
    const gift = /^\/digital-message\/([^/]+)$/.exec(path)
    if (gift) return giftHead(decodeURIComponent(gift[1] ?? ''))
    const category = /^\/product\/category\/([^/]+)$/.exec(path)
    if (category) return categoryHead(decodeURIComponent(category[1] ?? ''))
    const product = /^\/product\/([^/]+)(\/subscribe)?$/.exec(path)
    if (product) return productHead(decodeURIComponent(product[1] ?? ''), product[2] ?? '')
    if (UNLISTED.test(path)) return { title: null, description: LEAD, imageUrl: null, url: null, isListed: false }
    return null
  }

  return async (path) => {
    try {
      return await headOf(path.replace(/(?<=.)\/$/, ''))
    } catch (error) {
      // A page opens whatever becomes of its title.
      if (!(error instanceof URIError)) log(`head of a page: ${error instanceof Error ? error.name : 'unknown'}`)
      return null
    }
  }
}

import { DAY_MS, MINUTE_MS } from '@irodori/contract/durations'
import type { FrontPage, StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { isSoldOut } from '@irodori/rules/lowStock'
import { sql } from 'kysely'
import { findProducts } from '../catalogue/catalogue.ts'
import { presentProducts } from '../catalogue/presentProduct.ts'
import { shopPictureUrl } from '../catalogue/shopPicture.ts'
import type { Database } from '../database/tables.ts'
import { readSettings } from '../settings/shopSettings.ts'
import { readHashtagNames } from '../translation/hashtags.ts'
import { translatedEntry } from '../translation/translations.ts'
import { listHashtags } from './listHashtags.ts'
import { listShownProducts } from './pageProducts.ts'

/** Days whose orders are counted. */
const COUNTED_DAYS = 90
/** A product in fewer orders is no best seller, and neither is one alone. */
const LEAST_ORDERS = 3
const LEAST_BEST_SELLERS = 2
const MOST_PRODUCTS = 4
/** Products that are read, because some of them may be sold out or hidden. */
const CANDIDATES = 40
/** Counting reads every order of three months, and its result changes slowly. */
const COUNT_KEPT_MS = 10 * MINUTE_MS

/** Reads what the front page shows beside the lists of the catalogue, in the language of a call. */
export function frontPageReader(
  database: Database,
  now: () => Date,
): (language: Language | null) => Promise<FrontPage> {
  let counted: { readonly ids: Promise<readonly string[]>; readonly at: number } | null = null

  function bestSellerIds(): Promise<readonly string[]> {
    const at = now().getTime()
    if (counted !== null && Math.abs(at - counted.at) < COUNT_KEPT_MS) return counted.ids
    const ids = countBestSellers(database, new Date(at - COUNTED_DAYS * DAY_MS))
    counted = { ids, at }
    ids.catch(() => {
      counted = null
    })
    return ids
  }

  return async (language) => {
    const { frontPicture, occasions = [] } = await readSettings(database, ['frontPicture', 'occasions'])
    const ids = await bestSellerIds()
    const known = await findProducts(database, ids)
    const shown = await listShownProducts(database, {}, { offset: 0, limit: CANDIDATES })
    const best = ids.flatMap((id) => known.get(id) ?? []).filter(isOffered)
    const isByOrders = best.length >= LEAST_BEST_SELLERS
    const first = (isByOrders ? best : shown.filter(isOffered)).slice(0, MOST_PRODUCTS)
    const hashtags = occasions.length === 0 ? [] : await listHashtags(database, 'product')
    const nameOf = await readHashtagNames(database, language)
    const setUrl = frontPicture ? shopPictureUrl(frontPicture) : null
    const ofSetting = shown.find(({ imageUrl }) => imageUrl === setUrl) ?? null
    // The picture of a product may show words of a language.
    const pictured = await translatedEntry(
      database,
      language,
      'products',
      setUrl === null ? picturedProduct(shown, first) : ofSetting,
    )
    return {
      pictureUrl: pictured?.imageUrl ?? setUrl,
      occasions: occasions.filter((occasion) => hashtags.includes(occasion)).map(nameOf),
      firstProducts: await presentProducts(database, first, now(), language),
      firstProductsBy: isByOrders ? 'ORDERS' : 'SHOP',
    }
  }
}

/** Ids of the products in most orders since a time, the most frequent first. Cancelled orders do not count. */
async function countBestSellers(database: Database, since: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select bought ->> 'productId' as id
    from shop_order, jsonb_array_elements(details -> 'products') as bought
    where shop_order.created_at >= ${since} and status not in ('CANCEL', 'PENDING_CANCEL')
    group by bought ->> 'productId' having count(distinct order_number) >= ${LEAST_ORDERS}
    order by count(distinct order_number) desc, bought ->> 'productId' limit ${CANDIDATES}`.execute(database)
  return rows.map(({ id }) => id)
}

const isOffered = (product: StoredProduct): boolean => product.isPublic && !product.isDeleted && !isSoldOut(product)

/** The newest product with a picture that is designed and not among the first ones; null if there is none. */
function picturedProduct(shown: readonly StoredProduct[], first: readonly StoredProduct[]): StoredProduct | null {
  const firstIds = first.map(({ id }) => id)
  const others = shown.filter(
    ({ id, productType, imageUrl }) => productType !== 'NO_DESIGN' && imageUrl !== '' && !firstIds.includes(id),
  )
  const [newest] = others.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return newest ?? null
}

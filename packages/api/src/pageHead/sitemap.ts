import { openDesignAddress } from '@irodori/contract/designQuery'
import { HOUR_MS } from '@irodori/contract/durations'
import { pagePath } from '@irodori/contract/pagePath'
import { PAGES } from '@irodori/contract/pages'
import { LEGAL_TEXTS } from '@irodori/contract/shopProfile'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { escaped } from './writeHead.ts'

/** Addresses of one sitemap. Source: sitemaps.org, "Sitemaps XML format". */
const MOST_ADDRESSES = 50_000
/** Search engines read it about once a day. */
const KEPT_MS = HOUR_MS

interface Address {
  readonly path: string
  /** Absent for pages without a known time. */
  readonly changedAt?: Date
}

interface Deps {
  readonly database: Database
  readonly publicUrl: string
  readonly now: () => Date
}

/** CAT-61: the sitemap of the shop, as XML; a server reads the catalogue for it at most once an hour. */
export function sitemapReader({ database, publicUrl, now }: Deps): () => Promise<string> {
  let known: { readonly xml: Promise<string>; readonly at: number } | null = null
  return () => {
    const at = now().getTime()
    if (known !== null && Math.abs(at - known.at) < KEPT_MS) return known.xml
    const xml = listAddresses(database).then((addresses) => writeSitemap(publicUrl, addresses))
    known = { xml, at }
    xml.catch(() => {
      known = null
    })
    return xml
  }
}

/** The pages of the catalogue that visitors may see, and the legal texts. Of very many designs the newest are listed. */
async function listAddresses(database: Database): Promise<Address[]> {
  const categories = await database.selectFrom('category').select('id').orderBy('id').execute()
  const products = await database
    .selectFrom('product')
    .select(['id', 'created_at'])
    .where(sql<boolean>`is_shown`)
    .orderBy('id')
    .execute()
  const pages: Address[] = [
    { path: PAGES.home.path },
    ...LEGAL_TEXTS.map((name) => ({ path: PAGES[name].path })),
    ...categories.map(({ id }) => ({ path: pagePath(PAGES.category, { categoryId: id }) })),
    ...products.map(({ id, created_at }) => ({
      path: pagePath(PAGES.product, { productId: id }),
      changedAt: created_at,
    })),
  ]
  return [...pages, ...(await listDesigns(database, Math.max(0, MOST_ADDRESSES - pages.length)))].slice(
    0,
    MOST_ADDRESSES,
  )
}

/** The designs of the shown products, one for all sides of a template, the newest first. */
async function listDesigns(database: Database, most: number): Promise<Address[]> {
  const { rows } = await sql<{ id: string; productId: string; isSeries: boolean; publishedAt: Date }>`
    select design.id, design.product_id as "productId", design.is_series as "isSeries",
      design.published_at as "publishedAt"
    from (
      select id, product_id, false as is_series, published_at from template
        where template_series_id is null and side_number = 1
      union all
      select id, product_id, true, published_at from template_series) as design
    join product on product.id = design.product_id and product.is_shown
    order by design.published_at desc, design.id limit ${most}`.execute(database)
  return rows.map(({ id, productId, isSeries, publishedAt }) => ({
    path: openDesignAddress(productId, { id, isSeries }),
    changedAt: publishedAt,
  }))
}

function writeSitemap(publicUrl: string, addresses: readonly Address[]): string {
  const entries = addresses.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escaped(publicUrl + path)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

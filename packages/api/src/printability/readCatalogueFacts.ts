import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { findProducts } from '../catalogue/catalogue.ts'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { Database } from '../database/tables.ts'
import { hasSheetsFor } from './hasSheetsFor.ts'

/** Products, templates and booklets that pages name. */
export interface CatalogueFacts {
  readonly products: ReadonlyMap<string, StoredProduct>
  readonly templates: ReadonlyMap<string, Template>
  /** Every version of the ornaments. */
  readonly ornaments: readonly Ornament[]
  /** Pages of the booklets by the id of their series. */
  readonly totalPages: ReadonlyMap<string, number>
  /** Whether a page of a template may be printed on a product: its own, or one with the same sheets. */
  readonly isOfProduct: (draft: Pick<StoredDraft, 'templateId' | 'productId'>) => boolean
}

export async function readCatalogueFacts(database: Database, drafts: readonly StoredDraft[]): Promise<CatalogueFacts> {
  const templates = await templatesOf(database, drafts)
  const products = await findProducts(database, [
    ...drafts.map(({ productId }) => productId),
    ...[...templates.values()].map(({ productId }) => productId),
  ])
  const fitting = new Set<string>()
  const keyOf = ({ templateId, productId }: Pick<StoredDraft, 'templateId' | 'productId'>) =>
    `${templateId} ${productId}`
  for (const draft of drafts) {
    const template = templates.get(draft.templateId)
    const [made, product] = [template && products.get(template.productId), products.get(draft.productId)]
    if (!template || !product || fitting.has(keyOf(draft))) continue
    const isOwn = template.productId === product.id
    if (isOwn || (made && (await hasSheetsFor(database, made, product, [template])))) fitting.add(keyOf(draft))
  }
  const totalPages = await totalPagesOf(database, drafts)
  const ornaments = await ornamentsOf(database, drafts)
  return { products, templates, ornaments, totalPages, isOfProduct: (draft) => fitting.has(keyOf(draft)) }
}

async function templatesOf(database: Database, drafts: readonly StoredDraft[]): Promise<Map<string, Template>> {
  const ids = [...new Set(drafts.map((draft) => draft.templateId)), '']
  const rows = await database.selectFrom('template').select(['id', 'document']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

async function ornamentsOf(database: Database, drafts: readonly StoredDraft[]): Promise<Ornament[]> {
  const ids = [...new Set(drafts.flatMap(({ items }) => items.filter(isOrnamentItem).map((item) => item.ornament)))]
  if (ids.length === 0) return []
  const rows = await database.selectFrom('ornament').select('document').where('id', 'in', ids).execute()
  return rows.map(({ document }) => document)
}

async function totalPagesOf(database: Database, drafts: readonly StoredDraft[]): Promise<Map<string, number>> {
  const ids = [...new Set(drafts.flatMap(({ designSeriesId }) => designSeriesId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('design_series').select(['id', 'total_page']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, total_page }) => [id, total_page]))
}

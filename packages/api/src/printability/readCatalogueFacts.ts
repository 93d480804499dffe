import type { Pattern } from '@irodori/contract/entities/pattern'
import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import { findProducts } from '../catalogue/catalogue.ts'
import type { StoredDraft } from '../database/tables/designs.ts'
import type { Database } from '../database/tables.ts'
import { hasSheetsFor } from './hasSheetsFor.ts'
import { templateVersions, versionOf } from './templateVersions.ts'

/** Products, templates and booklets that pages name. */
export interface CatalogueFacts {
  readonly products: ReadonlyMap<string, StoredProduct>
  /** The template of a page, in the language in which the page was begun; null if the shop has deleted it since. */
  readonly templateOf: (draft: Pick<StoredDraft, 'templateId' | 'items' | 'monthGrid'>) => Template | null
  /** Every version of the ornaments. */
  readonly ornaments: readonly Ornament[]
  /** Every version of the patterns. */
  readonly patterns: readonly Pattern[]
  /** Pages of the booklets by the id of their series. */
  readonly totalPages: ReadonlyMap<string, number>
  /** Whether a page of a template may be printed on a product: its own, or one with the same sheets. */
  readonly isOfProduct: (draft: Pick<StoredDraft, 'templateId' | 'productId'>) => boolean
}

export async function readCatalogueFacts(database: Database, drafts: readonly StoredDraft[]): Promise<CatalogueFacts> {
  const templates = await templateVersions(
    database,
    drafts.map(({ templateId }) => templateId),
  )
  const products = await findProducts(database, [
    ...drafts.map(({ productId }) => productId),
    ...[...templates.values()].flatMap(([template]) => template?.productId ?? []),
  ])
  const fitting = new Set<string>()
  const keyOf = ({ templateId, productId }: Pick<StoredDraft, 'templateId' | 'productId'>) =>
    `${templateId} ${productId}`
  for (const draft of drafts) {
    const [template] = templates.get(draft.templateId) ?? []
    const [made, product] = [template && products.get(template.productId), products.get(draft.productId)]
    if (!template || !product || fitting.has(keyOf(draft))) continue
    const isOwn = template.productId === product.id
    if (isOwn || (made && (await hasSheetsFor(database, made, product, [template])))) fitting.add(keyOf(draft))
  }
  const totalPages = await totalPagesOf(database, drafts)
  const ornaments = await ornamentsOf(database, drafts)
  const patterns = await patternsOf(database, drafts)
  return {
    products,
    templateOf: (draft) => versionOf(draft, templates.get(draft.templateId) ?? []),
    ornaments,
    patterns,
    totalPages,
    isOfProduct: (draft) => fitting.has(keyOf(draft)),
  }
}

async function ornamentsOf(database: Database, drafts: readonly StoredDraft[]): Promise<Ornament[]> {
  const ids = [...new Set(drafts.flatMap(({ items }) => items.filter(isOrnamentItem).map((item) => item.ornament)))]
  if (ids.length === 0) return []
  const rows = await database.selectFrom('ornament').select('document').where('id', 'in', ids).execute()
  return rows.map(({ document }) => document)
}

async function patternsOf(database: Database, drafts: readonly StoredDraft[]): Promise<Pattern[]> {
  const ids = [...new Set(drafts.flatMap(({ background }) => background?.pattern?.id ?? []))]
  if (ids.length === 0) return []
  const rows = await database.selectFrom('pattern').select('document').where('id', 'in', ids).execute()
  return rows.map(({ document }) => document)
}

async function totalPagesOf(database: Database, drafts: readonly StoredDraft[]): Promise<Map<string, number>> {
  const ids = [...new Set(drafts.flatMap(({ designSeriesId }) => designSeriesId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('design_series').select(['id', 'total_page']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, total_page }) => [id, total_page]))
}

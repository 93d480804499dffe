import type { DesignItem, TextItem } from '@irodori/contract/entities/designItem'
import { isTextItem } from '@irodori/contract/entities/designItem'
import type { StoredProduct } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import type { Language } from '@irodori/contract/language'
import type { StoredSeries } from '../database/tables/catalogue.ts'
import type { Database } from '../database/tables.ts'
import { translated } from '../translation/translations.ts'

/** The product with an id, including deleted and hidden products. */
export async function findProduct(database: Database, id: string): Promise<StoredProduct | null> {
  const row = await database.selectFrom('product').select('document').where('id', '=', id).executeTakeFirst()
  return row?.document ?? null
}

export async function findProducts(database: Database, ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('product')
    .select(['id', 'document'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

/** Products by their ids, in the language of a call. */
export async function productsIn(
  database: Database,
  language: Language | null,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const stored = await findProducts(database, ids)
  const products = await translated(database, language, 'products', [...stored.values()])
  return new Map(products.map((product) => [product.id, product]))
}

/** EDT-36: items whose texts have the permission of their product for characters outside the basic plane, and no other. */
export const itemsOfProduct = (
  items: readonly DesignItem[],
  product: StoredProduct | null | undefined,
): DesignItem[] =>
  product ? items.map((item) => (isTextItem(item) ? withPermission(item, product) : item)) : [...items]

function withPermission({ allowsSupplementary: _, ...item }: TextItem, product: StoredProduct): TextItem {
  return product.allowsSupplementary ? { ...item, allowsSupplementary: true } : item
}

const templates = (database: Database) =>
  database
    .selectFrom('template')
    .leftJoin('product', 'product.id', 'template.product_id')
    .select(['template.document', 'product.document as product'])

const ofProduct = ({ document, product }: { document: Template; product: StoredProduct | null }): Template => ({
  ...document,
  items: itemsOfProduct(document.items, product),
})

export async function findTemplate(database: Database, id: string): Promise<Template | null> {
  const row = await templates(database).where('template.id', '=', id).executeTakeFirst()
  return row ? ofProduct(row) : null
}

/** All sides of the group of a template, front first. */
export async function findTemplateGroup(database: Database, id: string): Promise<Template[]> {
  const one = await findTemplate(database, id)
  if (!one) return []
  const rows = await templates(database)
    .where('template_group_id', '=', one.templateGroupId)
    .where('page_number', '=', one.pageNumber)
    .orderBy('side_number')
    .execute()
  return rows.map(ofProduct)
}

export async function findSeries(database: Database, id: string): Promise<StoredSeries | null> {
  const row = await database.selectFrom('template_series').select('document').where('id', '=', id).executeTakeFirst()
  return row?.document ?? null
}

/** All pages of a series with their items, cover first. */
export async function listTemplatesOfSeries(database: Database, seriesId: string): Promise<Template[]> {
  const rows = await templates(database).where('template_series_id', '=', seriesId).execute()
  return rows.map(ofProduct).sort(byPage)
}

interface Paged {
  readonly pageNumber: string
  readonly sideNumber: number
}

/** The cover, whose number is -1, comes first. */
export const byPage = (a: Paged, b: Paged): number =>
  Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber

/** Names of all categories by id, in the language of a call. */
export async function categoryNames(database: Database, language: Language | null): Promise<Map<string, string>> {
  const rows = await database.selectFrom('category').select('document').execute()
  const stored = rows.map(({ document }) => document)
  const categories = await translated(database, language, 'categories', stored)
  return new Map(categories.map(({ id, name }) => [id, name]))
}

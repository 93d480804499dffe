import type { Category, Product, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import type { ExportWindow } from '@irodori/rules/availableDate'
import { availableDateText, categoryAvailability, productAvailability } from '@irodori/rules/availableDate'
import { compareCategories } from '@irodori/rules/catalogueOrder'
import { isOutOfStock } from '@irodori/rules/lowStock'
import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import { readCalendar } from '../calendar/readCalendar.ts'
import type { Database } from '../database/tables.ts'
import type { NameOfHashtag } from '../translation/hashtags.ts'
import { readHashtagNames, withHashtags } from '../translation/hashtags.ts'
import { translated } from '../translation/translations.ts'

/** What is needed in addition to products and categories to present them. */
interface PresentationContext {
  readonly now: Date
  readonly language: Language
  readonly calendar: ShopCalendar
  readonly categories: ReadonlyMap<string, StoredCategory>
}

async function readContext(database: Database, now: Date, language: Language | null): Promise<PresentationContext> {
  const rows = await database.selectFrom('category').select('document').execute()
  const stored = rows.map(({ document }) => document)
  const categories = await translated(database, language, 'categories', stored)
  return {
    now,
    language: language ?? 'ja',
    calendar: await readCalendar(database),
    categories: new Map(categories.map((category) => [category.id, category])),
  }
}

/** Products as the catalogue shows them, in the language of a call. */
export async function presentProducts(
  database: Database,
  products: readonly StoredProduct[],
  now: Date,
  language: Language | null,
): Promise<Product[]> {
  const context = await readContext(database, now, language)
  const nameOf: NameOfHashtag = await readHashtagNames(database, language)
  const own = await translated(database, language, 'products', products)
  return withHashtags(own, nameOf).map((product) => presentProduct(product, context))
}

/** All categories with their products, in the language of a call and in the order of the catalogue. */
export async function presentCategories(
  database: Database,
  products: readonly StoredProduct[],
  now: Date,
  language: Language | null,
): Promise<Category[]> {
  const context = await readContext(database, now, language)
  const own = Map.groupBy(await translated(database, language, 'products', products), ({ categoryId }) => categoryId)
  return [...context.categories.values()]
    .sort(compareCategories)
    .map((category) => presentCategory(category, own.get(category.id) ?? [], context))
}

const exportPeriodOf = (category: StoredCategory | undefined): ExportWindow | null =>
  category && (category.startExpectedExport !== null || category.endExpectedExport !== null) ? category : null

function presentProduct(product: StoredProduct, context: PresentationContext): Product {
  const { now, calendar, categories, language } = context
  const category = categories.get(product.categoryId)
  const available = productAvailability(product, exportPeriodOf(category), now, calendar)
  const inStock = product.options.find((option) => !isOutOfStock(option.inStock))
  return {
    ...product,
    availableDate: available ? availableDateText(available, language) : '',
    category: category?.name ?? '',
    selectedProductOption: inStock?.identifier ?? null,
  }
}

/** @param products the public products of the category, in their display order */
function presentCategory(
  category: StoredCategory,
  products: readonly StoredProduct[],
  { now, calendar, language }: PresentationContext,
): Category {
  const available = categoryAvailability(products, exportPeriodOf(category), now, calendar)
  return {
    ...category,
    availableDate: available ? availableDateText(available, language) : '',
    products: products.map(({ id, name, imageUrl }) => ({ id, name, imageUrl })),
  }
}

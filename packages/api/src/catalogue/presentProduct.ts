import type { Category, Product, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import type { ExportWindow } from '@irodori/rules/availableDate'
import { availableDateText, categoryAvailability, productAvailability } from '@irodori/rules/availableDate'
import { isOutOfStock } from '@irodori/rules/lowStock'
import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import { readCalendar } from '../calendar/readCalendar.ts'
import type { Database } from '../database/tables.ts'

/** What is needed in addition to products and categories to present them. */
export interface PresentationContext {
  readonly now: Date
  readonly calendar: ShopCalendar
  readonly categories: ReadonlyMap<string, StoredCategory>
}

export async function readPresentationContext(database: Database, now: Date): Promise<PresentationContext> {
  const rows = await database.selectFrom('category').select(['id', 'document']).execute()
  return {
    now,
    calendar: await readCalendar(database),
    categories: new Map(rows.map(({ id, document }) => [id, document])),
  }
}

const exportPeriodOf = (category: StoredCategory | undefined): ExportWindow | null =>
  category && (category.startExpectedExport !== null || category.endExpectedExport !== null) ? category : null

export function presentProduct(product: StoredProduct, { now, calendar, categories }: PresentationContext): Product {
  const category = categories.get(product.categoryId)
  const available = productAvailability(product, exportPeriodOf(category), now, calendar)
  const inStock = product.options.find((option) => !isOutOfStock(option.inStock))
  return {
    ...product,
    availableDate: available ? availableDateText(available) : '',
    category: category?.name ?? '',
    selectedProductOption: inStock?.identifier ?? null,
  }
}

/** @param products the public products of the category, in their display order */
export function presentCategory(
  category: StoredCategory,
  products: readonly StoredProduct[],
  { now, calendar }: PresentationContext,
): Category {
  const available = categoryAvailability(products, exportPeriodOf(category), now, calendar)
  return {
    ...category,
    availableDate: available ? availableDateText(available) : '',
    products: products.map(({ id, name, imageUrl }) => ({ id, name, imageUrl })),
  }
}

import type { Design } from '@irodori/contract/entities/design'
import type { SurveyChild } from '@irodori/contract/entities/order'
import type { StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import { transportDaysTo } from '@irodori/rules/places'
import { latestShipDate, productShipDate } from '@irodori/rules/shipDate'
import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import { listRegions } from '../calendar/listRegions.ts'
import { readCalendar } from '../calendar/readCalendar.ts'
import { productsIn } from '../catalogue/catalogue.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { listDesignsOfOrders } from '../design/listDesigns.ts'
import { orderFacts } from '../order/orderFacts.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { PackageRow, Parcel } from './parcels.ts'
import { parcelsOf } from './parcels.ts'

interface Survey {
  readonly numberOfChildren: number | null
  readonly children: readonly SurveyChild[]
}

/** An order with everything that is read with it. */
export interface OrderParts {
  readonly order: OrderRow
  /** The products of its lines in their order, without products that the catalogue no longer holds. */
  readonly products: readonly StoredProduct[]
  readonly designs: readonly Design[]
  readonly parcels: readonly Parcel[]
  /** Null before the customer has answered. */
  readonly survey: Survey | null
  /** The ship date of the last parcel if production started now; today where the order cannot be produced. */
  readonly shipDate: Day
  readonly hasLineProduct: boolean
  readonly calendar: ShopCalendar
  /** The most days of transport to the receiver; 0 if the shop names none. */
  readonly transportDays: number
}

/**
 * Reads orders with their parts. The number of queries does not depend on the number of orders.
 * @param language of the names of products and plans; null for Japanese
 */
export async function readParts(
  database: Database,
  orders: readonly OrderRow[],
  now: Date,
  language: Language | null = null,
): Promise<OrderParts[]> {
  if (orders.length === 0) return []
  const numbers = orders.map((order) => order.order_number)
  const known = await productsIn(
    database,
    language,
    orders.flatMap(({ details }) => details.products.map(({ productId }) => productId)),
  )
  const designs = await listDesignsOfOrders(database, orders, language)
  const packages = await packagesOf(database, numbers)
  const surveys = await surveysOf(database, numbers)
  const categories = await categoriesOf(database, [...known.values()])
  const calendar = await readCalendar(database)
  const shipDates = new Map([...known.values()].map((one) => [one.id, productShipDate(one, now, calendar)]))
  const regions = await listRegions(database)
  const { carriers } = await readProfile(database)
  const facts = { categories, shipDates, calendar, carriers, language, now }
  return orders.map((order) => {
    const products = order.details.products.flatMap(({ productId }) => known.get(productId) ?? [])
    const { hasLineProduct } = orderFacts(order, known)
    const transportDays = transportDaysTo(order.details.receiver, regions)
    return {
      order,
      products,
      designs: designs.get(order.order_number) ?? [],
      parcels: parcelsOf(
        order,
        { products, hasLineProduct, transportDays, ...facts },
        packages.get(order.order_number) ?? [],
      ),
      survey: surveys.get(order.order_number) ?? null,
      shipDate: latestShipDate(products.map(({ id }) => shipDates.get(id) ?? null)) ?? tokyoDay(now),
      hasLineProduct,
      calendar,
      transportDays,
    }
  })
}

async function packagesOf(database: Database, numbers: readonly string[]): Promise<Map<string, PackageRow[]>> {
  const rows = await database.selectFrom('order_package').selectAll().where('order_number', 'in', numbers).execute()
  return Map.groupBy(rows, (row) => row.order_number)
}

async function surveysOf(database: Database, numbers: readonly string[]): Promise<Map<string, Survey>> {
  const rows = await database.selectFrom('children_survey').selectAll().where('order_number', 'in', numbers).execute()
  return new Map(
    rows.map(({ order_number, number_of_children, children }) => [
      order_number,
      { numberOfChildren: number_of_children, children },
    ]),
  )
}

async function categoriesOf(
  database: Database,
  products: readonly StoredProduct[],
): Promise<Map<string, StoredCategory>> {
  const ids = [...new Set(products.map(({ categoryId }) => categoryId)), '']
  const rows = await database.selectFrom('category').select(['id', 'document']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, document }) => [id, document]))
}

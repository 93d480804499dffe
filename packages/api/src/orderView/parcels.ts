import type { PrintCompany, StoredCategory, StoredProduct } from '@irodori/contract'
import { PRINT_COMPANIES } from '@irodori/contract'
import type { Day, DeliveryQuestion, ShopCalendar, WantedParcel } from '@irodori/rules'
import { latestShipDate, tokyoDay } from '@irodori/rules'
import type { Selectable } from 'kysely'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Tables } from '../database/tables.ts'
import { packageIdOf } from './packageId.ts'

export type PackageRow = Selectable<Tables['order_package']>

/** What one print company sends of an order, and when. */
export interface Parcel extends WantedParcel {
  readonly printCompany: PrintCompany
  readonly shipDate: Day
  readonly deliveryTime: string | null
  /** Of its slowest product. */
  readonly creatingDays: number
}

/** What parcels are reckoned from, beside the order. */
export interface ParcelFacts {
  /** Of the order. */
  readonly products: readonly StoredProduct[]
  readonly categories: ReadonlyMap<string, StoredCategory>
  /** Of each product: many orders are of the same few. Null where it can never be made. */
  readonly shipDates: ReadonlyMap<string, Day | null>
  readonly calendar: ShopCalendar
  readonly now: Date
}

/**
 * One parcel for each print company that makes something of the order.
 * @param kept what the customer has chosen for them so far
 */
export function parcelsOf(
  order: OrderRow,
  { products, categories, shipDates, calendar, now }: ParcelFacts,
  kept: readonly PackageRow[],
): Parcel[] {
  return PRINT_COMPANIES.flatMap((printCompany) => {
    const goods = products.filter((product) => product.printCompany === printCompany)
    if (goods.length === 0) return []
    const packageId = packageIdOf(order.id, printCompany)
    const chosen = kept.find(({ id }) => id === packageId)
    const shipDate = latestShipDate(goods.map(({ id }) => shipDates.get(id) ?? null)) ?? tokyoDay(now)
    const categoryIdentifies = goods.map((product) => product.categoryIdentify)
    const question: DeliveryQuestion = {
      now,
      orderDate: order.details.orderDate,
      shipDate,
      categoryIdentifies,
      calendar,
    }
    return {
      packageId,
      printCompany,
      shipDate,
      deliveryDay: chosen?.delivery_day ?? null,
      deliveryTime: chosen?.delivery_time ?? null,
      isDayEnabled: goods.every(({ categoryId }) => categories.get(categoryId)?.enableExpectedDelivery ?? true),
      question,
      creatingDays: Math.max(...goods.map((product) => product.creatingTime)),
    }
  })
}

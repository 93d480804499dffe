import type { PrintCompany, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import type { DeliveryQuestion } from '@irodori/rules/deliveryDate'
import type { WantedParcel } from '@irodori/rules/productionViolations'
import { latestShipDate } from '@irodori/rules/shipDate'
import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { Selectable } from 'kysely'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Tables } from '../database/tables.ts'
import { packageIdOf } from '../order/packageId.ts'

export type PackageRow = Selectable<Tables['order_package']>

/** The parcel that one print company sends of an order. */
export interface Parcel extends WantedParcel {
  readonly printCompany: PrintCompany
  readonly shipDate: Day
  readonly deliveryTime: string | null
  /** Production days of its slowest product. */
  readonly creatingDays: number
}

/** Facts from which the parcels of an order are computed. */
export interface ParcelFacts {
  /** The products of the order. */
  readonly products: readonly StoredProduct[]
  readonly categories: ReadonlyMap<string, StoredCategory>
  /** Ship date by product id, computed once for all orders; null where a product cannot be produced. */
  readonly shipDates: ReadonlyMap<string, Day | null>
  readonly calendar: ShopCalendar
  readonly now: Date
}

/**
 * The parcels of an order: one for each print company that produces a part of it.
 * @param kept saved choices of the customer
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

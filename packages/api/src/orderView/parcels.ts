import type { Shipment } from '@irodori/contract/entities/order'
import type { PrintCompany, StoredCategory, StoredProduct } from '@irodori/contract/entities/product'
import { PRINT_COMPANIES } from '@irodori/contract/entities/product'
import type { Language } from '@irodori/contract/language'
import type { DeliveryQuestion } from '@irodori/rules/deliveryDate'
import { mayChange } from '@irodori/rules/orderStatus'
import { parcelShipDate } from '@irodori/rules/parcelShipDate'
import type { WantedParcel } from '@irodori/rules/productionViolations'
import { latestShipDate } from '@irodori/rules/shipDate'
import type { ShopCalendar } from '@irodori/rules/shopCalendar'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { Selectable } from 'kysely'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Tables } from '../database/tables.ts'
import { packageIdOf } from '../order/packageId.ts'
import type { Carrier } from '../profile/carriers.ts'
import { carrierName, trackingUrlOf } from '../profile/carriers.ts'

export type PackageRow = Selectable<Tables['order_package']>

/** The parcel that one print company sends of an order. */
export interface Parcel extends WantedParcel {
  readonly printCompany: PrintCompany
  /** The earliest day on which its goods can be ready if production starts now. */
  readonly earliestShipDate: Day
  /** SHP-6: the ship date that all screens, mails and commands show; null while it is unknown. */
  readonly plannedShipDate: Day | null
  /** DLV-9: null until the customer or the recipient has answered. */
  readonly deliveryTime: string | null
  readonly shipment: Shipment | null
  readonly deliveredDate: Day | null
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
  /** The most days of transport to the receiver. */
  readonly transportDays: number
  readonly carriers: readonly Carrier[]
  /** Of the names of the carriers; null for Japanese. */
  readonly language: Language | null
  readonly hasLineProduct: boolean
  readonly now: Date
}

/**
 * The parcels of an order: one for each print company that produces a part of it.
 * @param kept saved choices of the customer
 */
export function parcelsOf(order: OrderRow, facts: ParcelFacts, kept: readonly PackageRow[]): Parcel[] {
  const { products, categories, shipDates, calendar, transportDays, now } = facts
  const { orderDate, processMethod } = order.details
  const shippedDay = order.details.shipDate === null ? null : tokyoDay(order.details.shipDate)
  return PRINT_COMPANIES.flatMap((printCompany) => {
    const goods = products.filter((product) => product.printCompany === printCompany)
    if (goods.length === 0) return []
    const packageId = packageIdOf(order.id, printCompany)
    const chosen = kept.find(({ id }) => id === packageId)
    const wish = isForRecipient(order) ? undefined : chosen
    const earliestShipDate = latestShipDate(goods.map(({ id }) => shipDates.get(id) ?? null)) ?? tokyoDay(now)
    const categoryIdentifies = goods.map((product) => product.categoryIdentify)
    const question: DeliveryQuestion = {
      now,
      orderDate,
      shipDate: earliestShipDate,
      categoryIdentifies,
      transportDays,
      calendar,
    }
    const wanted = {
      packageId,
      deliveryDay: wish?.delivery_day ?? null,
      isDayEnabled: goods.every(({ categoryId }) => categories.get(categoryId)?.enableExpectedDelivery ?? true),
      question,
    }
    return {
      ...wanted,
      printCompany,
      earliestShipDate,
      plannedShipDate: parcelShipDate({
        ...wanted,
        status: order.status,
        processMethod,
        hasLineProduct: facts.hasLineProduct,
        promisedDay: chosen?.ship_day ?? null,
        shippedDay,
      }),
      deliveryTime: wish?.delivery_time ?? null,
      shipment: chosen ? shipmentOf(chosen, facts) : null,
      deliveredDate: chosen?.delivered_day ?? null,
      creatingDays: Math.max(...goods.map((product) => product.creatingTime)),
    }
  })
}

/** The recipient of a digital message chooses its delivery; until then no choice counts. */
const isForRecipient = ({ status, details }: OrderRow): boolean =>
  details.processMethod === 'digital_message' && (mayChange(status) || status === 'URL_RELEASED')

function shipmentOf(
  { carrier, tracking_number }: PackageRow,
  { carriers, language }: Pick<ParcelFacts, 'carriers' | 'language'>,
): Shipment | null {
  if (carrier === null) return null
  const known = carriers.find(({ id }) => id === carrier)
  return {
    carrierName: known ? carrierName(known, language) : carrier,
    trackingNumber: tracking_number,
    trackingUrl: known && tracking_number !== null ? trackingUrlOf(known, tracking_number) : null,
  }
}

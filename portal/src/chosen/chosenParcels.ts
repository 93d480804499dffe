import type { Order, Package } from '@irodori/contract/entities/order'
import { NOT_SPECIFIED } from '@irodori/rules/deliveryDate'
import { isCancelled, mayChange } from '@irodori/rules/orderStatus'

/** When a parcel leaves, as far as it is known. */
export type ShipText =
  | { readonly kind: 'SHIPPED' | 'PLANNED' | 'ESTIMATED'; readonly day: string }
  /** The recipient of a message decides. */
  | { readonly kind: 'OPEN' }

/** The delivery of a parcel as the customer chose it and as the shop has told it. */
export interface ChosenParcel {
  readonly id: string
  readonly printCompany: Package['printCompany']
  /** Null where nothing was asked: 指定なし is a choice. */
  readonly day: string | null
  readonly time: string | null
  readonly ship: ShipText | null
  readonly shipment: Package['shipment']
  readonly deliveredDate: string | null
}

type ParcelOrder = Pick<Order, 'status' | 'packages' | 'hasLineProduct'>

function shipTextOf({ status }: ParcelOrder, { plannedShipDate: day }: Package): ShipText | null {
  if (status === 'URL_RELEASED') return { kind: 'OPEN' }
  if (day === null) return null
  return { kind: status === 'SHIPPED' ? 'SHIPPED' : mayChange(status) ? 'ESTIMATED' : 'PLANNED', day }
}

/** The saved choice of a parcel. Day and time are asked together, so without an answer about the time the day is unknown too. */
function wishOf({ status }: ParcelOrder, { deliveryDays, deliveryTime }: Package): Pick<ChosenParcel, 'day' | 'time'> {
  if (deliveryDays === null && deliveryTime === null) return { day: null, time: null }
  if (status === 'URL_RELEASED') return { day: null, time: null }
  return { day: deliveryDays ?? NOT_SPECIFIED, time: deliveryTime ?? NOT_SPECIFIED }
}

/** MYP-18: the parcels of an order about which something is known; the messaging app sends none. */
export const chosenParcels = (order: ParcelOrder): readonly ChosenParcel[] =>
  (order.hasLineProduct ? [] : order.packages)
    .map((parcel) => ({
      id: parcel.id,
      printCompany: parcel.printCompany,
      ...wishOf(order, parcel),
      ship: isCancelled(order.status) ? null : shipTextOf(order, parcel),
      shipment: parcel.shipment,
      deliveredDate: parcel.deliveredDate,
    }))
    .filter(({ day, ship, shipment, deliveredDate }) =>
      [day, ship, shipment, deliveredDate].some((one) => one !== null),
    )

/** The ship date of the last parcel; null while it is unknown. */
export const lastShipDay = ({ packages }: Pick<Order, 'packages'>): string | null =>
  packages
    .flatMap(({ plannedShipDate }) => plannedShipDate ?? [])
    .toSorted()
    .at(-1) ?? null

/** The day on which the last parcel arrived; null unless all of them did. */
export function deliveredDay({ packages }: Pick<Order, 'packages'>): string | null {
  const days = packages.flatMap(({ deliveredDate }) => deliveredDate ?? [])
  return days.length === packages.length ? (days.toSorted().at(-1) ?? null) : null
}

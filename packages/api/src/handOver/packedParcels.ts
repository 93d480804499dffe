import type { PackedParcel } from './handOver.ts'
import type { HandOver } from './handOver.ts'

/** The parcels of an order that hold a piece. */
export const packedParcels = (handOver: HandOver): readonly PackedParcel[] =>
  handOver.parcels.filter(({ groupNumbers }) => groupNumbers.length > 0).map((parcel) => ({ handOver, parcel }))

/** `1 / 2`, counted among all parcels of the order; null if it has only one. */
export function parcelNumber({ handOver: { parcels }, parcel }: PackedParcel): string | null {
  return parcels.length > 1 ? `${parcels.indexOf(parcel) + 1} / ${parcels.length}` : null
}

/** When the newest order was placed: the date of a file that is the same whenever it is made; 1970 without parcels. */
export const newestOrderDate = (parcels: readonly PackedParcel[]): Date =>
  new Date(Math.max(0, ...parcels.map(({ handOver }) => Date.parse(handOver.order.orderedAt))))

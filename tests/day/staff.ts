import type { Order } from '@irodori/contract/entities/order'
import type { Caller } from './caller.ts'
import type { OrderRecord } from './ledger.ts'
import type { DayShop } from './shop.ts'

interface Parcel {
  readonly record: OrderRecord
  /** The caller of its customer, who checks the status. */
  readonly caller: Caller
}

/** The staff who ship orders in production. */
export interface Staff {
  /** Adds an order that is in production. */
  addParcel(parcel: Parcel): void
  /** Ships parcels until the day is over. @returns the number of acknowledged shipments */
  shipAll(): Promise<number>
}

const PAUSE_MS = 4_000
/** Parcels that are shipped together. */
const BATCH = 2

export function openStaff(shop: DayShop, isOver: () => boolean): Staff {
  const waiting: Parcel[] = []

  async function shipOne(parcel: Parcel): Promise<boolean> {
    const { record, caller } = parcel
    const shipment = record.shipment ?? { isAcknowledged: false, shown: null }
    record.shipment = shipment
    try {
      await shop.staff('orders', 'ship', record.orderNumber)
    } catch {
      // The database was unreachable, or an earlier attempt succeeded; the next batch tries again.
      const seen = await caller.ask<Order>({ method: 'GET', path: `/api/guest/order/${record.orderNumber}` })
      if (seen.ok && seen.value.status !== 'SHIPPED') waiting.push(parcel)
      return false
    }
    shipment.isAcknowledged = true
    const shown = await caller.ask<Order>({ method: 'GET', path: `/api/guest/order/${record.orderNumber}` })
    if (shown.ok) shipment.shown = { status: shown.value.status, shipDate: shown.value.shipDate }
    return true
  }

  return {
    addParcel: (parcel) => void waiting.push(parcel),
    async shipAll() {
      let shipped = 0
      while (!isOver()) {
        for (const parcel of waiting.splice(0, BATCH)) if (await shipOne(parcel)) shipped += 1
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      return shipped
    },
  }
}

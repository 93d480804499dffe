import type { Order } from '@irodori/contract'
import type { Caller } from './caller.ts'
import type { OrderRecord } from './ledger.ts'
import type { DayShop } from './shop.ts'

interface Parcel {
  readonly record: OrderRecord
  /** Of its customer, who looks where it is. */
  readonly caller: Caller
}

/** Those who pack and send what is made. */
export interface Staff {
  /** An order was seen to be in the making. */
  made(parcel: Parcel): void
  /** Sends one after the other until the day is over. @returns how many the shop knows of */
  send(): Promise<number>
}

const PAUSE = 4_000
/** Parcels that leave at a time. */
const LOAD = 2

export function openStaff(shop: DayShop, isOver: () => boolean): Staff {
  const waiting: Parcel[] = []

  async function sendOne(parcel: Parcel): Promise<boolean> {
    const { record, caller } = parcel
    const shipment = record.shipment ?? { isAcknowledged: false, shown: null }
    record.shipment = shipment
    try {
      await shop.staff('orders', 'ship', record.orderNumber)
    } catch {
      // The database was away, or an earlier try was heard: looked at again with the next load.
      const seen = await caller.ask<Order>({ method: 'GET', path: `/api/guest/order/${record.orderNumber}` })
      if (seen.kind === 'DONE' && seen.data.status !== 'SHIPPED') waiting.push(parcel)
      return false
    }
    shipment.isAcknowledged = true
    const looked = await caller.ask<Order>({ method: 'GET', path: `/api/guest/order/${record.orderNumber}` })
    if (looked.kind === 'DONE') shipment.shown = { status: looked.data.status, shipDate: looked.data.shipDate }
    return true
  }

  return {
    made: (parcel) => void waiting.push(parcel),
    async send() {
      let sent = 0
      while (!isOver()) {
        for (const parcel of waiting.splice(0, LOAD)) if (await sendOne(parcel)) sent += 1
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
      return sent
    },
  }
}

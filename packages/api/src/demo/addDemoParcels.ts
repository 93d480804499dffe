import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { promiseShipDates } from '../orderView/promiseShipDates.ts'
import { recordShipment } from '../production/recordShipment.ts'

/** What the start of production and the staff have told about the parcels of a demo order. */
export async function addDemoParcels(tx: Transacting, order: OrderRow, now: Date): Promise<void> {
  switch (order.status) {
    case 'WAITING_CREATION':
    case 'PENDING_CREATION':
    case 'CREATING':
      return promiseShipDates(tx, order, now)
    case 'SHIPPED': {
      const sent = { carrier: 'sagawa', trackingNumber: '4000-1234-5675', printCompany: null }
      const recorded = await recordShipment(tx, order, sent, now)
      if (!recorded.ok) throw new Error(`the demo order ${order.order_number} was not sent: ${recorded.error.code}`)
    }
  }
}

import type { PrintCompany } from '@irodori/contract/entities/product'
import { err, ok } from '@irodori/result'
import type { Day } from '@irodori/rules/tokyoDay'
import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { recordDelivery, recordShipment } from '../production/recordShipment.ts'
import { requestReports } from '../synchronisation/shipmentReports.ts'
import type { StaffOrderDeps, StaffOrderResult, StaffOrderViolation } from './changeStaffOrder.ts'
import { applyEvent, changeStaffOrder } from './changeStaffOrder.ts'
import { mailDelivered, mailShipped } from './shipmentMails.ts'

/** How a parcel was sent. */
export interface SentParcel {
  /** Id of a carrier of the profile; null if it is not known. */
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /** The print company whose parcel it is; null for an order of one parcel. */
  readonly printCompany: PrintCompany | null
}

/** Marks an order as shipped on a day; the customer gets a mail, and the marketplace is told. */
export const shipOrder = (
  deps: StaffOrderDeps,
  orderNumber: string,
  { day, ...sent }: SentParcel & { readonly day: Day },
): Promise<StaffOrderResult> =>
  changeStaffOrder(deps, orderNumber, async (tx, order): Promise<StaffOrderResult> => {
    const now = deps.now()
    const today = tokyoDay(now)
    if (day > today) return err({ code: 'SHIPMENT_REFUSED', order, violation: { code: 'DAY_TO_COME', today } })
    const shipDate = new Date(`${day}T00:00:00+09:00`).toISOString()
    const left = await applyEvent(tx, order, 'SHIPPED', now, { details: { ...order.details, shipDate } })
    if (!left.ok) return left
    const shipped = await recordSent(tx, left.value, sent, now)
    if (!shipped.ok) return shipped
    await mailShipped(deps, tx, shipped.value, day)
    await requestReports(tx, shipped.value, now)
    return shipped
  })

/** Sets or corrects the carrier and the tracking number of a parcel. */
export const trackParcel = (deps: StaffOrderDeps, orderNumber: string, sent: SentParcel): Promise<StaffOrderResult> =>
  changeStaffOrder(deps, orderNumber, async (tx, order) => {
    const tracked = await recordSent(tx, order, sent, deps.now())
    if (tracked.ok) await requestReports(tx, tracked.value, deps.now())
    return tracked
  })

/** Notes on which day a shipped order, or one of its parcels, arrived; the customer gets a mail when all of it has. */
export const noteArrival = (
  deps: StaffOrderDeps,
  orderNumber: string,
  arrival: { readonly day: Day; readonly printCompany: PrintCompany | null },
): Promise<StaffOrderResult> =>
  changeStaffOrder(deps, orderNumber, async (tx, order): Promise<StaffOrderResult> => {
    const arrived = await recordDelivery(tx, order, arrival, deps.now())
    if (!arrived.ok) return err({ code: 'SHIPMENT_REFUSED', order, violation: arrived.error })
    await mailDelivered(deps, tx, arrived.value)
    return arrived
  })

async function recordSent(
  tx: Transacting,
  order: OrderRow,
  { carrier, trackingNumber, printCompany }: SentParcel,
  now: Date,
): Promise<StaffOrderResult> {
  if (carrier === null)
    return trackingNumber === null ? ok(order) : err<StaffOrderViolation>({ code: 'CARRIER_MISSING' })
  const recorded = await recordShipment(tx, order, { carrier, trackingNumber, printCompany }, now)
  return recorded.ok ? recorded : err({ code: 'SHIPMENT_REFUSED', order, violation: recorded.error })
}

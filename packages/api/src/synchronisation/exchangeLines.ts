import type { OrderRow } from '../database/tables/orders.ts'
import type { Database } from '../database/tables.ts'
import { reportsOf } from './shipmentReports.ts'

/** What an order's marketplace was told, and what it changed too late, as lines of `orders show`. */
export async function exchangeLines(database: Database, order: OrderRow): Promise<string[]> {
  if (order.details.ecSiteId === null) return []
  const read = await database
    .selectFrom('marketplace_order')
    .select(['read_at', 'notice', 'seen_at'])
    .where('order_number', '=', order.order_number)
    .executeTakeFirst()
  const reports = await reportsOf(database, order.order_number)
  return [
    ...(read ? [`last read at ${order.details.ecSiteId} ${read.read_at.toISOString()}`] : []),
    ...(read?.notice ? [`changed there after the start of production: ${read.notice}${seen(read.seen_at)}`] : []),
    ...reports.map(
      ({ carrier, tracking_number, state, reason, settled_at }) =>
        `shipment ${carrier} ${tracking_number}: ${state}${reason === null ? '' : ` (${reason})`}` +
        `${settled_at === null ? '' : ` ${settled_at.toISOString()}`}`,
    ),
    ...(order.status === 'SHIPPED' && reports.length === 0
      ? ['shipment not reported: no parcel has a carrier and a number (`orders track` sets them)']
      : []),
  ]
}

const seen = (at: Date | null): string => (at === null ? '' : ` (seen ${at.toISOString()})`)

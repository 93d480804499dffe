import type { Database } from '../database/tables.ts'
import { listPolls } from '../synchronisation/pollStore.ts'
import { openReports } from '../synchronisation/shipmentReports.ts'
import { table } from './table.ts'

const NOTICES = 100

/** The state of the exchange with the marketplaces, as text for the terminal. */
export async function marketplaceStatus(database: Database): Promise<string[]> {
  const polls = await listPolls(database)
  const waiting = await database
    .selectFrom('marketplace_change')
    .select(['shop', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('shop')
    .execute()
  const notices = await database
    .selectFrom('marketplace_order')
    .innerJoin('shop_order', 'shop_order.order_number', 'marketplace_order.order_number')
    .select(['marketplace_order.order_number as number', 'shop', 'notice', 'noticed_at', 'status'])
    .where('notice', 'is not', null)
    .where('status', '!=', 'CANCEL')
    .orderBy('noticed_at', 'desc')
    .limit(NOTICES)
    .execute()
  const reports = await openReports(database)
  return [
    table(
      ['shop', 'last complete poll', 'problem', 'orders to read'],
      polls.map(({ shop, succeededAt, problem }) => [
        shop,
        succeededAt?.toISOString() ?? 'none',
        problem ?? '',
        waiting.find((one) => one.shop === shop)?.count ?? '0',
      ]),
    ),
    table(
      ['order', 'shop', 'changed too late', 'at', 'status'],
      notices.map((row) => [row.number, row.shop, row.notice ?? '', row.noticed_at?.toISOString() ?? '', row.status]),
    ),
    table(
      ['order', 'shop', 'shipment', 'report', 'reason', 'since'],
      reports.map((row) => [
        row.order_number,
        row.shop,
        `${row.carrier} ${row.tracking_number}`,
        row.state,
        row.reason ?? '',
        row.requested_at.toISOString(),
      ]),
    ),
  ]
}

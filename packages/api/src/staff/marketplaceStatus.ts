import type { Database } from '../database/tables.ts'
import { listLateChanges } from '../synchronisation/lateChanges.ts'
import { listPolls } from '../synchronisation/pollStore.ts'
import { openReports } from '../synchronisation/shipmentReports.ts'
import { table } from './table.ts'

/** The state of the exchange with the marketplaces, as text for the terminal. */
export async function marketplaceStatus(database: Database): Promise<string[]> {
  const polls = await listPolls(database)
  const waiting = await database
    .selectFrom('marketplace_change')
    .select(['shop', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('shop')
    .execute()
  const changes = await listLateChanges(database)
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
      changes.map(({ orderNumber, shop, notice, noticedAt, status }) => [
        orderNumber,
        shop,
        notice,
        noticedAt?.toISOString() ?? '',
        status,
      ]),
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

import { tokyoDay } from '@irodori/rules/tokyoDay'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { MarketplaceId } from '../connectors/marketplaceConnector.ts'
import type { ShipmentReportTable } from '../database/tables/marketplaces.ts'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { enqueue, enqueueIfMissing } from '../jobs/jobs.ts'

/** Reports the shipments of an order to its marketplace; the subject is the order's number. */
export const REPORT_SHIPMENT_JOB = 'report-shipment'

export type ShipmentReport = Selectable<ShipmentReportTable>

/**
 * SYN-4: asks for the report of each parcel of a shipped order that has a carrier and a number. A parcel that was reported
 * with the same ones is not reported again; a corrected one is.
 * @param order locked in this transaction, after its parcels were written
 */
export async function requestReports(tx: Transacting, order: OrderRow, now: Date): Promise<void> {
  const { order_number: orderNumber, details, status } = order
  const shop = details.ecSiteId
  if (shop === null || status !== 'SHIPPED') return
  const parcels = await tx.selectFrom('order_package').selectAll().where('order_number', '=', orderNumber).execute()
  const day = tokyoDay(details.shipDate ?? now)
  for (const { id, carrier, tracking_number: number } of parcels) {
    if (carrier === null || number === null) continue
    const wanted = { carrier, tracking_number: number, day, state: 'NOT_REPORTED', reason: null, tries: 0 } as const
    await tx
      .insertInto('shipment_report')
      .values({ package_id: id, order_number: orderNumber, shop, ...wanted, requested_at: now })
      .onConflict((at) =>
        at
          .column('package_id')
          .doUpdateSet({ ...wanted, requested_at: now, settled_at: null })
          .where(
            sql<boolean>`(shipment_report.carrier, shipment_report.tracking_number) is distinct from (${carrier}, ${number})`,
          ),
      )
      .execute()
  }
  const open = await tx
    .selectFrom('shipment_report')
    .select('package_id')
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'NOT_REPORTED')
    .execute()
  if (open.length > 0) await enqueue(tx, reportJob(orderNumber), 'NOW')
}

export const reportJob = (orderNumber: string) =>
  ({ kind: REPORT_SHIPMENT_JOB, subject: orderNumber, payload: {} }) as const

export const reportsOf = (database: Database | Transacting, orderNumber: string): Promise<ShipmentReport[]> =>
  database
    .selectFrom('shipment_report')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('package_id')
    .execute()

/** The reports that were refused or still wait, the oldest first. */
export const openReports = (database: Database): Promise<ShipmentReport[]> =>
  database
    .selectFrom('shipment_report')
    .selectAll()
    .where('state', '!=', 'REPORTED')
    .orderBy('requested_at')
    .limit(500)
    .execute()

interface ReportCount {
  readonly shop: MarketplaceId
  readonly state: ShipmentReport['state']
  readonly count: number
}

/** Numbers of the reports that are not made. */
export async function countOpenReports(database: Database): Promise<ReportCount[]> {
  const rows = await database
    .selectFrom('shipment_report')
    .select(['shop', 'state', sql<string>`count(*)`.as('count')])
    .where('state', '!=', 'REPORTED')
    .groupBy(['shop', 'state'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Makes the refused reports of an order again. @returns their number */
export async function reportAgain(tx: Transacting, orderNumber: string): Promise<number> {
  const rows = await tx
    .updateTable('shipment_report')
    .set({ state: 'NOT_REPORTED', tries: 0, settled_at: null })
    .where('order_number', '=', orderNumber)
    .where('state', '!=', 'REPORTED')
    .returning('package_id')
    .execute()
  if (rows.length > 0) await enqueue(tx, reportJob(orderNumber), 'NOW')
  return rows.length
}

/** Adds the job of each report that has none, because its marketplace was switched off. */
export async function scheduleReports(database: Database): Promise<void> {
  const rows = await database
    .selectFrom('shipment_report')
    .select('order_number')
    .distinct()
    .where('state', '=', 'NOT_REPORTED')
    .execute()
  for (const row of rows) await transact(database, (tx) => enqueueIfMissing(tx, reportJob(row.order_number), 'NOW'))
}

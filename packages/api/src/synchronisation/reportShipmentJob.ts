import type { Connectors } from '../connectors/marketplaceConnector.ts'
import { marketplaceLogLine } from '../connectors/marketplaceFailure.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { complete, enqueue } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { backoffMs, pauseUntilMs } from './retryPause.ts'
import type { ShipmentReport } from './shipmentReports.ts'
import { reportJob, reportsOf } from './shipmentReports.ts'

interface Deps {
  readonly database: Database
  readonly connectors: Connectors
  readonly now: () => Date
  readonly log: (line: string) => void
  /** A number from 0 to 1. */
  readonly random: () => number
}

/** What became of one attempt. */
type Attempt =
  | { readonly kind: 'REPORTED' }
  | { readonly kind: 'REFUSED'; readonly reason: string }
  | { readonly kind: 'LATER'; readonly reason: string; readonly afterMs: number }
  /** The marketplace is switched off; the start of a server with it adds the job again. */
  | { readonly kind: 'OFF' }

/**
 * SYN-4: reports the shipments of an order. The connector reads the order before it writes, so an attempt whose answer was
 * lost is found out by the next one and reported once; the attempt and its record cannot be one transaction.
 */
export function reportShipmentJob(deps: Deps): JobHandler {
  const { database, now } = deps
  return {
    async run(job) {
      const open = (await reportsOf(database, job.subject)).filter(({ state }) => state === 'NOT_REPORTED')
      const attempts: { readonly report: ShipmentReport; readonly attempt: Attempt }[] = []
      for (const report of open) attempts.push({ report, attempt: await attemptReport(deps, report) })
      await transact(database, async (tx) => {
        // A correction of the number has replaced this job, and its own reports both.
        if (!(await complete(tx, job))) return
        for (const { report, attempt } of attempts) await recordAttempt(tx, report, attempt, now())
        const pauses = attempts.flatMap(({ attempt }) => (attempt.kind === 'LATER' ? attempt.afterMs : []))
        if (pauses.length === 0) return
        await enqueue(tx, reportJob(job.subject), { afterSeconds: Math.ceil(Math.min(...pauses) / 1000) })
      })
      return 'DONE'
    },
    // A failure here is one of the database; the job is listed as failed and can be run again.
    giveUp: async () => undefined,
  }
}

async function attemptReport({ connectors, now, log, random }: Deps, report: ShipmentReport): Promise<Attempt> {
  const { shop, carrier, day, tries, order_number, tracking_number } = report
  const connector = connectors[shop]
  if (!connector) return { kind: 'OFF' }
  const shipment = { carrierCode: carrier, trackingNumber: tracking_number, day }
  const result = await connector.reportShipment(order_number, shipment)
  if (result.ok) return { kind: 'REPORTED' }
  const { error } = result
  log(marketplaceLogLine(shop, error))
  if (error.code === 'REFUSED' || error.code === 'NOT_FOUND') return { kind: 'REFUSED', reason: error.code }
  const until = error.code === 'MAINTENANCE' ? error.until : null
  const afterMs = until ? pauseUntilMs(until, now(), random()) : backoffMs(tries, random())
  return { kind: 'LATER', reason: error.code, afterMs }
}

async function recordAttempt(tx: Transacting, report: ShipmentReport, attempt: Attempt, now: Date): Promise<void> {
  if (attempt.kind === 'OFF') return
  const change =
    attempt.kind === 'LATER'
      ? { reason: attempt.reason, tries: report.tries + 1 }
      : { state: attempt.kind, reason: attempt.kind === 'REFUSED' ? attempt.reason : null, settled_at: now }
  await tx
    .updateTable('shipment_report')
    .set(change)
    .where('package_id', '=', report.package_id)
    .where('tracking_number', '=', report.tracking_number)
    .where('carrier', '=', report.carrier)
    .execute()
}

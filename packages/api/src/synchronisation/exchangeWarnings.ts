import { HOUR_MS } from '@irodori/contract/durations'
import type { Database } from '../database/tables.ts'
import { listPolls } from './pollStore.ts'
import { countOpenReports } from './shipmentReports.ts'

/** Three of the longest intervals, so that one failed poll is no warning. */
const LATE_MS = 3 * HOUR_MS

/**
 * What the staff have to see to in the exchange with marketplaces, as `POLL_LATE:YAHOO` and `SHIPMENTS_REFUSED:RAKUTEN`.
 * @param isPolling whether the marketplaces are polled
 */
export async function exchangeWarnings(database: Database, now: Date, isPolling: boolean): Promise<string[]> {
  const polls = isPolling ? await listPolls(database) : []
  const late = polls.filter(
    ({ succeededAt, position }) => now.getTime() - (succeededAt ?? position).getTime() > LATE_MS,
  )
  const refused = (await countOpenReports(database)).filter(({ state }) => state === 'REFUSED')
  return [
    ...late.map(({ shop }) => `POLL_LATE:${shop}`),
    ...refused.map(({ shop }) => `SHIPMENTS_REFUSED:${shop}`).toSorted(),
  ]
}

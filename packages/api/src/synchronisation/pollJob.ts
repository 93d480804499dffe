import type { Connectors, MarketplaceId } from '../connectors/marketplaceConnector.ts'
import { MARKETPLACE_IDS } from '../connectors/marketplaceConnector.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { LeasedJob } from '../jobs/jobs.ts'
import { complete, enqueue, enqueueIfMissing } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/runner.ts'
import type { PollDeps, PollEnd } from './pollMarketplace.ts'
import { pollMarketplace } from './pollMarketplace.ts'
import { recordPoll } from './pollStore.ts'
import { pauseUntilMs, pollPauseMs } from './retryPause.ts'

/** Polls a marketplace; the subject is its id, so that one of several servers polls it. */
export const POLL_JOB = 'poll-marketplace'

export interface PollJobDeps extends PollDeps {
  readonly connectors: Connectors
  /** Milliseconds between two polls; 0 for none. */
  readonly intervalMs: number
  /** Called after the commit, when jobs wait. */
  readonly wake: () => void
}

/** Seconds until orders are read that a poll left over. */
const REST_SECONDS = 20

export function pollJob(deps: PollJobDeps): JobHandler {
  const { database, connectors, intervalMs, now, random, wake } = deps

  const end = (job: LeasedJob, shop: MarketplaceId, { problem, isMoreDue }: PollEnd): Promise<void> =>
    transact(database, async (tx) => {
      if (!(await complete(tx, job))) return
      await recordPoll(tx, shop, problem?.code ?? null, now())
      const until = problem?.code === 'MAINTENANCE' ? problem.until : null
      const pauseMs = until ? pauseUntilMs(until, now(), random()) : pollPauseMs(intervalMs, random())
      await enqueuePoll(tx, shop, isMoreDue ? REST_SECONDS : Math.ceil(pauseMs / 1000))
    })

  return {
    async run(job) {
      const shop = MARKETPLACE_IDS.find((id) => id === job.subject)
      const connector = shop ? connectors[shop] : null
      if (shop === undefined || !connector || intervalMs === 0) {
        await transact(database, (tx) => complete(tx, job))
        return 'DONE'
      }
      await end(job, shop, await pollMarketplace(deps, shop, connector))
      wake()
      return 'DONE'
    },
    async giveUp(job) {
      const shop = MARKETPLACE_IDS.find((id) => id === job.subject)
      if (shop) await transact(database, (tx) => enqueuePoll(tx, shop, Math.ceil(intervalMs / 1000)))
    },
  }
}

const enqueuePoll = (tx: Transacting, shop: MarketplaceId, afterSeconds: number): Promise<void> =>
  enqueue(tx, { kind: POLL_JOB, subject: shop, payload: {} }, { afterSeconds })

/** Adds the first poll of each marketplace that is switched on; an existing job is left unchanged. */
export async function schedulePolls(database: Database, connectors: Connectors, intervalMs: number): Promise<void> {
  if (intervalMs === 0) return
  for (const shop of MARKETPLACE_IDS) {
    if (connectors[shop] === null) continue
    await transact(database, (tx) => enqueueIfMissing(tx, { kind: POLL_JOB, subject: shop, payload: {} }, 'NOW'))
  }
}

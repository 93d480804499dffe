import type { Database } from '../database/tables.ts'
import type { LeasedJob } from './jobs.ts'
import { giveBack, leaseNext, postpone } from './jobs.ts'

/** DONE: the handler completed the job. LATER: nothing is wrong, but not now. */
export type JobResult = 'DONE' | 'LATER'

export interface JobHandler {
  /** Does the work and completes the job in one transaction with its effect; throws where it failed. */
  readonly run: (job: LeasedJob) => Promise<JobResult>
  /** After the last failed try. */
  readonly giveUp: (job: LeasedJob) => Promise<void>
}

export interface JobRunner {
  /** Looks for work now; called after a commit that left a job. */
  wake(): void
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
  /** Resolves when nothing is due and nothing runs. */
  idle(): Promise<void>
}

interface Needs {
  readonly database: Database
  readonly now: () => Date
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly log: (line: string) => void
  /** Jobs at a time. */
  readonly concurrency: number
}

/** Between looks at the table, for retries and for jobs that another process left. */
const LOOK_EVERY = 2_000
const LATER_PAUSE = 500

/** Works the job table off. Whatever crashes, a job stays in the table until its effect is committed. */
export function startRunner(needs: Needs): JobRunner {
  const { database, now, handlers, log, concurrency } = needs
  let stopped = false
  const lanes = new Set<Promise<void>>()
  const timer = setInterval(wake, LOOK_EVERY)
  timer.unref()

  function wake(): void {
    if (stopped || lanes.size >= concurrency) return
    const lane = workOff().finally(() => {
      lanes.delete(lane)
    })
    lanes.add(lane)
  }

  async function workOff(): Promise<void> {
    try {
      while (!stopped) {
        const job = await leaseNext(database, now())
        if (!job) return
        if (lanes.size < concurrency) wake()
        if ((await work(job)) === 'LATER') {
          await giveBack(database, job)
          await new Promise((resolve) => setTimeout(resolve, LATER_PAUSE))
        }
      }
    } catch (error) {
      log(`the job table could not be read: ${error instanceof Error ? error.message : 'unknown'}`)
    }
  }

  async function work(job: LeasedJob): Promise<JobResult> {
    const handler = handlers[job.kind]
    try {
      if (!handler) throw new Error(`no handler for ${job.kind}`)
      return await handler.run(job)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log(`${job.kind} failed (try ${job.attempts}): ${reason}`)
      if (await postpone(database, job, now(), reason)) await handler?.giveUp(job)
      return 'DONE'
    }
  }

  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all(lanes)
    },
    async idle() {
      wake()
      while (lanes.size > 0) await Promise.all(lanes)
    },
  }
}

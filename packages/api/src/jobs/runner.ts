import type { Database } from '../database/tables.ts'
import { redactError } from '../logging/redactError.ts'
import { jobQueueOf } from './jobQueue.ts'
import type { LeasedJob } from './jobs.ts'
import { isLastAttempt, leaseNext, postpone, release, renew } from './jobs.ts'

/** DONE: the handler completed the job. LATER: the job cannot run yet, and this is no failure. */
export type JobResult = 'DONE' | 'LATER'

export interface JobHandler {
  /** Does the work and completes the job in the transaction of its effect; throws if it fails. */
  readonly run: (job: LeasedJob) => Promise<JobResult>
  /** Called after the last failed attempt; may be called more than once. */
  readonly giveUp: (job: LeasedJob) => Promise<void>
}

export type JobHandlers = Readonly<Record<string, JobHandler>>

/** How a run of a job ended, for the metrics. */
export type JobEnd = 'DONE' | 'LATER' | 'FAILED' | 'GIVEN_UP'

export interface JobRunner {
  /** Looks for jobs now; called after a commit that added a job. */
  wake(): void
  /** Starts no more jobs and waits for running ones; those that take longer than `withinMs` are released. */
  stop(withinMs?: number): Promise<void>
  /** Resolves when no job is due and none runs. */
  idle(): Promise<void>
}

interface Deps {
  readonly database: Database
  readonly handlers: JobHandlers
  readonly log: (line: string) => void
  /** Jobs that run at the same time. */
  readonly concurrency: number
  /** Milliseconds between queries of the table, for retries and jobs of other processes. */
  readonly pollIntervalMs?: number | undefined
  /** Milliseconds between reports that the process of a running job is alive. */
  readonly renewalIntervalMs?: number
  readonly onEnd?: (kind: string, end: JobEnd) => void
}

const POLL_INTERVAL_MS = 2_000
const LATER_PAUSE_MS = 500
/** A third of the queue's shortest heartbeat. */
const RENEWAL_INTERVAL_MS = 3_000
/** Runs after which a job is assumed to crash its server. */
const MAX_RUNS = 25

/** Runs the jobs of the table. A job stays in the table until its effect is committed, even if servers crash. */
export function startRunner(deps: Deps): JobRunner {
  const {
    database,
    handlers,
    log,
    concurrency,
    pollIntervalMs = POLL_INTERVAL_MS,
    renewalIntervalMs = RENEWAL_INTERVAL_MS,
    onEnd = () => undefined,
  } = deps
  const kinds = jobQueueOf(database).kinds.filter((kind) => kind in handlers)
  let stopped = false
  const lanes = new Set<Promise<void>>()
  const running = new Set<LeasedJob>()
  const polling = setInterval(wake, pollIntervalMs)
  polling.unref()
  const renewing = setInterval(renewAll, renewalIntervalMs)
  renewing.unref()

  /** Number of wake calls: a lane that finds no job looks again if a job was committed in the meantime. */
  let wakes = 0

  function wake(): void {
    wakes += 1
    if (stopped || lanes.size >= concurrency) return
    const lane = runLane().finally(() => {
      lanes.delete(lane)
    })
    lanes.add(lane)
  }

  function renewAll(): void {
    // A lease that could not be renewed may expire; the job then runs again, and is completed once.
    for (const job of running) void renew(database, job).catch(() => undefined)
  }

  async function runLane(): Promise<void> {
    try {
      while (!stopped) {
        const seen = wakes
        const job = await leaseNext(database, kinds)
        if (!job && wakes === seen) return
        if (!job) continue
        if (lanes.size < concurrency) wake()
        running.add(job)
        const end = await work(job).finally(() => running.delete(job))
        onEnd(job.kind, end)
        if (end === 'LATER') {
          await release(database, job)
          await new Promise((resolve) => setTimeout(resolve, LATER_PAUSE_MS))
        }
      }
    } catch (error) {
      log(`the job queue could not be read: ${redactError(error)}`)
    }
  }

  async function work(job: LeasedJob): Promise<JobEnd> {
    const handler = handlers[job.kind]
    try {
      if (!handler) throw new Error(`no handler is registered for jobs of the kind ${job.kind}`)
      if (job.attempts > MAX_RUNS) throw new Error(`job stopped after ${MAX_RUNS} runs: each server that ran it exited`)
      return await handler.run(job)
    } catch (error) {
      const reason = redactError(error)
      log(`${job.kind} failed (attempt ${job.attempts}): ${reason}`)
      const isLast = isLastAttempt(job)
      // Before the job is marked as failed, so that a server that dies in between calls it again.
      if (isLast) await handler?.giveUp(job)
      await postpone(database, job, reason)
      return isLast ? 'GIVEN_UP' : 'FAILED'
    }
  }

  return {
    wake,
    async stop(withinMs) {
      stopped = true
      clearInterval(polling)
      const ended = Promise.all(lanes)
      if (withinMs === undefined) await ended
      else if (!(await isOverWithin(ended, withinMs))) {
        for (const job of [...running]) await release(database, job)
        log(`${running.size} jobs did not end in time and were released to other servers`)
      }
      clearInterval(renewing)
    },
    async idle() {
      wake()
      while (lanes.size > 0) await Promise.all(lanes)
    },
  }
}

async function isOverWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const isOver = await Promise.race([work.then(() => true), late])
  clearTimeout(timer)
  return isOver
}

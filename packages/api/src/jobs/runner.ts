import type { Database } from '../database/tables.ts'
import { redactError } from '../logging/redactError.ts'
import type { LeasedJob } from './jobs.ts'
import { giveBack, isLastTry, LEASE, leaseNext, postpone, renew } from './jobs.ts'

/** DONE: the handler completed the job. LATER: nothing is wrong, but not now. */
export type JobResult = 'DONE' | 'LATER'

export interface JobHandler {
  /** Does the work and completes the job in one transaction with its effect; throws where it failed. */
  readonly run: (job: LeasedJob) => Promise<JobResult>
  /** After the last failed try; may be called more than once. */
  readonly giveUp: (job: LeasedJob) => Promise<void>
}

export type JobHandlers = Readonly<Record<string, JobHandler>>

/** How a run of a job ended, for those who count. */
export type JobEnd = 'DONE' | 'LATER' | 'FAILED' | 'GIVEN_UP'

export interface JobRunner {
  /** Looks for work now; called after a commit that left a job. */
  wake(): void
  /** Takes no more jobs and waits for those that run; those that take longer than `within` milliseconds are given back. */
  stop(within?: number): Promise<void>
  /** Resolves when nothing is due and nothing runs. */
  idle(): Promise<void>
}

interface Deps {
  readonly database: Database
  readonly now: () => Date
  readonly handlers: JobHandlers
  readonly log: (line: string) => void
  /** Jobs at a time. */
  readonly concurrency: number
  /** Milliseconds after which another server may take a job of this one, should it fall silent. */
  readonly leaseFor?: number
  readonly onEnd?: (kind: string, end: JobEnd) => void
}

/** Between looks at the table, for retries and for jobs that another process left. */
const LOOK_EVERY = 2_000
const LATER_PAUSE = 500
const RENEWALS_PER_LEASE = 3
/** Runs after which a job is taken for one that kills its server. */
const DEADLY = 25

/** Works the job table off. Whatever crashes, a job stays in the table until its effect is committed. */
export function startRunner(deps: Deps): JobRunner {
  const { database, now, handlers, log, concurrency, leaseFor = LEASE, onEnd = () => undefined } = deps
  const kinds = Object.keys(handlers)
  let stopped = false
  const lanes = new Set<Promise<void>>()
  const running = new Set<LeasedJob>()
  const looking = setInterval(wake, LOOK_EVERY)
  looking.unref()
  const renewing = setInterval(renewAll, leaseFor / RENEWALS_PER_LEASE)
  renewing.unref()

  /** So that a lane whose last look came before the commit of a job looks once more. */
  let wakes = 0

  function wake(): void {
    wakes += 1
    if (stopped || lanes.size >= concurrency) return
    const lane = workOff().finally(() => {
      lanes.delete(lane)
    })
    lanes.add(lane)
  }

  function renewAll(): void {
    const until = new Date(now().getTime() + leaseFor)
    // A lease that could not be renewed may run out; the job is then done once more, and completed once.
    for (const job of running) void renew(database, job, until).catch(() => undefined)
  }

  async function workOff(): Promise<void> {
    try {
      while (!stopped) {
        const seen = wakes
        const job = await leaseNext(database, now(), { kinds, leaseFor })
        if (!job && wakes === seen) return
        if (!job) continue
        if (lanes.size < concurrency) wake()
        running.add(job)
        const end = await work(job).finally(() => running.delete(job))
        onEnd(job.kind, end)
        if (end === 'LATER') {
          await giveBack(database, job)
          await new Promise((resolve) => setTimeout(resolve, LATER_PAUSE))
        }
      }
    } catch (error) {
      log(`the job table could not be read: ${redactError(error)}`)
    }
  }

  async function work(job: LeasedJob): Promise<JobEnd> {
    const handler = handlers[job.kind]
    try {
      if (!handler) throw new Error(`no handler for ${job.kind}`)
      if (job.attempts > DEADLY) throw new Error('every server that ran it died')
      return await handler.run(job)
    } catch (error) {
      const reason = redactError(error)
      log(`${job.kind} failed (try ${job.attempts}): ${reason}`)
      const isLast = isLastTry(job)
      // Before it is marked: a server that dies in between does both again.
      if (isLast) await handler?.giveUp(job)
      await postpone(database, job, now(), reason)
      return isLast ? 'GIVEN_UP' : 'FAILED'
    }
  }

  return {
    wake,
    async stop(within) {
      stopped = true
      clearInterval(looking)
      const ended = Promise.all(lanes)
      if (within === undefined) await ended
      else if (!(await isOverWithin(ended, within))) {
        for (const job of [...running]) await giveBack(database, job)
        log(`${running.size} jobs took too long to end and were given back`)
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

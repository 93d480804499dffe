import { setTimeout } from 'node:timers/promises'
import PQueue from 'p-queue'

/**
 * The origin of a task: a request of a customer with a session or for a picture of an order, a background job, a request that
 * anybody can send, or work ahead of its request.
 */
export type TaskPurpose = 'CUSTOMER' | 'JOB' | 'VISITOR' | 'AHEAD'

/** All workers are occupied and the queue is full; the caller may try again in a moment. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

interface TaskQueueSize {
  readonly workers: number
  /** Tasks of each purpose that may wait; further ones are refused. */
  readonly waiting: Readonly<Record<TaskPurpose, number>>
}

export interface TaskQueue {
  /**
   * Runs work when a worker is free.
   * @throws Busy if too many tasks of this purpose wait; the signal's reason if it is aborted before the work ends
   */
  run<Value>(purpose: TaskPurpose, signal: AbortSignal, work: () => Promise<Value>): Promise<Value>
  counts(): { readonly running: number; readonly waiting: number }
}

/**
 * Decides which task is next. Customers come first; all others share all workers but one, jobs before visitors, and work
 * ahead of its request comes last. Visitors have one task at a time and at most half of the time. So neither a flood of visitors'
 * calls nor a long list of jobs delays a customer by more than the end of a running task.
 */
export function createTaskQueue({ workers, waiting }: TaskQueueSize): TaskQueue {
  const all = new PQueue({ concurrency: workers })
  const background = new PQueue({ concurrency: Math.max(1, workers - 1) })
  const visitors = new PQueue({ concurrency: 1 })
  const unfinished: Record<TaskPurpose, number> = { CUSTOMER: 0, JOB: 0, VISITOR: 0, AHEAD: 0 }
  /** The workers that tasks of a purpose can have at the same time. */
  const share = {
    CUSTOMER: workers,
    JOB: background.concurrency,
    VISITOR: visitors.concurrency,
    AHEAD: background.concurrency,
  }

  const inBackground = <Value>(priority: number, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> =>
    background.add(() => all.add(work, { signal }), { signal, priority })

  /** The result is returned before the pause after the task, which is as long as the task was. */
  const forVisitor = <Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      let spentMs = 0
      const measured = async (): Promise<Value> => {
        const started = performance.now()
        return work().finally(() => {
          spentMs = performance.now() - started
        })
      }
      const withPause = async (): Promise<void> => {
        const result = inBackground(1, signal, measured)
        result.then(resolve, reject)
        await result.catch(() => undefined)
        await setTimeout(spentMs)
      }
      visitors.add(withPause, { signal }).catch(reject)
    })

  const add = <Value>(purpose: TaskPurpose, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> => {
    switch (purpose) {
      case 'CUSTOMER':
        return all.add(work, { signal, priority: 1 })
      case 'JOB':
        return inBackground(2, signal, work)
      case 'VISITOR':
        return forVisitor(signal, work)
      case 'AHEAD':
        return inBackground(0, signal, work)
    }
  }

  return {
    async run(purpose, signal, work) {
      if (unfinished[purpose] >= share[purpose] + waiting[purpose]) throw new Busy()
      unfinished[purpose] += 1
      try {
        return await add(purpose, signal, work)
      } finally {
        unfinished[purpose] -= 1
      }
    },
    counts() {
      const running = all.pending
      return { running, waiting: Object.values(unfinished).reduce((sum, count) => sum + count) - running }
    },
  }
}

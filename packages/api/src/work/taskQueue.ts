import PQueue from 'p-queue'

/** Who waits for a task: a customer with a session or a picture of an order, a background job, or anybody. */
export type TaskPurpose = 'CUSTOMER' | 'JOB' | 'VISITOR'

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
 * Decides which task is next. Customers come first; jobs and visitors share all workers but one, jobs before visitors. So
 * neither a flood of visitors' calls nor a long list of jobs delays a customer by more than the end of a running task.
 */
export function createTaskQueue({ workers, waiting }: TaskQueueSize): TaskQueue {
  const all = new PQueue({ concurrency: workers })
  const background = new PQueue({ concurrency: Math.max(1, workers - 1) })
  const unfinished: Record<TaskPurpose, number> = { CUSTOMER: 0, JOB: 0, VISITOR: 0 }
  /** The workers that tasks of a purpose can have at the same time. */
  const share = { CUSTOMER: workers, JOB: background.concurrency, VISITOR: background.concurrency }

  const add = <Value>(purpose: TaskPurpose, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> =>
    purpose === 'CUSTOMER'
      ? all.add(work, { signal, priority: 1 })
      : background.add(() => all.add(work, { signal }), { signal, priority: purpose === 'JOB' ? 1 : 0 })

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
      return { running, waiting: unfinished.CUSTOMER + unfinished.JOB + unfinished.VISITOR - running }
    },
  }
}

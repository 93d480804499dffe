import { Busy } from '../work/taskQueue.ts'
import type { ApiFailure } from './apiError.ts'
import { fail } from './apiError.ts'

const SECONDS_UNTIL_RETRY = 3

/** Answers 503 `BUSY` when the queue of the worker pool is full or a picture takes too long, instead of failing. */
export async function busyAsFailure<Value>(work: Promise<Value>): Promise<Value | ApiFailure> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Busy) return fail(503, 'BUSY', { retryAfterSeconds: SECONDS_UNTIL_RETRY })
    throw error
  }
}

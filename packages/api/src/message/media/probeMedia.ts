import { Worker } from 'node:worker_threads'
import type { ProbeResult } from '@irodori/media/probe'
import { err } from '@irodori/result'
import { Busy } from '../../work/taskQueue.ts'

/** The bytes of a file, or its path. */
export interface ProbeTask {
  readonly file: string | Uint8Array
}

const MOST_AT_A_TIME = 2
const MOST_WAITING = 16
const TIMEOUT_MS = 15_000
const MEMORY_MEGABYTES = 256
/** The failure of a file whose reader does not finish. */
const HARMFUL: ProbeResult = err({ code: 'BROKEN' })

const waiting: (() => void)[] = []
let running = 0

/**
 * Reads the kind of a video or sound file. Each file is read in its own thread, which is ended when it takes too long or
 * too much memory, so that a hostile file cannot stop the server.
 */
export async function probeMedia(task: ProbeTask): Promise<ProbeResult> {
  if (running >= MOST_AT_A_TIME) {
    if (waiting.length >= MOST_WAITING) throw new Busy()
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
    })
  } else {
    running += 1
  }
  try {
    return await inThread(task)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function inThread(task: ProbeTask): Promise<ProbeResult> {
  const worker = new Worker(new URL('./probeWorker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    env: {},
    // The reader prints what it finds; the log must not contain it.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
  })
  return new Promise<ProbeResult>((resolve) => {
    const timer = setTimeout(() => resolve(HARMFUL), TIMEOUT_MS)
    worker.once('message', resolve)
    worker.once('error', () => resolve(HARMFUL))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(HARMFUL)
    })
  }).finally(() => worker.terminate())
}

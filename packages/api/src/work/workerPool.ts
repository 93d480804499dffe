import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { PrintSheet } from '@irodori/print/printSheet'
import { Piscina } from 'piscina'
import type {
  ConvertResult,
  ConvertTask,
  IngestResult,
  IngestTask,
  MeasureTask,
  PrintSheetTask,
  RenderResult,
  RenderTask,
  RewriteResult,
  RewriteTask,
  ShareTask,
  TextMeasure,
  TextResult,
  TextTask,
} from './tasks.ts'

/** The answer of a worker: the result, and the memory of its thread in bytes. */
export interface Measured<Result> {
  readonly result: Result
  readonly memory: number
}

/** All workers are occupied and the queue is full; the caller may try again in a moment. */
export class Busy extends Error {
  override readonly name = 'Busy'
}

interface WorkerCounts {
  /** Tasks that a worker executes. */
  readonly running: number
  /** Tasks that wait for a worker. */
  readonly waiting: number
  /** How often the workers were replaced because of their memory. */
  readonly recycled: number
}

/** Image processing in worker threads. Every method throws Busy if the queue is full. */
export interface WorkerPool {
  ingest(task: IngestTask): Promise<IngestResult>
  rewrite(task: RewriteTask): Promise<RewriteResult>
  render(task: RenderTask): Promise<RenderResult>
  printSheet(task: PrintSheetTask): Promise<PrintSheet>
  text(task: TextTask): Promise<TextResult>
  measure(task: MeasureTask): Promise<readonly TextMeasure[]>
  convert(task: ConvertTask): Promise<ConvertResult>
  /** @returns a JPEG */
  share(task: ShareTask): Promise<Uint8Array<ArrayBuffer>>
  counts(): WorkerCounts
  close(): Promise<void>
}

interface Settings {
  readonly workers: number
  /** Tasks that may wait; further ones are refused. */
  readonly workerQueue: number
  /** Bytes that a worker may hold after a task before the workers are replaced; memory of WebAssembly never shrinks. */
  readonly workerMemory: number
  /** Paths by `fontKey` of fonts that are not in the shop's folder. */
  readonly fontFiles?: ReadonlyMap<string, string>
}

/** Data for the start of a worker. */
export interface WorkerData {
  readonly magick: WebAssembly.Module
  readonly fontFiles: ReadonlyMap<string, string> | undefined
}

/** Milliseconds of waiting and execution together; then the worker of the task is stopped. */
const TASK_TIMEOUT_MS = 120_000
const IDLE_TIMEOUT_MS = 30_000

export async function startWorkerPool(settings: Settings): Promise<WorkerPool> {
  const magick = await WebAssembly.compile(await readFile(magickPath()))
  const closing = new Set<Promise<void>>()
  let current = makePool(settings, magick)

  // Counted here because piscina does not apply its own limit to tasks with a signal.
  let unfinished = 0
  let recycled = 0

  const run = async <Result>(name: string, task: unknown): Promise<Result> => {
    if (unfinished >= settings.workers + settings.workerQueue) throw new Busy()
    const pool = current
    unfinished += 1
    try {
      const { result, memory } = (await pool.run(task, {
        name,
        signal: AbortSignal.timeout(TASK_TIMEOUT_MS),
      })) as Measured<Result>
      if (memory > settings.workerMemory && pool === current) {
        current = makePool(settings, magick)
        retire(pool)
        recycled += 1
      }
      return result
    } finally {
      unfinished -= 1
    }
  }

  /** Closes a pool after its running tasks. */
  const retire = (pool: Piscina): void => {
    const closed = pool.close().finally(() => closing.delete(closed))
    closing.add(closed)
  }

  return {
    ingest: (task) => run('ingest', task),
    rewrite: (task) => run('rewrite', task),
    render: (task) => run('render', task),
    printSheet: (task) => run('printSheet', task),
    text: (task) => run('text', task),
    measure: (task) => run('measure', task),
    convert: (task) => run('convert', task),
    share: (task) => run('share', task),
    counts() {
      const running = Math.min(unfinished, settings.workers)
      return { running, waiting: unfinished - running, recycled }
    },
    async close() {
      retire(current)
      await Promise.all(closing)
    },
  }
}

const makePool = ({ workers, fontFiles }: Settings, magick: WebAssembly.Module): Piscina =>
  new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    execArgv: [],
    workerData: { magick, fontFiles } satisfies WorkerData,
  })

/** The path of the decoder's WebAssembly, resolved from the imaging package. */
function magickPath(): string {
  const imaging = createRequire(import.meta.url).resolve('@irodori/imaging/startMagick')
  return createRequire(imaging).resolve('@imagemagick/magick-wasm/magick.wasm')
}

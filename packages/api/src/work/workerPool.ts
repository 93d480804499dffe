import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { TemplateColour } from '@irodori/contract/entities/template'
import type { PrintSheet } from '@irodori/print/printSheet'
import type { TemplateFinding } from '@irodori/template-lint/templateFinding'
import { Piscina } from 'piscina'
import type {
  ColoursTask,
  ConvertResult,
  ConvertTask,
  FilledTexts,
  FillRowsTask,
  HashPagesTask,
  IngestResult,
  IngestTask,
  LintTask,
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
import type { TaskPurpose } from './taskQueue.ts'
import { createTaskQueue } from './taskQueue.ts'

/** The answer of a worker: the result, and the memory of its thread in bytes. */
export interface Measured<Result> {
  readonly result: Result
  readonly memory: number
}

interface WorkerCounts {
  /** Tasks that a worker executes. */
  readonly running: number
  /** Tasks that wait for a worker. */
  readonly waiting: number
  /** How often the workers were replaced because of their memory. */
  readonly recycled: number
}

/** Image processing in worker threads. Every method throws Busy if too many tasks of the same purpose wait. */
export interface ImageTasks {
  ingest(task: IngestTask): Promise<IngestResult>
  rewrite(task: RewriteTask): Promise<RewriteResult>
  render(task: RenderTask): Promise<RenderResult>
  colours(task: ColoursTask): Promise<readonly TemplateColour[]>
  lint(task: LintTask): Promise<readonly TemplateFinding[]>
  printSheet(task: PrintSheetTask): Promise<PrintSheet>
  text(task: TextTask): Promise<TextResult>
  measure(task: MeasureTask): Promise<readonly TextMeasure[]>
  /** @returns the states and texts of the rows, in their order */
  fillRows(task: FillRowsTask): Promise<readonly FilledTexts[]>
  /** @returns the SHA-256 of the pixels of each page at print resolution, by hashPixels */
  hashPages(task: HashPagesTask): Promise<readonly string[]>
  convert(task: ConvertTask): Promise<ConvertResult>
  /** @returns a JPEG */
  share(task: ShareTask): Promise<Uint8Array<ArrayBuffer>>
}

/** The workers. Its own tasks are those that a customer waits for. */
export interface WorkerPool extends ImageTasks {
  /** For background jobs. */
  readonly jobs: ImageTasks
  /** For costly calls that anybody can send. */
  readonly visitors: ImageTasks
  /** For results that are computed before they are requested. */
  readonly ahead: ImageTasks
  counts(): WorkerCounts
  close(): Promise<void>
}

interface Settings {
  readonly workers: number
  /** Tasks of customers that may wait, and as many of jobs; further ones are refused. */
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
  /** Bytes above which the worker is replaced. */
  readonly memoryLimit: number
}

/** Milliseconds of waiting and execution together; then the worker of the task is stopped. */
const TASK_TIMEOUT_MS = 120_000
const IDLE_TIMEOUT_MS = 30_000
/** Tasks of visitors that may wait: a few, because their number is limited by nothing else. */
const VISITOR_QUEUE = 4

export async function startWorkerPool(settings: Settings): Promise<WorkerPool> {
  const magick = await WebAssembly.compile(await readFile(magickPath()))
  const closing = new Set<Promise<void>>()
  let current = makePool(settings, magick)

  const { workers, workerQueue } = settings
  const queue = createTaskQueue({
    workers,
    waiting: { CUSTOMER: workerQueue, JOB: workerQueue, VISITOR: VISITOR_QUEUE, AHEAD: workerQueue },
  })
  let recycled = 0

  const run = async <Result>(purpose: TaskPurpose, name: string, task: unknown): Promise<Result> => {
    const signal = AbortSignal.timeout(TASK_TIMEOUT_MS)
    return queue.run(purpose, signal, async () => {
      const pool = current
      const { result, memory } = (await pool.run(task, { name, signal })) as Measured<Result>
      if (memory > settings.workerMemory && pool === current) {
        current = makePool(settings, magick)
        retire(pool)
        recycled += 1
      }
      return result
    })
  }

  /** Closes a pool after its running tasks. */
  const retire = (pool: Piscina): void => {
    const closed = pool.close().finally(() => closing.delete(closed))
    closing.add(closed)
  }

  const tasksFor = (purpose: TaskPurpose): ImageTasks => ({
    ingest: (task) => run(purpose, 'ingest', task),
    rewrite: (task) => run(purpose, 'rewrite', task),
    render: (task) => run(purpose, 'render', task),
    colours: (task) => run(purpose, 'colours', task),
    lint: (task) => run(purpose, 'lint', task),
    printSheet: (task) => run(purpose, 'printSheet', task),
    text: (task) => run(purpose, 'text', task),
    measure: (task) => run(purpose, 'measure', task),
    fillRows: (task) => run(purpose, 'fillRows', task),
    hashPages: (task) => run(purpose, 'hashPages', task),
    convert: (task) => run(purpose, 'convert', task),
    share: (task) => run(purpose, 'share', task),
  })

  return {
    ...tasksFor('CUSTOMER'),
    jobs: tasksFor('JOB'),
    visitors: tasksFor('VISITOR'),
    ahead: tasksFor('AHEAD'),
    counts: () => ({ ...queue.counts(), recycled }),
    async close() {
      retire(current)
      await Promise.all(closing)
    },
  }
}

const makePool = ({ workers, fontFiles, workerMemory }: Settings, magick: WebAssembly.Module): Piscina =>
  new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    execArgv: [],
    workerData: { magick, fontFiles, memoryLimit: workerMemory } satisfies WorkerData,
  })

/** The path of the decoder's WebAssembly, resolved from the imaging package. */
function magickPath(): string {
  const imaging = createRequire(import.meta.url).resolve('@irodori/imaging/startMagick')
  return createRequire(imaging).resolve('@imagemagick/magick-wasm/magick.wasm')
}

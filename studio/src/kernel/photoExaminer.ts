import type { LivePhoto } from '@irodori/canvas/liveScene'
import { startWorker } from '@irodori/client/startWorker'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { Remote } from 'comlink'
import { transfer, wrap } from 'comlink'
import type { Examiner } from './examineWorker.ts'
import { EXAMINED_SIDE } from './previewSides.ts'

/** What is found out about a photo from its pixels. */
export interface PhotoTraits {
  /** Boxes of its faces, in its own pixels; null if they could not be looked for. */
  readonly faces: readonly Rect[] | null
  /** Difference hash of 16 hexadecimal digits. */
  readonly hash: string
  /** Variance of the Laplacian in the sharpest part. */
  readonly sharpness: number
}

/** Rejects if the photo cannot be examined. */
export type ExaminePhoto = (photo: LivePhoto) => Promise<PhotoTraits>

interface ExaminerThread {
  readonly worker: Worker
  readonly examiner: Remote<Examiner>
  /** Rejects when the script of the worker cannot be loaded or run. */
  readonly failure: Promise<never>
}

/** Time without a photo after which the worker ends and frees its memory. */
const IDLE_MS = 30_000

/** Examines photos in a worker of its own, so that no render waits for it. The worker starts with the first photo. */
export function createPhotoExaminer(): ExaminePhoto {
  let thread: ExaminerThread | null = null
  let running = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    thread?.worker.terminate()
    thread = null
  }

  function begin(): ExaminerThread {
    const worker = startWorker(EXAMINE_WORKER_URL, 'examine')
    const failure = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => {
        // The next photo starts another one.
        stop()
        reject(new Error('the worker that examines photos could not be started'))
      })
    })
    // If no photo is being examined, nothing awaits this promise, and its rejection would count as unhandled.
    failure.catch(() => {})
    return { worker, examiner: wrap<Examiner>(worker), failure }
  }

  return async ({ width, levels }) => {
    const level = levels.find((one) => Math.max(one.width, one.height) <= EXAMINED_SIDE) ?? levels.at(-1)
    if (!level) throw new Error('a photo without preview levels has no picture that could be examined')
    const scale = width / level.width
    // The level may be closed before the worker has time for it.
    const picture = await createImageBitmap(level)
    clearTimeout(timer)
    running += 1
    try {
      thread ??= begin()
      const examined = thread.examiner.examine(transfer(picture, [picture]))
      const { boxes, ...traits } = await Promise.race([examined, thread.failure])
      const scaled = (box: Rect): Rect => rect(box.left * scale, box.top * scale, box.width * scale, box.height * scale)
      return { ...traits, faces: boxes?.map(scaled) ?? null }
    } finally {
      running -= 1
      if (running === 0) timer = setTimeout(stop, IDLE_MS)
    }
  }
}

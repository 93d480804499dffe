import type { LivePhoto } from '@irodori/canvas/liveScene'
import { startWorker } from '@irodori/client/startWorker'
import type { FaceBoxes } from '@irodori/design/faceSafeCrop'
import type { Rect } from '@irodori/geometry/shape'
import { rect } from '@irodori/geometry/shape'
import type { Remote } from 'comlink'
import { transfer, wrap } from 'comlink'
import type { Examiner, PhotoMeasures } from './examineWorker.ts'
import { EXAMINED_SIDE } from './previewSides.ts'

/** A photo that was measured and is searched for faces. */
export interface PhotoExamination {
  readonly measures: PhotoMeasures
  /** Boxes of its faces, in its own pixels; null if they could not be looked for. Never rejects. */
  readonly faces: Promise<FaceBoxes | null>
}

/** Rejects if the photo cannot be examined. */
export type ExaminePhoto = (photo: LivePhoto) => Promise<PhotoExamination>

interface ExaminerThread {
  readonly worker: Worker
  readonly examiner: Remote<Examiner>
  /** Rejects when the script of the worker cannot be loaded or run. */
  readonly failure: Promise<never>
}

/** Time without a photo after which the worker ends and frees its memory. */
const IDLE_MS = 30_000

/**
 * Examines photos in a worker of its own, so that no render waits for it. The worker starts with the first photo. One photo at a
 * time is searched for faces, so that no measure waits for more than one search, or for the model.
 */
export function createPhotoExaminer(): ExaminePhoto {
  let thread: ExaminerThread | null = null
  let running = 0
  let count = 0
  let search: Promise<FaceBoxes | null> = Promise.resolve(null)
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

  function end(): void {
    running -= 1
    if (running === 0) timer = setTimeout(stop, IDLE_MS)
  }

  return async ({ width, levels }) => {
    const level = levels.find((one) => Math.max(one.width, one.height) <= EXAMINED_SIDE) ?? levels.at(-1)
    if (!level) throw new Error('a photo without preview levels has no picture that could be examined')
    const scale = width / level.width
    // The level may be closed before the worker has time for it.
    const picture = await createImageBitmap(level)
    clearTimeout(timer)
    running += 1
    const number = ++count
    try {
      thread ??= begin()
      const { examiner, failure } = thread
      const measures = await Promise.race([examiner.measure(number, transfer(picture, [picture])), failure])
      search = search.then(() => Promise.race([examiner.findFaces(number), failure])).catch(() => null)
      const faces = search.then(
        (found) =>
          found && {
            faces: found.faces.map((box) => scaled(box, scale)),
            possibleFaces: found.possibleFaces.map((box) => scaled(box, scale)),
          },
      )
      void faces.then(end)
      return { measures, faces }
    } catch (error) {
      end()
      throw error
    }
  }
}

const scaled = ({ left, top, width, height }: Rect, scale: number): Rect =>
  rect(left * scale, top * scale, width * scale, height * scale)

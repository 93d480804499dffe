import type { LivePhoto } from '@irodori/canvas/liveScene'
import { rect } from '@irodori/geometry/shape'
import { expose } from 'comlink'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPhotoExaminer } from './photoExaminer.ts'

/** Sizes of the pictures that reached a worker, and the workers that were started. */
let seen: number[] = []
let workers: FakeWorker[] = []
let isBroken = false

/** A worker that finds one face in every large picture, or whose script cannot be loaded. */
class FakeWorker extends EventTarget {
  readonly #channel = new MessageChannel()
  isTerminated = false

  constructor() {
    super()
    workers.push(this)
    if (isBroken) {
      setTimeout(() => this.dispatchEvent(new Event('error')))
      return
    }
    this.#channel.port1.addEventListener('message', ({ data }) =>
      this.dispatchEvent(new MessageEvent('message', { data })),
    )
    this.#channel.port1.start()
    expose(
      {
        examine(picture: ArrayBuffer) {
          seen.push(picture.byteLength)
          return { boxes: picture.byteLength > 100 ? [rect(10, 20, 30, 40)] : null, hash: 'f0', sharpness: 7 }
        },
      },
      this.#channel.port2,
    )
  }

  postMessage(message: unknown, transferred: ArrayBuffer[]): void {
    this.#channel.port1.postMessage(message, transferred)
  }

  terminate(): void {
    this.isTerminated = true
    this.#channel.port1.close()
  }
}

beforeEach(() => {
  seen = []
  workers = []
  isBroken = false
  vi.stubGlobal('EXAMINE_WORKER_URL', '/studio/assets/examineWorker.js')
  vi.stubGlobal('Worker', FakeWorker)
  // A buffer stands for a bitmap: it can be transferred in Node too.
  vi.stubGlobal('createImageBitmap', async ({ width }: ImageBitmap) => new ArrayBuffer(width))
})
afterEach(() => {
  for (const worker of workers) worker.terminate()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const photo = (...widths: readonly number[]): LivePhoto => ({
  width: 4096,
  height: 2048,
  levels: widths.map((width) => ({ width, height: width / 2 }) as ImageBitmap),
  alpha: null,
})

it('looks at the largest level of at most 512 pixels and gives boxes in pixels of the photo', async () => {
  const examine = createPhotoExaminer()
  expect(await examine(photo(2048, 1024, 512, 256))).toEqual({
    faces: [rect(80, 160, 240, 320)],
    hash: 'f0',
    sharpness: 7,
  })
  expect((await examine(photo(256))).faces).toEqual([rect(160, 320, 480, 640)])
  expect([seen, workers.length]).toEqual([[512, 256], 1])
})

it('gives the other traits of a photo whose faces could not be looked for', async () => {
  const examine = createPhotoExaminer()
  expect(await examine(photo(64))).toEqual({ faces: null, hash: 'f0', sharpness: 7 })
})

it('rejects if the worker cannot be loaded, and starts another one for the next photo', async () => {
  const examine = createPhotoExaminer()
  isBroken = true
  await expect(examine(photo(512))).rejects.toThrow('could not be started')
  isBroken = false
  expect((await examine(photo(512))).faces).toHaveLength(1)
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
})

it('ends the worker after half a minute without a photo', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const examine = createPhotoExaminer()
  await examine(photo(512))
  vi.advanceTimersByTime(29_000)
  await examine(photo(512))
  vi.advanceTimersByTime(29_000)
  expect(workers[0]?.isTerminated).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(workers[0]?.isTerminated).toBe(true)
})

import type { LivePhoto } from '@irodori/canvas/liveScene'
import { rect } from '@irodori/geometry/shape'
import { expose } from 'comlink'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPhotoExaminer } from './photoExaminer.ts'

/** Sizes of the pictures that reached a worker, and the workers that were started. */
let seen: number[] = []
let workers: FakeWorker[] = []
let isBroken = false
/** Searches for faces that were begun, and what they wait for, as for the model. */
let searches = 0
let held: Promise<void> = Promise.resolve()

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
    const pictures = new Map<number, number>()
    expose(
      {
        measure(number: number, picture: ArrayBuffer) {
          seen.push(picture.byteLength)
          pictures.set(number, picture.byteLength)
          return { hash: 'f0', sharpness: 7 }
        },
        async findFaces(number: number) {
          searches += 1
          await held
          return (pictures.get(number) ?? 0) > 100
            ? { faces: [rect(10, 20, 30, 40)], possibleFaces: [rect(1, 2, 3, 4)] }
            : null
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
  searches = 0
  held = Promise.resolve()
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
  const { measures, faces } = await examine(photo(2048, 1024, 512, 256))
  expect([measures, await faces]).toEqual([
    { hash: 'f0', sharpness: 7 },
    { faces: [rect(80, 160, 240, 320)], possibleFaces: [rect(8, 16, 24, 32)] },
  ])
  expect((await (await examine(photo(256))).faces)?.faces).toEqual([rect(160, 320, 480, 640)])
  expect([seen, workers.length]).toEqual([[512, 256], 1])
})

it('measures a photo whose faces could not be looked for', async () => {
  const examine = createPhotoExaminer()
  const { measures, faces } = await examine(photo(64))
  expect([measures, await faces]).toEqual([{ hash: 'f0', sharpness: 7 }, null])
})

it('measures all photos while the first is searched for faces, and searches one after the other', async () => {
  let release = () => {}
  held = new Promise((resolve) => {
    release = resolve
  })
  const examine = createPhotoExaminer()
  const examined = await Promise.all([512, 256, 512].map((width) => examine(photo(width))))
  await vi.waitFor(() => expect(searches).toBe(1))
  expect(seen).toEqual([512, 256, 512])
  release()
  const found = await Promise.all(examined.map(({ faces }) => faces))
  expect(found.map((boxes) => boxes?.faces.length)).toEqual([1, 1, 1])
  expect(searches).toBe(3)
})

it('rejects if the worker cannot be loaded, and starts another one for the next photo', async () => {
  const examine = createPhotoExaminer()
  isBroken = true
  await expect(examine(photo(512))).rejects.toThrow('could not be started')
  isBroken = false
  expect((await (await examine(photo(512))).faces)?.faces).toHaveLength(1)
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
})

it('ends the worker after half a minute without a photo', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const examine = createPhotoExaminer()
  await (await examine(photo(512))).faces
  vi.advanceTimersByTime(29_000)
  await (await examine(photo(512))).faces
  vi.advanceTimersByTime(29_000)
  expect(workers[0]?.isTerminated).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(workers[0]?.isTerminated).toBe(true)
})

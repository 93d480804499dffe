// The page script of browserPreview.ts: the studio's workers, and the same work with canvas 2D and with jimp.
import type { DesignPage } from '@irodori/design/designPage'
import { Jimp } from 'jimp'
import { createKernel } from '../../../../studio/src/kernel/createKernel.ts'

const kernel = createKernel()
const [WIDTH, HEIGHT] = [810, 608]

const files = new Map<string, Blob>()

async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Draws the middle four fifths, rotated and brightened in an ellipse, with canvas 2D. */
async function canvasPicture(bitmap: ImageBitmap, angle: number, brightness: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gives no 2D context')
  context.ellipse(WIDTH / 2, HEIGHT / 2, WIDTH / 2, HEIGHT / 2, 0, 0, Math.PI * 2)
  context.clip()
  context.imageSmoothingQuality = 'high'
  context.filter = `brightness(${brightness}%)`
  context.translate(WIDTH / 2, HEIGHT / 2)
  context.rotate(radians(angle))
  const scale = WIDTH / (bitmap.width * 0.8)
  context.scale(scale, scale)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

type JimpPicture = Awaited<ReturnType<typeof Jimp.read>>

/** The same with jimp: crop, reduce, rotate, brighten, mask. */
async function jimpPicture(photo: JimpPicture, angle: number, brightness: number): Promise<unknown> {
  const { width, height } = photo
  const [wide, high] = [Math.round(width * 0.8), Math.round(height * 0.8)]
  const picture = photo
    .clone()
    .crop({ x: (width - wide) >> 1, y: (height - high) >> 1, w: wide, h: high })
    .resize({ w: WIDTH, h: HEIGHT })
    .rotate({ deg: -angle, mode: false })
    .brightness(brightness / 100)
    .circle()
  return picture.getBuffer('image/png')
}

let bitmap: ImageBitmap | null = null
let jimpPhoto: JimpPicture | null = null

const peersPage = {
  /** Fetches a file in advance, so that no measurement includes the network. */
  async take(name: string, url: string): Promise<void> {
    files.set(name, await (await fetch(url)).blob())
  },
  /** Milliseconds from a chosen file to its first preview of 810 pixels. */
  async firstPicture(by: 'irodori' | 'canvas' | 'jimp', name: string): Promise<number> {
    const file = files.get(name)
    if (!file) throw new Error(`file ${name} was not fetched before`)
    if (by === 'irodori') return timed(() => kernel.ingest(file, 50_000_000))
    if (by === 'canvas') {
      return timed(async () => {
        bitmap = await createImageBitmap(file)
        await canvasPicture(bitmap, 0, 100)
      })
    }
    return timed(async () => {
      const photo = (await Jimp.read(await file.arrayBuffer())) as JimpPicture
      jimpPhoto = photo
      await photo.clone().resize({ w: WIDTH, h: HEIGHT }).getBuffer('image/png')
    })
  },
  /** Milliseconds from a new angle or brightness to the exact preview. */
  exactPicture(
    by: 'irodori' | 'canvas' | 'jimp',
    page: DesignPage,
    angle: number,
    brightness: number,
  ): Promise<number> {
    return timed(async () => {
      if (by === 'irodori') (await kernel.render(page, 1, 'screen'))?.bitmap.close()
      else if (by === 'canvas' && bitmap) await canvasPicture(bitmap, angle, brightness)
      else if (jimpPhoto) await jimpPicture(jimpPhoto, angle, brightness)
    })
  },
  async ingest(name: string): Promise<{ imageName: string; width: number; height: number }> {
    const answer = await kernel.ingest(files.get(name) ?? new Blob(), 50_000_000)
    if (!answer.ok) throw new Error(answer.problem)
    const { imageName, live } = answer.photo
    return { imageName, width: live.width, height: live.height }
  },
  async print(page: DesignPage): Promise<{ milliseconds: number; hash: string | null }> {
    let hash: string | null = null
    const milliseconds = await timed(async () => {
      const made = await kernel.render(page, 1, 'print')
      made?.bitmap.close()
      hash = made?.hash ?? null
    })
    return { milliseconds, hash }
  },
  /** Counts the main-thread tasks of 50 ms or more during `run`, as the browser reports them. */
  countLongTasks(): void {
    longTasks = 0
    observer.takeRecords()
  },
  async longTasks(): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return longTasks
  },
}

let longTasks = 0
const observer = new PerformanceObserver((list) => {
  longTasks += list.getEntries().length
})
observer.observe({ type: 'longtask' })

export type PeersPage = typeof peersPage

Object.assign(globalThis, { peersPage })

import { wrapPixels } from '@irodori/imaging/pixels'
import { loadFont } from '@irodori/typography/fontFace'
import type { TextSetting } from '@irodori/typography/textRequest'
import { seeded } from '@irodori/design/testing/seeded'
import type { ReadyPhoto, Resources } from './engine.ts'
import { CUT_OUT_SIZE, CUT_OUTS, OPAQUE_PHOTOS, PHOTO_SIZE } from './scenes.ts'

const FONT_FAMILY = 'Bench Mincho'

/** Makes the photos and loads the font, once for all engines. @param fontUrl address of the font file */
export async function prepareResources(fontUrl: string): Promise<Resources> {
  const bytes = new Uint8Array(await (await fetch(fontUrl)).arrayBuffer())
  document.fonts.add(await new FontFace(FONT_FAMILY, bytes.slice().buffer).load())
  const photos = new Map<string, ReadyPhoto>()
  for (let at = 0; at < OPAQUE_PHOTOS; at++) {
    photos.set(`photo-${at}.jpg`, await ready(painted(PHOTO_SIZE, at, false), 'image/jpeg'))
  }
  for (let at = 0; at < CUT_OUTS; at++) {
    photos.set(`cut-out-${at}.png`, await ready(painted(CUT_OUT_SIZE, at, true), 'image/png'))
  }
  const setTexts = typeSetter()
  // Loads the font in the worker too, before the measurement.
  await setTexts([])
  return { photos, fontFamily: FONT_FAMILY, face: loadFont(bytes), setTexts }
}

type Size = typeof PHOTO_SIZE

/** A picture with soft colours and much detail, optionally clipped to a star with a soft edge. */
function painted({ width, height }: Size, seed: number, isCutOut: boolean): HTMLCanvasElement {
  const random = seeded(seed + 100)
  const canvas = canvasOf({ width, height })
  const context = contextOf(canvas)
  if (isCutOut) {
    context.beginPath()
    for (let corner = 0; corner < 10 + seed; corner++) {
      const reach = corner % 2 === 0 ? 0.48 : 0.22
      const angle = (corner / (10 + seed)) * 2 * Math.PI
      context.lineTo(width * (0.5 + reach * Math.cos(angle)), height * (0.5 + reach * Math.sin(angle)))
    }
    context.clip()
  }
  const sky = context.createLinearGradient(0, 0, width, height)
  sky.addColorStop(0, `hsl(${seed * 30}, 60%, 70%)`)
  sky.addColorStop(1, `hsl(${seed * 30 + 90}, 60%, 40%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (let spot = 0; spot < 400; spot++) {
    context.fillStyle = `hsla(${random() * 360}, 70%, ${30 + random() * 50}%, 0.6)`
    context.beginPath()
    context.arc(random() * width, random() * height, 2 + random() * 20, 0, 2 * Math.PI)
    context.fill()
  }
  return canvas
}

async function ready(canvas: HTMLCanvasElement, type: string): Promise<ReadyPhoto> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  const element = document.createElement('img')
  element.src = URL.createObjectURL(blob as Blob)
  await element.decode()
  const whole = contextOf(canvasOf({ width: canvas.width, height: canvas.height }))
  whole.drawImage(element, 0, 0)
  const pixels = wrapPixels(canvas.width, canvas.height, whole.getImageData(0, 0, canvas.width, canvas.height).data)
  const levels = []
  for (let { width, height } = canvas; width >= 256; width /= 2, height /= 2) {
    levels.push(await createImageBitmap(element, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }))
  }
  return { url: element.src, element, levels, pixels }
}

const canvasOf = (size: Size): HTMLCanvasElement => Object.assign(document.createElement('canvas'), size)

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D =>
  canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D

function typeSetter(): Resources['setTexts'] {
  const worker = new Worker('/typeWorker.js', { type: 'module' })
  const waiting = new Map<number, (settings: readonly TextSetting[]) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; settings: readonly TextSetting[] }>) => {
    waiting.get(data.id)?.(data.settings)
    waiting.delete(data.id)
  })
  return (requests) =>
    new Promise((resolve) => {
      last++
      waiting.set(last, resolve)
      worker.postMessage({ id: last, requests })
    })
}

import type { LiveArtwork, LivePhoto } from '@irodori/canvas'
import type { PhotoSource, Pixels } from '@irodori/imaging'
import { alphaPlane, createPhotoSource, hashPixels, photoName, reduceTo } from '@irodori/imaging'
import { decodePhoto, inspectPhoto, PhotoError, startMagick } from '@irodori/imaging/magick'
import type { DisplayList } from '@irodori/scene'
import { renderExact } from '@irodori/scene'
import { expose, transfer } from 'comlink'
import type { ExactRender, Ingestion } from './kernel.ts'
import { createPhotoLibrary } from './photoLibrary.ts'
import { LIVE_SIDE, SMALLEST_LEVEL } from './previewSides.ts'

/** Longest side of what tells whether a pixel is transparent. */
const ALPHA_SIDE = 512

const MEBIBYTE = 1024 * 1024
/** What the device has, in gibibytes, where the browser tells (it says 8 for more); a phone's where not. */
const deviceMemory = (navigator as { readonly deviceMemory?: number }).deviceMemory ?? 4
/** Decoded photos held at once: eight of twelve megapixels on a desk, three on a phone. */
const PHOTO_BUDGET = Math.min(400, 40 * deviceMemory) * MEBIBYTE
/** Of the shop's artwork, which pages share or have of their own. */
const ARTWORK_BUDGET = Math.min(160, 20 * deviceMemory) * MEBIBYTE

const ready = WebAssembly.compileStreaming(fetch(MAGICK_WASM_URL)).then(startMagick)

async function decode(file: Blob): Promise<Pixels> {
  await ready
  return decodePhoto(new Uint8Array(await file.arrayBuffer()))
}

const photos = createPhotoLibrary(decode, PHOTO_BUDGET)
const sources = new WeakMap<Pixels, PhotoSource>()
const artwork = createPhotoLibrary(decode, ARTWORK_BUDGET)

async function sourceOf(imageName: string): Promise<PhotoSource> {
  const pixels = await photos.pixels(imageName)
  const known = sources.get(pixels)
  if (known) return known
  const source = createPhotoSource(pixels)
  sources.set(pixels, source)
  return source
}

async function artworkOf(key: string): Promise<Pixels> {
  if (!artwork.has(key)) artwork.add(key, await fetchFile(`/api/images?path=${encodeURIComponent(key)}`))
  return artwork.pixels(key)
}

async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.blob()
}

/** Half, and half again: a frame draws the level next above the size it needs. */
function levelsOf(pixels: Pixels): Pixels[] {
  const widest = reduceTo(pixels, LIVE_SIDE)
  // The pixels go to another thread: a photo that is small already must be copied, or the kernel would lose it.
  const levels = [widest === pixels ? { ...pixels, data: pixels.data.slice() } : widest]
  for (let side = LIVE_SIDE / 2; side >= SMALLEST_LEVEL; side /= 2) {
    const last = levels[levels.length - 1]
    if (Math.max(last.width, last.height) > side) levels.push(reduceTo(last, side))
  }
  return levels
}

const livePhoto = (pixels: Pixels): LivePhoto => ({
  width: pixels.width,
  height: pixels.height,
  levels: levelsOf(pixels),
  alpha: alphaPlane(pixels, ALPHA_SIDE),
})

const buffersOf = (live: LivePhoto): Transferable[] => live.levels.map((level) => level.data.buffer)

const bitmapOf = (pixels: Pixels): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height), {
    premultiplyAlpha: 'default',
    colorSpaceConversion: 'none',
  })

const imageMaker = {
  async ingest(file: Blob, maxBytes: number): Promise<Ingestion> {
    if (file.size >= maxBytes) return { ok: false, problem: 'TOO_LARGE' }
    await ready
    const bytes = new Uint8Array(await file.arrayBuffer())
    const inspection = inspectPhoto(bytes)
    if (!inspection.ok) return inspection
    try {
      const pixels = decodePhoto(bytes)
      const imageName = await photoName(bytes)
      photos.add(imageName, file)
      photos.keep(imageName, pixels)
      const live = livePhoto(pixels)
      return transfer({ ok: true, photo: { imageName, live } }, buffersOf(live))
    } catch (error) {
      return { ok: false, problem: error instanceof PhotoError ? error.problem : 'UNREADABLE' }
    }
  },

  async loadPhoto(imageName: string, url: string): Promise<LivePhoto> {
    if (!photos.has(imageName)) photos.add(imageName, await fetchFile(url))
    const live = livePhoto(await photos.pixels(imageName))
    return transfer(live, buffersOf(live))
  },

  async loadArtwork(key: string): Promise<LiveArtwork> {
    const pixels = await artworkOf(key)
    const image = await bitmapOf(pixels)
    return transfer({ image, alpha: alphaPlane(pixels, ALPHA_SIDE) }, [image])
  },

  async render(list: DisplayList, scale: number): Promise<ExactRender> {
    const pixels = await renderExact(list, { photo: sourceOf, artwork: artworkOf }, scale)
    const hash = await hashPixels(pixels)
    const bitmap = await bitmapOf(pixels)
    return transfer({ bitmap, scale, hash }, [bitmap])
  },
}

/** What the main thread may ask of the worker that makes pixels. */
export type ImageMaker = typeof imageMaker

expose(imageMaker)

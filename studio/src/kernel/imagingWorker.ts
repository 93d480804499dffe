import type { LiveArtwork, LivePhoto } from '@irodori/canvas/liveScene'
import type { Ingestion, PhotoReader } from '@irodori/canvas/photoReader'
import type { PhotoCondition } from '@irodori/contract/entities/photoCondition'
import { PHOTO_CONDITION_HEADER, photoCondition } from '@irodori/contract/entities/photoCondition'
import { alphaPlane } from '@irodori/imaging/alphaPlane'
import { openForUpload } from '@irodori/imaging/browser/openForUpload'
import { openPhoto, openPhotoExactly } from '@irodori/imaging/browser/openPhoto'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import type { PhotoSource } from '@irodori/imaging/photoSource'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import type { Pixels } from '@irodori/imaging/pixels'
import { reduceTo } from '@irodori/imaging/reduceTo'
import { photoName } from '@irodori/imaging/sniffPhoto'
import { startMagick } from '@irodori/imaging/startMagick'
import type { DisplayList } from '@irodori/scene/displayList'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { renderExact } from '@irodori/scene/renderExact'
import { expose, transfer } from 'comlink'
import { artworkUrl } from './artworkUrl.ts'
import type { ExactRender, PrintRender } from './kernel.ts'
import { createPhotoLibrary } from './photoLibrary.ts'
import { LIVE_SIDE, SMALLEST_LEVEL } from './previewSides.ts'
import { createSmallPhotos } from './smallPhotos.ts'

/** Longest side in pixels of the alpha mask for hit tests. */
const ALPHA_SIDE = 512

const MEBIBYTE = 1024 * 1024
/** Device memory in GiB if the browser reports it (at most 8); otherwise that of a phone. */
const deviceMemory = (navigator as { readonly deviceMemory?: number }).deviceMemory ?? 4
/** Bytes of decoded photos: eight of 12 megapixels on a computer, three on a phone. */
const PHOTO_BUDGET = Math.min(400, 40 * deviceMemory) * MEBIBYTE
/** Bytes of decoded artwork of the shop. */
const ARTWORK_BUDGET = Math.min(160, 20 * deviceMemory) * MEBIBYTE
/** Bytes of photos at their smallest level, at most 0.25 MiB each: about 300 on a computer. */
const SMALL_BUDGET = Math.min(80, 10 * deviceMemory) * MEBIBYTE

let magick: Promise<void> | null = null

/** Loads ImageMagick (15 MB) for the first photo that the browser does not decode exactly; a failure is tried again. */
function startedMagick(): Promise<void> {
  magick ??= WebAssembly.compileStreaming(fetch(MAGICK_WASM_URL))
    .then(startMagick)
    .catch((error: unknown) => {
      magick = null
      throw error
    })
  return magick
}

/** What the server has found out about photos, those that are not sound only. */
const conditions = new Map<string, PhotoCondition>()

async function decode(file: Blob, imageName: string): Promise<Pixels> {
  const open = conditions.has(imageName) ? openPhotoExactly : openPhoto
  return acceptedPhoto(await open(new Uint8Array(await file.arrayBuffer()), startedMagick)).pixels
}

const photos = createPhotoLibrary(decode, PHOTO_BUDGET)
const sources = new WeakMap<Pixels, PhotoSource>()
const artwork = createPhotoLibrary(decode, ARTWORK_BUDGET)
const smallPhotos = createSmallPhotos(SMALL_BUDGET)

async function sourceOf(imageName: string): Promise<PhotoSource> {
  const pixels = await photos.pixels(imageName)
  const known = sources.get(pixels)
  if (known) return known
  const source = createPhotoSource(pixels)
  sources.set(pixels, source)
  return source
}

async function artworkOf(key: string): Promise<Pixels> {
  if (!artwork.has(key)) {
    const answer = await fetchFile(artworkUrl(key))
    artwork.add(key, await answer.blob())
  }
  return artwork.pixels(key)
}

async function fetchFile(url: string): Promise<Response> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} could not be loaded: HTTP status ${answer.status}`)
  return answer
}

function noteCondition(imageName: string, condition: string | null): void {
  const noted = photoCondition.safeParse(condition)
  if (noted.success && noted.data !== 'SOUND') conditions.set(imageName, noted.data)
}

/** Each level is half as large; a render frame draws the smallest level that is large enough. */
function levelsOf(pixels: Pixels): { readonly levels: readonly Pixels[]; readonly smallest: Pixels } {
  let smallest = reduceTo(pixels, LIVE_SIDE)
  const levels = [smallest]
  for (let side = LIVE_SIDE / 2; side >= SMALLEST_LEVEL; side /= 2) {
    if (Math.max(smallest.width, smallest.height) <= side) continue
    smallest = reduceTo(smallest, side)
    levels.push(smallest)
  }
  return { levels, smallest }
}

async function livePhoto(imageName: string, pixels: Pixels): Promise<LivePhoto> {
  const { width, height } = pixels
  const { levels, smallest } = levelsOf(pixels)
  smallPhotos.keep(imageName, smallest, pixels)
  return {
    width,
    height,
    levels: await Promise.all(levels.map(bitmapOf)),
    alpha: alphaPlane(pixels, ALPHA_SIDE),
    ...(conditions.get(imageName) === 'DAMAGED' && { isDamaged: true }),
  }
}

const bitmapOf = (pixels: Pixels): Promise<ImageBitmap> =>
  createImageBitmap(new ImageData(pixels.data, pixels.width, pixels.height), {
    premultiplyAlpha: 'default',
    colorSpaceConversion: 'none',
  })

const imageMaker = {
  async ingest(file: Blob, maxBytes: number): Promise<Ingestion> {
    if (file.size >= maxBytes) return { ok: false, problem: 'TOO_LARGE' }
    try {
      const opened = await openForUpload(file, maxBytes, startedMagick)
      if (!opened.ok) return { ok: false, problem: opened.error.code }
      const { pixels, converted, reducedFrom } = opened.value
      const kept = converted ?? file
      const imageName = await photoName(new Uint8Array(await kept.arrayBuffer()))
      photos.add(imageName, kept)
      photos.keep(imageName, pixels)
      const live = await livePhoto(imageName, pixels)
      const photo = { imageName, live, ...(converted && { converted }), ...(reducedFrom && { reducedFrom }) }
      return transfer({ ok: true, photo }, [...live.levels])
    } catch {
      return { ok: false, problem: 'UNREADABLE' }
    }
  },

  async loadPhoto(imageName: string, url: string): Promise<LivePhoto> {
    if (!photos.has(imageName)) {
      const answer = await fetchFile(url)
      noteCondition(imageName, answer.headers.get(PHOTO_CONDITION_HEADER))
      photos.add(imageName, await answer.blob())
    }
    const live = await livePhoto(imageName, await photos.pixels(imageName))
    return transfer(live, [...live.levels])
  },

  async hashPhoto(imageName: string, file: Blob): Promise<string> {
    if (!photos.has(imageName)) photos.add(imageName, file)
    return hashPixels(await photos.pixels(imageName))
  },

  async decodeAs(imageName: string, condition: PhotoCondition): Promise<LivePhoto> {
    noteCondition(imageName, condition)
    photos.forget(imageName)
    const live = await livePhoto(imageName, await photos.pixels(imageName))
    return transfer(live, [...live.levels])
  },

  async loadArtwork(key: string): Promise<LiveArtwork> {
    const pixels = await artworkOf(key)
    const image = await bitmapOf(pixels)
    return transfer({ image, alpha: alphaPlane(pixels, ALPHA_SIDE) }, [image])
  },

  /** @param isSmall whether reduced photos are enough, so that no photo is decoded at full size */
  async render(list: DisplayList, scale: number, isSmall: boolean): Promise<ExactRender> {
    const shown = isSmall ? smallPhotos.shrink(list, scale) : { list, photos: new Map<string, Pixels>() }
    const photo = async (imageName: string): Promise<PhotoSource> => {
      const small = shown.photos.get(imageName)
      return small ? createPhotoSource(small) : sourceOf(imageName)
    }
    const bitmap = await bitmapOf(await renderExact(shown.list, { photo, artwork: artworkOf }, scale))
    return transfer({ bitmap, scale }, [bitmap])
  },

  async renderPrint(list: DisplayList, scale: number): Promise<PrintRender> {
    const pixels = await renderExact(list, { photo: sourceOf, artwork: artworkOf }, scale)
    const hash = await hashPixels(pixels)
    const bitmap = await bitmapOf(pixels)
    return transfer({ bitmap, scale, hash, kernel: KERNEL_VERSION }, [bitmap])
  },
} satisfies PhotoReader & Record<string, unknown>

/** The interface of the worker that renders pixels. */
export type ImageMaker = typeof imageMaker

expose(imageMaker)

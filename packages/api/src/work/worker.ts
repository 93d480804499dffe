import { readFileSync } from 'node:fs'
import type { TextItem } from '@irodori/contract'
import { fontFilePath } from '@irodori/fonts/files'
import { rect } from '@irodori/geometry'
import type { Pixels } from '@irodori/imaging'
import {
  createPhotoSource,
  createPixels,
  fillCoverage,
  hashPixels,
  isWithinPhotoLimits,
  paintColour,
  parseColour,
  reduceTo,
} from '@irodori/imaging'
import {
  decodeAnimation,
  decodePhoto,
  encodeAnimation,
  encodeJpeg,
  encodePng,
  inspectPhoto,
  isWithinAnimationLimits,
  PhotoError,
  startMagick,
} from '@irodori/imaging/magick'
import { displayList, renderExact, textRequest } from '@irodori/scene'
import type { FontFace, TextSetting } from '@irodori/typography'
import { loadFont, setText } from '@irodori/typography'
import { workerData } from 'piscina'
import type {
  ConvertResult,
  ConvertTask,
  FontUse,
  IngestResult,
  IngestTask,
  RenderResult,
  RenderTask,
  RewriteResult,
  RewriteTask,
  ShareTask,
  TextResult,
  TextTask,
} from './tasks.ts'
import type { Measured } from './workerPool.ts'

await startMagick((workerData as { magick: WebAssembly.Module }).magick)

const fonts = new Map<string, FontFace>()

function fontOf({ font, fontWeight }: FontUse): FontFace {
  const key = `${font} ${fontWeight}`
  const known = fonts.get(key)
  if (known) return known
  const face = loadFont(new Uint8Array(readFileSync(fontFilePath(font, fontWeight))))
  fonts.set(key, face)
  return face
}

const setWords = (item: TextItem, dpi: number): TextSetting => setText(textRequest(item, dpi), fontOf(item))

/** The memory of this thread goes with each answer, so that the pool knows when to replace its workers. */
const measured = <Result>(result: Result): Measured<Result> => {
  const { external, heapUsed } = process.memoryUsage()
  return { result, memory: external + heapUsed }
}

/** Looks a photo over and decodes it whole: a header may lie. */
export function ingest({ bytes }: IngestTask): Measured<IngestResult> {
  const inspection = inspectPhoto(bytes)
  if (!inspection.ok) return measured(inspection)
  const { kind } = inspection
  if (kind === 'heic') return measured({ ok: false, problem: 'INVALID_TYPE' })
  try {
    const { width, height } = decodePhoto(bytes)
    return measured({ ok: true, kind, width, height })
  } catch (error) {
    if (error instanceof PhotoError) return measured({ ok: false, problem: error.problem })
    throw error
  }
}

const REWRITE_QUALITY = 90
const SCREEN_DPI = 72

/** Decodes a PNG or JPEG whole and encodes its pixels, upright. */
export function rewrite({ bytes }: RewriteTask): Measured<RewriteResult> {
  const inspection = inspectPhoto(bytes)
  if (!inspection.ok) return measured(inspection)
  const { kind } = inspection
  if (kind !== 'png' && kind !== 'jpg') return measured({ ok: false, problem: 'INVALID_TYPE' })
  try {
    const pixels = decodePhoto(bytes)
    const written = kind === 'jpg' ? encodeJpeg(pixels, REWRITE_QUALITY) : encodePng(pixels, { dpi: SCREEN_DPI })
    return measured({ ok: true, kind, bytes: written })
  } catch (error) {
    if (error instanceof PhotoError) return measured({ ok: false, problem: error.problem })
    throw error
  }
}

const PREVIEW_QUALITY = 88

/** Paints a page exactly. */
export async function render(task: RenderTask): Promise<Measured<RenderResult>> {
  const { page, scale, isTransparent, previewSide } = task
  const list = displayList(page, (item) => setWords(item, page.sheet.dpi))
  const pictures = {
    photo: lastKept((name: string) => createPhotoSource(decodePhoto(known(task.photos, name)))),
    artwork: lastKept((key: string) => decodePhoto(known(task.artwork, key))),
  }
  const ground = isTransparent ? { ...list, backgroundColor: '#00000000' } : list
  const pixels = await renderExact(ground, pictures, scale)
  const png = encodePng({ ...pixels, opaque: !isTransparent }, { dpi: Math.round(page.sheet.dpi * scale) })
  const preview = previewSide === null ? null : encodeJpeg(reduceTo(pixels, previewSide), PREVIEW_QUALITY)
  return measured({ png, preview, hash: await hashPixels(pixels), width: pixels.width, height: pixels.height })
}

/** Cuts a window from every frame of a GIF by the kernel that prints. */
export async function convert({ bytes, page }: ConvertTask): Promise<Measured<ConvertResult>> {
  try {
    const { frames, loops } = decodeAnimation(bytes)
    const { width, height } = page.sheet
    if (!isWithinAnimationLimits({ width, height }, frames.length)) throw new PhotoError('TOO_MANY_PIXELS')
    const list = { ...displayList(page, (item) => setWords(item, page.sheet.dpi)), backgroundColor: '#00000000' }
    const cut = []
    for (const { pixels, delay } of frames) {
      const photo = createPhotoSource(pixels)
      const artwork = () => Promise.reject(new Error('a window has no artwork'))
      cut.push({ pixels: await renderExact(list, { photo: async () => photo, artwork }, 1), delay })
    }
    return measured({ ok: true, gif: encodeAnimation({ frames: cut, loops }), width, height })
  } catch (error) {
    if (error instanceof PhotoError) return measured({ ok: false, problem: error.problem })
    throw error
  }
}

/** Cuts the bleed off a print picture and reduces it. */
export function share({ png, bleed, longestSide }: ShareTask): Measured<Uint8Array<ArrayBuffer>> {
  const print = decodePhoto(png)
  const width = Math.max(1, print.width - 2 * bleed)
  const height = Math.max(1, print.height - 2 * bleed)
  const trimmed = createPixels(width, height)
  for (let y = 0; y < height; y += 1) {
    const start = ((y + bleed) * print.width + bleed) * 4
    trimmed.data.set(print.data.subarray(start, start + width * 4), y * width * 4)
  }
  const reduced = reduceTo({ ...trimmed, opaque: print.opaque }, longestSide)
  return measured(encodeJpeg(print.opaque ? reduced : onWhite(reduced), PREVIEW_QUALITY))
}

/** What a JPEG cannot leave open is paper. */
function onWhite(pixels: Pixels): Pixels {
  const data = pixels.data.slice()
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.round((data[channel] ?? 0) * alpha + 255 * (1 - alpha))
    }
    data[at + 3] = 255
  }
  return { ...pixels, data, opaque: true }
}

/** Keeps the last value only: a decoded photo takes up to half a gigabyte. */
function lastKept<Value>(make: (key: string) => Value): (key: string) => Promise<Value> {
  let last: { readonly key: string; readonly value: Value } | null = null
  return async (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`${key} was not handed over`)
  return value
}

/** Sets words and fills them. */
export function text({ item, dpi }: TextTask): Measured<TextResult> {
  const size = { width: Math.max(1, Math.ceil(item.width)), height: Math.max(1, Math.ceil(item.height)) }
  if (!isWithinPhotoLimits(size)) throw new RangeError('the box is too large')
  const { outline, truncated, missing } = setWords(item, dpi)
  const pixels = createPixels(size.width, size.height)
  const coverage = fillCoverage(outline, rect(0, 0, size.width, size.height))
  paintColour(pixels, coverage, parseColour(item.color))
  return measured({ png: encodePng(pixels, { dpi }), truncated, missing: [...missing] })
}

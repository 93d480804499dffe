import { readFileSync } from 'node:fs'
import type { TextItem } from '@irodori/contract'
import { fontFilePath } from '@irodori/fonts/files'
import { rect } from '@irodori/geometry'
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
import { decodePhoto, encodeJpeg, encodePng, inspectPhoto, PhotoError, startMagick } from '@irodori/imaging/magick'
import { displayList, renderExact, textRequest } from '@irodori/scene'
import type { FontFace, TextSetting } from '@irodori/typography'
import { loadFont, setText } from '@irodori/typography'
import { workerData } from 'piscina'
import type { FontUse, IngestResult, IngestTask, RenderResult, RenderTask, TextResult, TextTask } from './tasks.ts'
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

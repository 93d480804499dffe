import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { TextItem } from '@irodori/contract/entities/designItem'
import type { TemplateColour } from '@irodori/contract/entities/template'
import type { DesignPage } from '@irodori/design/designPage'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { rect } from '@irodori/geometry/shape'
import { decodeAnimation, encodeAnimation, isWithinAnimationLimits } from '@irodori/imaging/animation'
import { encodePicture } from '@irodori/imaging/encodePicture'
import { isWithinPhotoLimits } from '@irodori/imaging/file/limits'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { hashPixels } from '@irodori/imaging/hashPixels'
import { paintColour } from '@irodori/imaging/paintColour'
import type { PhotoError } from '@irodori/imaging/photoError'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { createPhotoSource } from '@irodori/imaging/photoSource'
import { createPixels, wrapPixels } from '@irodori/imaging/pixels'
import { reduceTo } from '@irodori/imaging/reduceTo'
import { parseColour } from '@irodori/imaging/rgba'
import { openAndExamine, openPhoto, openPhotoSource } from '@irodori/imaging/server/openPhoto'
import { sniffPhoto } from '@irodori/imaging/sniffPhoto'
import { startMagick } from '@irodori/imaging/startMagick'
import type { ColourConverter } from '@irodori/print/colourConverter'
import { rgbColours, withPressColours } from '@irodori/print/colourConverter'
import type { PrintSheet } from '@irodori/print/printSheet'
import { printSheet as drawSheet } from '@irodori/print/printSheet'
import type { Err } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { mainColours } from '@irodori/rules/mainColours'
import type { DisplayList } from '@irodori/scene/displayList'
import { displayList } from '@irodori/scene/displayList'
import type { Pictures } from '@irodori/scene/interpretDisplayList'
import { KERNEL_VERSION } from '@irodori/scene/kernelVersion'
import { renderExact } from '@irodori/scene/renderExact'
import { textRequest } from '@irodori/scene/textRequest'
import { GROUND_DPI, renderGrounds } from '@irodori/template-lint/grounds'
import { lintTemplate } from '@irodori/template-lint/lintTemplate'
import type { TemplateFinding } from '@irodori/template-lint/templateFinding'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import type { TextSetting } from '@irodori/typography/textRequest'
import { LRUCache } from 'lru-cache'
import { workerData } from 'piscina'
import type {
  ColoursTask,
  ConvertResult,
  ConvertTask,
  FilledTexts,
  FillRowsTask,
  FontUse,
  HashPagesTask,
  IngestResult,
  IngestTask,
  LintTask,
  MeasureTask,
  PageFiles,
  PrintSheetTask,
  RenderResult,
  RenderTask,
  RewriteResult,
  RewriteTask,
  ShareTask,
  TextMeasure,
  TextResult,
  TextTask,
} from './tasks.ts'
import { fillRowsWith } from './fillRowsWith.ts'
import { fontKey } from './tasks.ts'
import type { Measured, WorkerData } from './workerPool.ts'

const { magick, fontFiles, memoryLimit } = workerData as WorkerData
await startMagick(magick)

/** Bytes of font files that a worker keeps: those of about ten Japanese faces. All of the shop would fill its memory. */
const FONTS_SIZE = 96 * 2 ** 20

const fonts = new LRUCache<string, FontFace>({ maxSize: FONTS_SIZE })

function fontOf(use: FontUse): FontFace {
  const key = fontKey(use)
  const known = fonts.get(key)
  if (known) return known
  const bytes = new Uint8Array(readFileSync(fontFiles?.get(key) ?? fontFilePath(use.font, use.fontWeight)))
  const face = loadFont(bytes)
  fonts.set(key, face, { size: bytes.length })
  return face
}

const typesetItem = (item: TextItem, dpi: number): TextSetting =>
  setText(textRequest(item, dpi), fontOf(item), findPhrases)

/** Typesets with archived fonts or those of the shop. */
function typesetterOf({ fonts: given }: PageFiles): typeof typesetItem {
  if (given === undefined) return typesetItem
  const faces = new Map([...given].map(([key, bytes]) => [key, loadFont(bytes)]))
  return (item, dpi) => setText(textRequest(item, dpi), known(faces, fontKey(item)), findPhrases)
}

const listOf = (page: DesignPage, typeset: typeof typesetItem): DisplayList =>
  displayList(page, (item) => typeset(item, page.sheet.dpi))

const picturesOf = ({ photos, artwork }: PageFiles): Pictures => ({
  photo: cacheLast(async (name) => acceptedPhoto(await openPhotoSource(known(photos, name)))),
  artwork: cacheLast(async (key) => acceptedPhoto(await openPhoto(known(artwork, key))).pixels),
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const memoryHeld = (): number => {
  const { external, heapUsed } = process.memoryUsage()
  return external + heapUsed
}

/**
 * Adds the memory of this thread to a result, so that the pool knows when to replace its workers. Pictures of earlier tasks
 * do not count: to collect them takes less time than to start a worker.
 */
const measured = <Result>(result: Result): Measured<Result> => {
  if (memoryHeld() > memoryLimit) collectGarbage()
  return { result, memory: memoryHeld() }
}

/** Opens a photo. HEIC is refused: the visitor's browser converts it to JPEG before the upload. */
async function openUpload(bytes: Uint8Array) {
  if (sniffPhoto(bytes) === 'heic') return refused({ code: 'INVALID_TYPE' })
  const opened = await openAndExamine(bytes)
  if (!opened.ok) return refused(opened.error)
  const { kind, pixels, isDamaged } = opened.value
  return kind === 'heic' ? refused({ code: 'INVALID_TYPE' }) : ok({ kind, pixels, isDamaged })
}

/** The error without its cause, which may not be cloneable to the main thread. */
const refused = ({ code }: PhotoError): Err<PhotoError> => err({ code })

/** Validates a photo by decoding it whole, because its header may be wrong. */
export async function ingest({ bytes, pixelHash }: IngestTask): Promise<Measured<IngestResult>> {
  const photo = await openUpload(bytes)
  if (!photo.ok) return measured(photo)
  const { kind, pixels, isDamaged } = photo.value
  const isSame = pixelHash === undefined || pixelHash === (await hashPixels(pixels))
  const condition = isDamaged ? 'DAMAGED' : isSame ? 'SOUND' : 'BROWSER_DEPENDENT'
  return measured(ok({ kind, width: pixels.width, height: pixels.height, condition }))
}

const REWRITE_QUALITY = 90
const SCREEN_DPI = 72

/** Decodes a PNG or JPEG and encodes its pixels in upright orientation. */
export async function rewrite({ bytes }: RewriteTask): Promise<Measured<RewriteResult>> {
  const photo = await openUpload(bytes)
  if (!photo.ok) return measured(photo)
  const { kind, pixels } = photo.value
  if (kind === 'gif') return measured(err({ code: 'INVALID_TYPE' }))
  const format = kind === 'jpg' ? ({ kind, quality: REWRITE_QUALITY } as const) : ({ kind, dpi: SCREEN_DPI } as const)
  return measured(ok({ kind, bytes: await encodePicture(pixels, format) }))
}

const PREVIEW = { kind: 'jpg', quality: 88 } as const

/** Renders a page exactly. */
export async function render(task: RenderTask): Promise<Measured<RenderResult>> {
  const { page, scale, isTransparent, previewSide } = task
  const list = listOf(page, typesetterOf(task))
  const ground = isTransparent ? { ...list, backgroundColor: '#00000000' } : list
  const pixels = await renderExact(ground, picturesOf(task), scale)
  const dpi = Math.round(page.sheet.dpi * scale)
  const png = await encodePicture({ ...pixels, opaque: !isTransparent }, { kind: 'png', dpi })
  const preview = previewSide === null ? null : await encodePicture(reduceTo(pixels, previewSide), PREVIEW)
  const { width, height } = pixels
  const isOpaque = !isTransparent || wrapPixels(width, height, pixels.data).opaque
  return measured({ png, preview, isOpaque, hash: await hashPixels(pixels), kernel: KERNEL_VERSION, width, height })
}

/** Renders pages at print resolution for their hashes alone. */
export async function hashPages(task: HashPagesTask): Promise<Measured<string[]>> {
  const [typeset, pictures] = [typesetterOf(task), picturesOf(task)]
  const hashes: string[] = []
  for (const page of task.pages) hashes.push(await hashPixels(await renderExact(listOf(page, typeset), pictures, 1)))
  return measured(hashes)
}

/** Renders a page small and finds its main colours. */
export async function colours(task: ColoursTask): Promise<Measured<TemplateColour[]>> {
  const { scale, frames } = task
  const pixels = await renderExact(listOf(task.page, typesetterOf(task)), picturesOf(task), scale)
  const scaled = frames.map(({ left, top, width, height }) =>
    rect(left * scale, top * scale, width * scale, height * scale),
  )
  return measured(mainColours(pixels, scaled))
}

/** Finds the faults of a template, with white and with black photos in its frames. */
export async function lint(task: LintTask): Promise<Measured<readonly TemplateFinding[]>> {
  const { page, requirements, isFolded } = task
  const { dpi } = page.sheet
  const [typeset, pictures] = [typesetterOf(task), picturesOf(task)]
  const scale = GROUND_DPI / dpi
  const grounds = await renderGrounds(page, (list) => renderExact(list, pictures, scale))
  const settingOf = (item: TextItem): TextSetting => typeset(item, dpi)
  return measured(lintTemplate({ page, grounds, settingOf, requirements, isFolded, faces: [] }))
}

/** Draws a page for a print file. */
export async function printSheet(task: PrintSheetTask): Promise<Measured<PrintSheet>> {
  const draw = (ink: ColourConverter): Promise<PrintSheet> =>
    drawSheet(listOf(task.page, typesetterOf(task)), picturesOf(task), ink, task.options)
  return measured(await (task.press === null ? draw(rgbColours) : withPressColours(task.press, draw)))
}

/** Crops every frame of a GIF with the print kernel. */
export async function convert({ bytes, page }: ConvertTask): Promise<Measured<ConvertResult>> {
  const animation = decodeAnimation(bytes)
  if (!animation.ok) return measured(refused(animation.error))
  const { frames, loops } = animation.value
  const { width, height } = page.sheet
  if (!isWithinAnimationLimits({ width, height }, frames.length)) return measured(err({ code: 'TOO_MANY_PIXELS' }))
  const list = { ...listOf(page, typesetItem), backgroundColor: '#00000000' }
  const cut = []
  for (const { pixels, delay } of frames) {
    const photo = createPhotoSource(pixels)
    const artwork = () => Promise.reject(new Error('a page with a single frame must not use artwork'))
    cut.push({ pixels: await renderExact(list, { photo: async () => photo, artwork }, 1), delay })
  }
  return measured(ok({ gif: encodeAnimation({ frames: cut, loops }), width, height }))
}

/** Trims the bleed of a print picture and reduces it. */
export async function share({ png, bleed, longestSide }: ShareTask): Promise<Measured<Uint8Array<ArrayBuffer>>> {
  const { pixels: print } = acceptedPhoto(await openPhoto(png))
  const width = Math.max(1, print.width - 2 * bleed)
  const height = Math.max(1, print.height - 2 * bleed)
  const trimmed = createPixels(width, height)
  for (let y = 0; y < height; y += 1) {
    const start = ((y + bleed) * print.width + bleed) * 4
    trimmed.data.set(print.data.subarray(start, start + width * 4), y * width * 4)
  }
  return measured(await encodePicture(reduceTo({ ...trimmed, opaque: print.opaque }, longestSide), PREVIEW))
}

/** Caches only the last value: a decoded photo takes up to half a gigabyte. */
function cacheLast<Value>(make: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  let last: { readonly key: string; readonly value: Promise<Value> } | null = null
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}

function known<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`the task does not contain the file ${key}, which its page uses`)
  return value
}

/** Typesets texts and tells which of them cannot be printed. */
export async function measure({ items, dpi }: MeasureTask): Promise<Measured<TextMeasure[]>> {
  return measured(
    items.map((item) => {
      const { missing, truncated } = typesetItem(item, dpi)
      return { itemId: item.id, isDisplayable: missing.length === 0, isTruncated: truncated }
    }),
  )
}

/** Fills a design with rows of a list and checks them. */
export async function fillRows(task: FillRowsTask): Promise<Measured<FilledTexts[]>> {
  return measured(await fillRowsWith(typesetItem, task))
}

/** Typesets a text and fills its outlines. */
export async function text({ item, dpi }: TextTask): Promise<Measured<TextResult>> {
  const size = { width: Math.max(1, Math.ceil(item.width)), height: Math.max(1, Math.ceil(item.height)) }
  if (!isWithinPhotoLimits(size))
    throw new RangeError(`a text box of ${size.width} × ${size.height} pixels is too large`)
  const { outline, truncated, missing } = typesetItem(item, dpi)
  const pixels = createPixels(size.width, size.height)
  const coverage = fillCoverage(outline, rect(0, 0, size.width, size.height))
  paintColour(pixels, coverage, parseColour(item.color))
  return measured({ png: await encodePicture(pixels, { kind: 'png', dpi }), truncated, missing: [...missing] })
}

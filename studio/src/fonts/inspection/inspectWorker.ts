import type { FontCharacters } from '@irodori/font-inspector/compareFonts'
import { fontCharacters } from '@irodori/font-inspector/compareFonts'
import type { FontReport, InspectedFont, UnreadableFont } from '@irodori/font-inspector/fontReport'
import { inspectFont } from '@irodori/font-inspector/fontReport'
import type { FontFile, FontFileError } from '@irodori/font-inspector/openFontFile'
import { openFontFile } from '@irodori/font-inspector/openFontFile'
import { chain, scaling, translation } from '@irodori/geometry/affine'
import { type Path, transformPath } from '@irodori/geometry/path'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { paintColour } from '@irodori/imaging/paintColour'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { setText } from '@irodori/typography/setText'
import type { TextSetting } from '@irodori/typography/textRequest'
import { expose, transfer } from 'comlink'
import { SAMPLE_FONT_SIZES, SAMPLE_SIZE, type SampleKind, sampleRequest } from './sampleRequest.ts'

/** The number of fonts in the file, or why it is rejected. */
export type Opened = Result<number, FontFileError>

/** The report of one font of a file. */
export interface Inspection {
  readonly report: FontReport
  readonly letters: FontCharacters
}

/** A text rendered in this font. */
export interface Sample {
  readonly bitmap: ImageBitmap
  readonly missing: readonly string[]
  readonly truncated: boolean
}

/** Size of the em within the square in which a single glyph is shown. */
const EM_OF_SQUARE = 0.7
const INK = { r: 0x25, g: 0x21, b: 0x1d, a: 255 }

let file: FontFile | null = null
let inspected: { readonly index: number; readonly font: ReturnType<typeof inspectFont> } | null = null

function inspectAt(index: number): ReturnType<typeof inspectFont> {
  if (inspected?.index === index) return inspected.font
  if (file === null) throw new Error('no font file is open: open() must succeed first')
  const font = inspectFont(file.font(index))
  inspected = { index, font }
  return font
}

function fontAt(index: number): InspectedFont {
  const font = inspectAt(index)
  if (!font.ok) throw new Error(`font ${index} cannot be read: show the reason that inspect() has returned`)
  return font.value
}

async function paintedIn(outline: Path, width: number, height: number): Promise<ImageBitmap> {
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4), opaque: false }
  paintColour(pixels, fillCoverage(outline, { left: 0, top: 0, width, height }), INK)
  return createImageBitmap(new ImageData(pixels.data, width, height))
}

/** FNT-4: a text in the largest font size of the samples that it fits in, or else in the smallest. */
function setSample(words: string, kind: SampleKind, scale: number, face: InspectedFont['face']): TextSetting {
  const [largest, ...smaller] = SAMPLE_FONT_SIZES
  let setting = setText(sampleRequest(words, kind, largest, scale), face)
  for (const size of smaller) {
    if (!setting.truncated) break
    setting = setText(sampleRequest(words, kind, size, scale), face)
  }
  return setting
}

const inspector = {
  async open(source: Blob): Promise<Opened> {
    const opened = await openFontFile(new Uint8Array(await source.arrayBuffer()))
    file = opened.ok ? opened.value : null
    return opened.ok ? ok(opened.value.count) : opened
  },

  inspect(index: number): Result<Inspection, UnreadableFont> {
    const font = inspectAt(index)
    return font.ok ? ok({ report: font.value.report, letters: fontCharacters(font.value) }) : font
  },

  /** @param scale device pixels per CSS pixel */
  async sample(index: number, words: string, kind: SampleKind, scale: number): Promise<Sample> {
    const { width, height } = SAMPLE_SIZE[kind]
    const { outline, missing, truncated } = setSample(words, kind, scale, fontAt(index).face)
    const bitmap = await paintedIn(outline, Math.round(width * scale), Math.round(height * scale))
    return transfer({ bitmap, missing, truncated }, [bitmap])
  },

  /**
   * The glyph that fontkit, or else opentype.js, finds for a character, in the middle of a square.
   * @param size side of the square in device pixels
   */
  async glyph(index: number, codePoint: number, size: number): Promise<ImageBitmap> {
    const { face, opentypeGlyphs } = fontAt(index)
    const [shaped] = face.hasGlyph(codePoint) ? face.shape(String.fromCodePoint(codePoint), 'solid') : []
    const id = shaped?.id ?? opentypeGlyphs.get(codePoint) ?? 0
    const em = size * EM_OF_SQUARE
    const left = (size - em * face.horizontalAdvance(id)) / 2
    const baseline = (size - em) / 2 + em * face.ascender
    const bitmap = await paintedIn(
      transformPath(face.outline(id), chain(scaling(em), translation(left, baseline))),
      size,
      size,
    )
    return transfer(bitmap, [bitmap])
  },
}

/** The interface of the worker that reads one font file. */
export type FontInspector = typeof inspector

expose(inspector)

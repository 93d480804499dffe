import type { FontCharacters } from '@irodori/font-inspector/compareFonts'
import { fontCharacters } from '@irodori/font-inspector/compareFonts'
import type { FontReport, InspectedFont } from '@irodori/font-inspector/fontReport'
import { inspectFont } from '@irodori/font-inspector/fontReport'
import type { FontFile, FontFileError } from '@irodori/font-inspector/openFontFile'
import { openFontFile } from '@irodori/font-inspector/openFontFile'
import { fillCoverage } from '@irodori/imaging/fillCoverage'
import { paintColour } from '@irodori/imaging/paintColour'
import type { Result } from '@irodori/result'
import { ok } from '@irodori/result'
import { setText } from '@irodori/typography/setText'
import { expose, transfer } from 'comlink'
import { type SampleKind, sampleRequest } from './sampleRequest.ts'

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

const INK = { r: 0x25, g: 0x21, b: 0x1d, a: 255 }

let file: FontFile | null = null
let inspected: { readonly index: number; readonly font: InspectedFont } | null = null

function fontAt(index: number): InspectedFont {
  if (inspected?.index === index) return inspected.font
  if (file === null) throw new Error('no font file is open: open() must succeed first')
  const font = inspectFont(file.font(index))
  inspected = { index, font }
  return font
}

const inspector = {
  async open(source: Blob): Promise<Opened> {
    const opened = await openFontFile(new Uint8Array(await source.arrayBuffer()))
    file = opened.ok ? opened.value : null
    return opened.ok ? ok(opened.value.count) : opened
  },

  inspect(index: number): Inspection {
    const font = fontAt(index)
    return { report: font.report, letters: fontCharacters(font) }
  },

  /** @param scale device pixels per CSS pixel */
  async sample(index: number, words: string, kind: SampleKind, scale: number): Promise<Sample> {
    const request = sampleRequest(words, kind, scale)
    const { outline, missing, truncated } = setText(request, fontAt(index).face)
    const [width, height] = [Math.round(request.width), Math.round(request.height)]
    const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4), opaque: false }
    paintColour(pixels, fillCoverage(outline, { left: 0, top: 0, width, height }), INK)
    const bitmap = await createImageBitmap(new ImageData(pixels.data, width, height))
    return transfer({ bitmap, missing, truncated }, [bitmap])
  },
}

/** The interface of the worker that reads one font file. */
export type FontInspector = typeof inspector

expose(inspector)

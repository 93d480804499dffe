import { readFile } from 'node:fs/promises'
import type { PdfStandard } from '@irodori/print/printPdf'
import { withPressColours } from '@irodori/print/colourConverter'
import { renderExact } from '@irodori/scene/renderExact'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import type { DesignLists } from './drawDesigns.ts'
import { createDesignLists, SHEET } from './drawDesigns.ts'
import type { PrintFolder } from './printFolder.ts'
import { createPrintFolder, expectValid, outputOf, PAGE, pagesOf } from './printFolder.ts'
import { inksByGhostscript } from './rasterise.ts'

const [gs, qpdf, mutool, pdfinfo] = (['gs', 'qpdf', 'mutool', 'pdfinfo'] as const).map(findTool)
const isReady = gs && qpdf && mutool && pdfinfo
const reason = isReady ? '' : ': skipped, ghostscript, qpdf, mupdf-tools or poppler-utils are not installed'

let folder: PrintFolder
let designs: DesignLists

beforeAll(async () => {
  folder = await createPrintFolder()
  designs = await createDesignLists(2)
})
afterAll(() => folder.remove())

function write(standard: PdfStandard, { cropMarks = false, isFlattened = standard === 'X-1a' } = {}): Promise<string> {
  const { bytes: profile } = folder.settings.profile
  return withPressColours({ profile, blackInk: 'NEAR_BLACK', areaBlack: null, inkLimit: null }, (ink) =>
    folder.write(
      `${standard} ${cropMarks}.pdf`,
      { standard, colour: 'CMYK', cropMarks },
      pagesOf(designs.lists, designs.pictures, ink, { isFlattened }),
    ),
  )
}

/** Objects by number as MuPDF reads them, without the data of streams. */
function objectsOf(file: string): ReadonlyMap<string, string> {
  const lines = outputOf(mutool, 'show', '-g', file, 'grep').trim().split('\n')
  return new Map(lines.map((line) => [/^(\d+) 0 obj/.exec(line)?.[1] ?? 'trailer', line]))
}

/** Names of transparency, of colours other than the press's, and of what PDF 1.3 or PDF/X-1a has not. */
const FORBIDDEN = [
  ...['SMask', 'ca', 'CA', 'BM', 'AIS', 'Group', 'Transparency'],
  ...['ICCBased', 'CalRGB', 'CalGray', 'Lab', 'DeviceRGB', 'DefaultRGB', 'DefaultGray', 'DefaultCMYK'],
  ...['ObjStm', 'XRef', 'Metadata', 'JBIG2Decode', 'JPXDecode', 'LZWDecode', 'OCProperties', 'OC'],
  ...[
    'Encrypt',
    'Annots',
    'AcroForm',
    'AA',
    'OpenAction',
    'JavaScript',
    'EmbeddedFiles',
    'Alternates',
    'OPI',
    'TR',
    'HTP',
  ],
]

/** Operators of paths, clips, pictures, overprinting, CMYK fills and the registration colour. */
const OPERATORS = 'q Q cm re W n m l c h f S w k gs Do CS SCN'.split(' ')

/** Equal bytes, and bytes that differ by more than 16, as shares of all; the mean difference in 255ths. */
function compared(one: Uint8Array, other: Uint8Array): { equal: number; visible: number; mean: number } {
  let [equal, visible, sum] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0))
    sum += difference
    if (difference === 0) equal++
    if (difference > 16) visible++
  }
  return { equal: equal / one.length, visible: visible / one.length, mean: sum / one.length }
}

describe.skipIf(!isReady)(`PDF/X-1a${reason}`, () => {
  it('PRF-13: is a valid PDF 1.3 that states the standard', async () => {
    const file = await write('X-1a', { cropMarks: true })
    expectValid(file)
    expect((await readFile(file)).toString('latin1', 0, 9)).toBe('%PDF-1.3\n')
    expect(outputOf(pdfinfo, file)).toMatch(/PDF version: +1\.3\nPDF subtype: +PDF\/X-1:2001\n.*ISO 15930-1\n/s)
    const info = outputOf(mutool, 'show', file, 'trailer/Info')
    for (const entry of ['/GTS_PDFXVersion (PDF/X-1:2001)', '/GTS_PDFXConformance (PDF/X-1a:2001)', '/Trapped /False'])
      expect(info).toContain(entry)
    expect(info).toMatch(/\/Title .*\/CreationDate \(D:20261122010203Z\).*\/ModDate \(D:20261122010203Z\)/s)
    expect(outputOf(mutool, 'show', file, 'trailer')).toContain('/ID [ (ZZZZZZZZZZZZZZZZ) (ZZZZZZZZZZZZZZZZ) ]')
    expect(outputOf(mutool, 'show', file, 'trailer/Root/OutputIntents/1/S')).toBe('/GTS_PDFX\n')
  })

  it('PRF-13: has only CMYK, the registration colour and opaque pictures, clipped by paths and stencils', async () => {
    const file = await write('X-1a', { cropMarks: true })
    const objects = objectsOf(file)
    const all = [...objects.values()].join('\n')
    for (const name of FORBIDDEN) expect(all).not.toMatch(new RegExp(`/${name}(?![A-Za-z0-9])`))
    const spaces = [...all.matchAll(/\/ColorSpace(\/\w+|<<.*?>>)/g)].map(([, space = '']) => space)
    expect(new Set(spaces.map((space) => space.replace(/\/FunctionType.*/s, '')))).toEqual(
      new Set(['/DeviceCMYK', '<</Register[/Separation/All/DeviceCMYK<<']),
    )
    expect(all.match(/\/Mask \d+ 0 R/g)?.length, 'stencils').toBeGreaterThan(2)
    const contents = [...all.matchAll(/\/Contents\[(.*?)\]/g)].flatMap(
      ([, refs = '']) => refs.match(/\d+(?= 0 R)/g) ?? [],
    )
    expect(contents).toHaveLength(6)
    const operators = contents.flatMap((number) =>
      outputOf(mutool, 'show', '-b', file, number)
        .split(/\s+/)
        .filter((token) => /^[A-Za-z]/.test(token)),
    )
    expect([...new Set(operators)].filter((operator) => !OPERATORS.includes(operator))).toEqual([])
  })

  it('PRF-13: has the inks of the exact render, and those of PDF/X-4 but where that blends inks', async () => {
    const [x1a, x4] = [await write('X-1a'), await write('X-4')]
    for (const [index, list] of designs.lists.entries()) {
      const inksOf = (file: string) => inksByGhostscript(gs ?? '', PAGE)(file, index + 1, SHEET).data
      const { data, width, height } = await renderExact(list, designs.pictures)
      const raw = { width, height, channels: 4 } as const
      const exact = await sharp(data, { raw }).removeAlpha().withIccProfile('cmyk').raw().toBuffer()
      // Measured: 0.966 and 0.979 of the bytes are equal; the others are edges, many of them of patterns, and words in black ink.
      const flat = compared(inksOf(x1a), exact)
      expect(flat.equal).toBeGreaterThan(0.96)
      expect(flat.visible).toBeLessThan(0.016)
      // Measured: 0.69 and 0.74 are equal, with a mean difference of 6.7 and 2.9: strong colours blend more differently.
      const blended = compared(inksOf(x1a), inksOf(x4))
      expect(blended.equal).toBeGreaterThan(0.65)
      expect(blended.mean).toBeLessThan(8.5)
    }
  })

  it('PRF-13: is refused for a sheet with transparency', async () => {
    await expect(write('X-1a', { isFlattened: false })).rejects.toThrow('PDF/X-1a allows neither transparency nor RGB')
  })
})

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import type { BlackInk, ColourConverter, Press } from '@irodori/print/colourConverter'
import { rgbColours, withPressColours } from '@irodori/print/colourConverter'
import type { PdfPage } from '@irodori/print/printPdf'
import { conditionOfProfile, namedCondition } from '@irodori/print/printingCondition'
import { printSheet } from '@irodori/print/printSheet'
import { pressProfile } from '@irodori/print/testing/pressProfile'
import type { DisplayList, FillShape } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import type { DesignLists } from './drawDesigns.ts'
import { createDesignLists, SHEET } from './drawDesigns.ts'
import type { PrintFolder } from './printFolder.ts'
import { createPrintFolder, expectValid, FORMAT, outputOf, PAGE, pagesOf } from './printFolder.ts'
import type { Raster } from './rasterise.ts'
import { deviation, ghostscript, inksByGhostscript, inksByMupdf, mupdf, poppler, rasterOf } from './rasterise.ts'

const DESIGNS = 6

const [qpdf, mutool, pdfinfo, pdftoppm] = (['qpdf', 'mutool', 'pdfinfo', 'pdftoppm'] as const).map(findTool)
const reason =
  qpdf && mutool && pdfinfo && pdftoppm ? '' : ': skipped, qpdf, mupdf-tools or poppler-utils are not installed'

const gs = findTool('gs')
const reasonOfGs = gs ? '' : ': skipped, ghostscript is not installed'

let folder: PrintFolder
let designs: DesignLists

beforeAll(async () => {
  folder = await createPrintFolder()
  designs = await createDesignLists(DESIGNS)
})
afterAll(() => folder.remove())

const pagesIn = (ink: ColourConverter, isSplit = false) => pagesOf(designs.lists, designs.pictures, ink, { isSplit })

/** Squares of 100 pixels beside each other, from the left edge, on a red area from 150 to 700. */
const MARKS = [
  { x: 20, colour: '#25211d', shape: 'LETTERS' },
  { x: 200, colour: '#c03020', shape: 'LETTERS' },
  { x: 320, colour: '#25211d', shape: 'LETTERS' },
  { x: 440, colour: '#25211d', shape: 'AREA' },
  { x: 560, colour: '#4a443d', shape: 'LETTERS' },
] as const

async function* pageOfWords(blackInk: BlackInk, areaBlack: Press['areaBlack'] = null): AsyncGenerator<PdfPage> {
  const fill = (x: number, y: number, width: number, height: number, colour: string, shape: FillShape) =>
    ({ kind: 'FILL', itemId: 'word', outline: rectPath(rect(x, y, width, height)), colour, shape }) as const
  const ops = [
    fill(150, 100, 550, 500, '#c03020', 'AREA'),
    ...MARKS.map(({ x, colour, shape }) => fill(x, 300, 100, 100, colour, shape)),
  ]
  const list: DisplayList = { width: SHEET.width, height: SHEET.height, backgroundColor: '#ffffff', ops }
  const press = { profile: folder.settings.profile.bytes, blackInk, areaBlack, inkLimit: null }
  const options = { isFlattened: false, hasSpots: true }
  const sheet = await withPressColours(press, (ink) => printSheet(list, designs.pictures, ink, options))
  yield { format: FORMAT, sheet, isSplit: false }
}

const inkAt = ({ data, width }: Raster, x: number, y: number): number[] =>
  Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4))

const MM = 25.4 / 72
/** Boxes of the first page, in millimetres: left, bottom, right, top. */
function boxesOf(file: string): Record<string, number[]> {
  const lines = outputOf(mutool, 'pages', file, '1').matchAll(/<(\w+Box) l="(\S+)" b="(\S+)" r="(\S+)" t="(\S+)"/g)
  return Object.fromEntries([...lines].map(([, box, ...sides]) => [box, sides.map((side) => Number(side) * MM)]))
}
function expectBox(box: number[] | undefined, expected: readonly number[]): void {
  expect(box).toHaveLength(4)
  for (const [index, side] of expected.entries()) expect(Math.abs((box?.[index] ?? 99) - side)).toBeLessThan(0.01)
}

describe.skipIf(reason !== '')(`print files, read by qpdf, MuPDF and poppler${reason}`, () => {
  it('PRF-5: equal the print PNG except at edges, rasterised by poppler and by MuPDF', async () => {
    const written = await folder.write('designs.pdf', {}, pagesIn(rgbColours))
    // poppler simulates the inks of an output intent. Without the intent it shows the colours of the file.
    const bytes = (await readFile(written)).toString('latin1').replace('/OutputIntents', '/OutputIntentx')
    const file = path.join(folder.path, 'plain.pdf')
    await writeFile(file, Buffer.from(bytes, 'latin1'))
    for (const [index, list] of designs.lists.entries()) {
      const print = rasterOf(await renderExact(list, designs.pictures))
      const byMupdf = deviation(print, mupdf(mutool ?? '')(file, index + 1, SHEET), 16)
      const byPoppler = deviation(print, poppler(pdftoppm ?? '')(file, index + 1, SHEET), 32)
      // The many edges of a patterned background raise the mean.
      expect(byMupdf.mean).toBeLessThan(0.7)
      expect(byMupdf.share).toBeLessThan(0.001)
      // poppler quantises edge coverage to sixteenths and applies a gamma.
      expect(byPoppler.mean).toBeLessThan(0.7)
      expect(byPoppler.share).toBeLessThan(0.005)
    }
  })

  it('PRF-4: have boxes exact to 0.01 mm, with and without crop marks', async () => {
    const plain = boxesOf(await folder.write('plain-boxes.pdf', {}, pagesIn(rgbColours)))
    expectBox(plain.MediaBox, [0, 0, 106, 66])
    expectBox(plain.BleedBox, [0, 0, 106, 66])
    expectBox(plain.TrimBox, [3, 3, 103, 63])
    const marked = boxesOf(await folder.write('marks.pdf', { cropMarks: true }, pagesIn(rgbColours)))
    expectBox(marked.MediaBox, [0, 0, 130, 90])
    expectBox(marked.BleedBox, [12, 12, 118, 78])
    expectBox(marked.TrimBox, [15, 15, 115, 75])
  })

  it('PRF-7: print files are valid PDF/X-4 without fonts, with the output condition of the press', async () => {
    const file = await folder.write(
      'sound.pdf',
      { condition: namedCondition('JC200103'), cropMarks: true },
      pagesIn(rgbColours),
    )
    expectValid(file)
    expect(outputOf(pdfinfo, '-enc', 'UTF-8', file)).toMatch(
      /Title: +いろどり <1>\n.*Encrypted: +no\n.*PDF version: +1\.6/s,
    )
    expect(outputOf(pdfinfo, '-meta', file)).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>')
    const trailer = outputOf(mutool, 'show', file, 'trailer/Info')
    expect(trailer).toContain('/Trapped /False')
    expect(trailer).toContain('D:20261122010203Z')
    const intent = outputOf(mutool, 'show', file, 'trailer/Root/OutputIntents/1')
    expect(intent).toMatch(/\/S \/GTS_PDFX/)
    expect(intent).toContain('/OutputConditionIdentifier (JC200103)')
    expect(outputOf(mutool, 'info', '-F', file)).not.toMatch(/Type0|TrueType|Type1/)
  })

  it('PRF-12: name the registered printing condition that the profile describes, or Custom', async () => {
    const intentOf = async (description: string): Promise<string> => {
      const profile = await pressProfile({ description })
      const change = { profile, condition: conditionOfProfile(profile), colour: 'CMYK' } as const
      const file = await folder.write('intent.pdf', change, pageOfWords('NEAR_BLACK'))
      expectValid(file)
      return outputOf(mutool, 'show', file, 'trailer/Root/OutputIntents/1')
    }
    const known = await intentOf('Japan Color 2011 Coated')
    expect(known).toContain('/OutputConditionIdentifier (JCS2011)')
    expect(known).toContain('/RegistryName (http://www.color.org)')
    expect(known).toContain('/OutputCondition (Japan Color 2011, offset, premium coated paper, 127.9 g/m2)')
    expect(known).toContain('/Info (Japan Color 2011 Coated)')
    const unknown = await intentOf('Our press')
    expect(unknown).toMatch(/\/OutputConditionIdentifier \(Custom\).*\/Info \(Our press\)/s)
    expect(unknown).not.toMatch(/RegistryName|OutputCondition /)
  })

  it('PRF-6: contain no RGB in CMYK mode', async () => {
    const press = {
      profile: folder.settings.profile.bytes,
      blackInk: 'NEAR_BLACK',
      areaBlack: null,
      inkLimit: null,
    } as const
    const file = await withPressColours(press, (ink) => folder.write('inks.pdf', { colour: 'CMYK' }, pagesIn(ink)))
    expectValid(file)
    const spaces = outputOf(mutool, 'info', '-I', file)
    expect(spaces).toContain('DevCMYK')
    expect(spaces).not.toMatch(/ICC|DevRGB/)
    expect((await readFile(file)).includes('ICCBased')).toBe(false)
  })

  it('PRF-9: print near black with black ink alone', async () => {
    const file = await folder.write('black.pdf', { colour: 'CMYK' }, pageOfWords('NEAR_BLACK'))
    expectValid(file)
    const inks = inksByMupdf(mutool ?? '')(file, 1, SHEET)
    const [paper, red, , background, brown] = MARKS.map(({ x }) => inkAt(inks, x + 50, 350))
    expect([paper, background]).toEqual([
      [0, 0, 0, 255],
      [0, 0, 0, 255],
    ])
    expect(red?.[1]).toBeGreaterThan(128)
    expect(brown?.filter((ink) => ink > 0)).toHaveLength(4)
  })

  it('PRF-9: print jobs from before this rule convert near black by the profile, as they did', async () => {
    const file = await folder.write('older.pdf', { colour: 'CMYK' }, pageOfWords('BLACK'))
    const inks = inksByMupdf(mutool ?? '')(file, 1, SHEET)
    expect(inkAt(inks, MARKS[0].x + 50, 350).filter((ink) => ink > 0)).toHaveLength(4)
    expect((await readFile(file)).includes('/OPM')).toBe(false)
  })

  it('PRF-8: split a spread into two pages, each with its bleed', async () => {
    const file = await folder.write('halves.pdf', {}, pagesIn(rgbColours, true))
    expectValid(file)
    const boxes = boxesOf(file)
    expectBox(boxes.MediaBox, [0, 0, 56, 66])
    expectBox(boxes.TrimBox, [3, 3, 53, 63])
    expect(outputOf(pdfinfo, file)).toMatch(new RegExp(`Pages: +${2 * DESIGNS}\n`))
    const [first] = designs.lists
    if (!first) throw new Error('no random design was made')
    const print = rasterOf(await renderExact(first, designs.pictures))
    const half = { width: Math.round((56 / 106) * SHEET.width), height: SHEET.height }
    const right = mupdf(mutool ?? '')(file, 2, half)
    const cut = cropColumns(print, SHEET.width - half.width, half.width)
    expect(deviation(cut, right, 64).share, 'the two pixel grids are offset by up to half a pixel').toBeLessThan(0.03)
  })

  it('PRF-1: have the same bytes for the same designs', async () => {
    const [one, other] = [
      await folder.write('one.pdf', {}, pagesIn(rgbColours)),
      await folder.write('other.pdf', {}, pagesIn(rgbColours)),
    ]
    expect((await readFile(one)).equals(await readFile(other))).toBe(true)
  })
})

describe.skipIf(!gs)(`print files, rasterised by ghostscript${reasonOfGs}`, () => {
  it('PRF-5: equal the print PNG except at edges', async () => {
    const file = await folder.write('ghostscript.pdf', {}, pagesIn(rgbColours))
    // With 16 times the pixels a page takes seconds, and each page has every kind of item; three are enough.
    for (const [index, list] of designs.lists.slice(0, 3).entries()) {
      const print = rasterOf(await renderExact(list, designs.pictures))
      const rasterised = deviation(print, ghostscript(gs ?? '', PAGE)(file, index + 1, SHEET), 32)
      // Measured with ghostscript 10.00: 0.010 to 0.084, and 0 to 0.0004 of the pixels.
      expect(rasterised.mean).toBeLessThan(0.12)
      expect(rasterised.share).toBeLessThan(0.001)
    }
  })
})

describe.skipIf(!gs)(`print files, separated by ghostscript${reasonOfGs}`, () => {
  it('PRF-9: print words in near black over the inks below them, which stay; a background replaces them', async () => {
    const file = await folder.write('separated.pdf', { colour: 'CMYK' }, pageOfWords('NEAR_BLACK'))
    const inks = inksByGhostscript(gs ?? '', PAGE)(file, 1, SHEET)
    const [paper, red, word, background] = MARKS.map(({ x }) => inkAt(inks, x + 50, 350))
    expect(red?.[1]).toBeGreaterThan(128)
    expect({ paper, word, background }).toEqual({
      paper: [0, 0, 0, 255],
      word: [...(red?.slice(0, 3) ?? []), 255],
      background: [0, 0, 0, 255],
    })
  })

  it('PRF-11: print a background in the rich black of the shop, and words as without it', async () => {
    const file = await folder.write('rich.pdf', { colour: 'CMYK' }, pageOfWords('NEAR_BLACK', [60, 40, 20, 100]))
    const inks = inksByGhostscript(gs ?? '', PAGE)(file, 1, SHEET)
    const [paper, red, word, background] = MARKS.map(({ x }) => inkAt(inks, x + 50, 350))
    expect({ paper, word, background }).toEqual({
      paper: [0, 0, 0, 255],
      word: [...(red?.slice(0, 3) ?? []), 255],
      background: [153, 102, 51, 255],
    })
  })
})

function cropColumns({ data, width, height }: ReturnType<typeof rasterOf>, left: number, wide: number) {
  const part = new Uint8Array(wide * height * 3)
  for (let y = 0; y < height; y++) {
    part.set(data.subarray((y * width + left) * 3, (y * width + left + wide) * 3), y * wide * 3)
  }
  return { width: wide, height, data: part }
}

import { execFileSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BookPage, BookSettings } from '@irodori/print'
import { formatOf, printSheet, screenInk, standardProfile, withPressInk, writePrintBook } from '@irodori/print'
import { renderExact } from '@irodori/scene'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import type { DrawnDesigns } from './drawDesigns.ts'
import { drawDesigns, SHEET } from './drawDesigns.ts'
import { deviation, ghostscript, mupdf, poppler, rasterOf } from './rasterise.ts'

const DESIGNS = 6
const FORMAT = formatOf(SHEET)
const { trimWidth, trimHeight, bleed } = FORMAT
const PAGE = { widthMm: trimWidth + 2 * bleed, heightMm: trimHeight + 2 * bleed }

const [qpdf, mutool, pdfinfo, pdftoppm] = (['qpdf', 'mutool', 'pdfinfo', 'pdftoppm'] as const).map(findTool)
const reason = qpdf && mutool && pdfinfo && pdftoppm ? '' : ': skipped, qpdf, mupdf-tools or poppler-utils are not here'

const gs = findTool('gs')
const reasonOfGs = gs ? '' : ': skipped, ghostscript is not here'

let folder: string
let drawn: DrawnDesigns
let settings: BookSettings

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'irodori-print-test-'))
  drawn = await drawDesigns(DESIGNS)
  settings = {
    description: {
      title: 'いろどり <1>',
      creator: 'Irodori',
      date: new Date('2026-11-22T01:02:03Z'),
      id: '5a'.repeat(16),
    },
    profile: await standardProfile(),
    condition: null,
    colour: 'RGB',
    cropMarks: false,
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(name: string, change: Partial<BookSettings>, pages: AsyncIterable<BookPage>): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, '')
  await writePrintBook((bytes) => appendFile(file, bytes), { ...settings, ...change }, pages)
  return file
}

async function* pagesIn(ink: typeof screenInk, isSplit = false): AsyncGenerator<BookPage> {
  for (const list of drawn.lists) {
    yield { format: FORMAT, sheet: await printSheet(list, drawn.pictures, ink), isSplit }
  }
}

const said = (program: string | undefined, ...args: string[]): string =>
  execFileSync(program ?? '', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const MM = 25.4 / 72
/** Boxes of the first page, in millimetres: left, bottom, right, top. */
function boxesOf(file: string): Record<string, number[]> {
  const lines = said(mutool, 'pages', file, '1').matchAll(/<(\w+Box) l="(\S+)" b="(\S+)" r="(\S+)" t="(\S+)"/g)
  return Object.fromEntries([...lines].map(([, box, ...sides]) => [box, sides.map((side) => Number(side) * MM)]))
}
function expectBox(box: number[] | undefined, expected: readonly number[]): void {
  expect(box).toHaveLength(4)
  for (const [index, side] of expected.entries()) expect(Math.abs((box?.[index] ?? 99) - side)).toBeLessThan(0.01)
}

/** Sound to two tools that know nothing of each other. */
function expectSound(file: string): void {
  expect(said(qpdf, '--check', file)).toContain('No syntax or stream encoding errors found')
  execFileSync(mutool ?? '', ['clean', '-s', file, path.join(folder, 'cleaned.pdf')], { stdio: 'pipe' })
}

describe.skipIf(reason !== '')(`print files, as tools of other makers see them${reason}`, () => {
  it('PRF-5: a page rasterised by poppler or MuPDF is the print picture, edges aside', async () => {
    const written = await write('designs.pdf', {}, pagesIn(screenInk))
    // poppler shows what the inks of an output intent would look like; here the colours before are compared.
    const bytes = (await readFile(written)).toString('latin1').replace('/OutputIntents', '/OutputIntentx')
    const file = path.join(folder, 'plain.pdf')
    await writeFile(file, Buffer.from(bytes, 'latin1'))
    for (const [index, list] of drawn.lists.entries()) {
      const print = rasterOf(await renderExact(list, drawn.pictures))
      const byMupdf = deviation(print, mupdf(mutool ?? '')(file, index + 1, SHEET), 16)
      const byPoppler = deviation(print, poppler(pdftoppm ?? '')(file, index + 1, SHEET), 32)
      expect(byMupdf.mean).toBeLessThan(0.4)
      expect(byMupdf.share).toBeLessThan(0.001)
      // Its edges are stepped in sixteenths and lightened by a gamma.
      expect(byPoppler.mean).toBeLessThan(0.6)
      expect(byPoppler.share).toBeLessThan(0.005)
    }
  })

  it('PRF-4: the boxes are exact to a hundredth of a millimetre, with marks and without', async () => {
    const plain = boxesOf(await write('plain-boxes.pdf', {}, pagesIn(screenInk)))
    expectBox(plain.MediaBox, [0, 0, 106, 66])
    expectBox(plain.BleedBox, [0, 0, 106, 66])
    expectBox(plain.TrimBox, [3, 3, 103, 63])
    const marked = boxesOf(await write('marks.pdf', { cropMarks: true }, pagesIn(screenInk)))
    expectBox(marked.MediaBox, [0, 0, 130, 90])
    expectBox(marked.BleedBox, [12, 12, 118, 78])
    expectBox(marked.TrimBox, [15, 15, 115, 75])
  })

  it('PRF-7: it is sound PDF/X-4 with no font in it, and says whom it is for', async () => {
    const file = await write('sound.pdf', { condition: 'JC200103', cropMarks: true }, pagesIn(screenInk))
    expectSound(file)
    expect(said(pdfinfo, '-enc', 'UTF-8', file)).toMatch(
      /Title: +いろどり <1>\n.*Encrypted: +no\n.*PDF version: +1\.6/s,
    )
    expect(said(pdfinfo, '-meta', file)).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>')
    const trailer = said(mutool, 'show', file, 'trailer/Info')
    expect(trailer).toContain('/Trapped /False')
    expect(trailer).toContain('D:20261122010203Z')
    const intent = said(mutool, 'show', file, 'trailer/Root/OutputIntents/1')
    expect(intent).toMatch(/\/GTS_PDFX.*\(JC200103\)/s)
    expect(said(mutool, 'info', '-F', file)).not.toMatch(/Type0|TrueType|Type1/)
  })

  it('PRF-6: in inks nothing of the screen is left', async () => {
    const file = await withPressInk(settings.profile.bytes, (ink) =>
      write('inks.pdf', { colour: 'CMYK' }, pagesIn(ink)),
    )
    expectSound(file)
    const spaces = said(mutool, 'info', '-I', file)
    expect(spaces).toContain('DevCMYK')
    expect(spaces).not.toMatch(/ICC|DevRGB/)
    expect((await readFile(file)).includes('ICCBased')).toBe(false)
  })

  it('PRF-8: the two pages of a spread become pages of their own, each with its bleed', async () => {
    const file = await write('halves.pdf', {}, pagesIn(screenInk, true))
    expectSound(file)
    const boxes = boxesOf(file)
    expectBox(boxes.MediaBox, [0, 0, 56, 66])
    expectBox(boxes.TrimBox, [3, 3, 53, 63])
    expect(said(pdfinfo, file)).toMatch(new RegExp(`Pages: +${2 * DESIGNS}\n`))
    const [first] = drawn.lists
    if (!first) throw new Error('no design')
    const print = rasterOf(await renderExact(first, drawn.pictures))
    const half = { width: Math.round((56 / 106) * SHEET.width), height: SHEET.height }
    const right = mupdf(mutool ?? '')(file, 2, half)
    const cut = cutOut(print, SHEET.width - half.width, half.width)
    expect(deviation(cut, right, 64).share, 'up to half a pixel lies between the two grids').toBeLessThan(0.03)
  })

  it('PRF-1: the same designs give the same bytes', async () => {
    const [one, other] = [
      await write('one.pdf', {}, pagesIn(screenInk)),
      await write('other.pdf', {}, pagesIn(screenInk)),
    ]
    expect((await readFile(one)).equals(await readFile(other))).toBe(true)
  })
})

describe.skipIf(!gs)(`print files, as ghostscript draws them${reasonOfGs}`, () => {
  it('PRF-5: a page is the print picture, edges aside', async () => {
    const file = await write('ghostscript.pdf', {}, pagesIn(screenInk))
    // At sixteen times the pixels each takes seconds, and each mixes every kind of item.
    for (const [index, list] of drawn.lists.slice(0, 3).entries()) {
      const print = rasterOf(await renderExact(list, drawn.pictures))
      const drawnByIt = deviation(print, ghostscript(gs ?? '', PAGE)(file, index + 1, SHEET), 32)
      // Measured with ghostscript 10.00: 0.010 to 0.084, and 0 to 0.0004 of the pixels.
      expect(drawnByIt.mean).toBeLessThan(0.12)
      expect(drawnByIt.share).toBeLessThan(0.001)
    }
  })
})

function cutOut({ data, width, height }: ReturnType<typeof rasterOf>, left: number, wide: number) {
  const part = new Uint8Array(wide * height * 3)
  for (let y = 0; y < height; y++) {
    part.set(data.subarray((y * width + left) * 3, (y * width + left + wide) * 3), y * wide * 3)
  }
  return { width: wide, height, data: part }
}

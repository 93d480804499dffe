import type { PdfStandard } from '@irodori/print/printPdf'
import { rgbColours, withPressColours } from '@irodori/print/colourConverter'
import { createPixels } from '@irodori/imaging/pixels'
import type { DisplayList } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import type { DesignLists } from './drawDesigns.ts'
import { createDesignLists, SHEET } from './drawDesigns.ts'
import type { PrintFolder } from './printFolder.ts'
import { createPrintFolder, expectValid, PAGE, pagesOf } from './printFolder.ts'
import { platesByGhostscript } from './rasterise.ts'

const [gs, qpdf, mutool] = (['gs', 'qpdf', 'mutool'] as const).map(findTool)
const isReady = gs && qpdf && mutool

let folder: PrintFolder
let designs: DesignLists
let foil: ReturnType<typeof createPixels>

beforeAll(async () => {
  folder = await createPrintFolder()
  designs = await createDesignLists(1)
  foil = createPixels(SHEET.width, SHEET.height)
  // Two squares, one in full gold and one in half.
  for (const [left, alpha] of [
    [200, 255],
    [700, 128],
  ] as const) {
    for (let y = 250; y < 550; y++) {
      for (let x = left; x < left + 300; x++) foil.data.set([201, 162, 39, alpha], (y * SHEET.width + x) * 4)
    }
  }
})
afterAll(() => folder.remove())

/** The design with foil below its photos, where other colours would knock it out. */
const withFoil = ({ ops, ...list }: DisplayList): DisplayList => ({
  ...list,
  ops: [{ kind: 'ARTWORK', key: 'cards/Foil_Gold.spot.png' }, ...ops],
})

const plain = () => designs.lists[0] ?? expect.unreachable('no design was made')
const pages = (list: DisplayList, ink: typeof rgbColours, standard: PdfStandard, hasSpots = true) =>
  pagesOf(
    [list],
    { ...designs.pictures, artwork: async (key) => (key.endsWith('.spot.png') ? foil : designs.pictures.artwork(key)) },
    ink,
    { isFlattened: standard === 'X-1a', hasSpots },
  )

async function platesOf(list: DisplayList, standard: PdfStandard): Promise<ReadonlyMap<string, Uint8Array>> {
  const { bytes: profile } = folder.settings.profile
  const press = { profile, blackInk: 'NEAR_BLACK', areaBlack: null, inkLimit: null } as const
  const file = await withPressColours(press, (ink) =>
    folder.write('spot.pdf', { standard, colour: 'CMYK' }, pages(list, ink, standard)),
  )
  expectValid(file)
  return platesByGhostscript(gs ?? '', PAGE, file, 1, SHEET)
}

/** The alpha of the foil, which is what its plate has to print. */
const amounts = (): Uint8Array =>
  Uint8Array.from({ length: SHEET.width * SHEET.height }, (_, at) => foil.data[at * 4 + 3] ?? 0)

/** The number of pixels in which two plates differ. */
const differing = (one: Uint8Array | undefined, other: Uint8Array | undefined): number =>
  one && other ? one.reduce((count, value, at) => count + (value === other[at] ? 0 : 1), 0) : Number.NaN

describe.skipIf(!isReady)(
  `spot colours${isReady ? '' : ': skipped, ghostscript, qpdf or mupdf-tools are not installed'}`,
  () => {
    it.each(['X-4', 'X-1a'] as const)(
      'PRF-14: are a plate of their own in PDF/%s, and leave the other plates as they are',
      async (standard) => {
        const [without, plates] = [await platesOf(plain(), standard), await platesOf(withFoil(plain()), standard)]
        expect([...plates.keys()].toSorted()).toEqual(['Black', 'Cyan', 'Foil Gold', 'Magenta', 'Yellow'])
        expect(differing(plates.get('Foil Gold'), amounts())).toBe(0)
        for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black']) {
          // Ghostscript fills up to 16 pixels of this design otherwise when a file has a spot colour and transparency.
          expect(differing(plates.get(ink), without.get(ink)), ink).toBeLessThanOrEqual(standard === 'X-4' ? 20 : 0)
        }
      },
    )

    it('PRF-14: are a plate of their own in RGB too, and process colours in print jobs from before this rule', async () => {
      const list = withFoil(plain())
      const today = await folder.write('rgb.pdf', {}, pages(list, rgbColours, 'X-4'))
      const before = await folder.write('before.pdf', {}, pages(list, rgbColours, 'X-4', false))
      expectValid(today)
      const [plates, older] = [
        await platesByGhostscript(gs ?? '', PAGE, today, 1, SHEET),
        await platesByGhostscript(gs ?? '', PAGE, before, 1, SHEET),
      ]
      expect(differing(plates.get('Foil Gold'), amounts())).toBe(0)
      expect([...older.keys()].toSorted()).toEqual(['Black', 'Cyan', 'Magenta', 'Yellow'])
    })

    it('PRF-14: are drawn as a stand-in in the exact render', async () => {
      const only: DisplayList = {
        ...plain(),
        backgroundColor: '#ffffff',
        ops: [{ kind: 'ARTWORK', key: 'Foil_Gold.spot.png' }],
      }
      const { data } = await renderExact(only, { ...designs.pictures, artwork: async () => foil })
      const at = (400 * SHEET.width + 300) * 4
      expect([...data.subarray(at, at + 4)]).toEqual([201, 162, 39, 255])
    })
  },
)

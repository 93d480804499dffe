import { rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { withPressColours } from '@irodori/print/colourConverter'
import type { DisplayList } from '@irodori/scene/displayList'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import type { DesignLists } from './drawDesigns.ts'
import { createDesignLists, SHEET } from './drawDesigns.ts'
import type { PrintFolder } from './printFolder.ts'
import { createPrintFolder, PAGE, pagesOf } from './printFolder.ts'
import { platesByGhostscript } from './rasterise.ts'

const gs = findTool('gs')
const LIMIT = 200
/** The same limit in 255ths. */
const ALLOWED = (LIMIT * 255) / 100

let folder: PrintFolder
let designs: DesignLists

beforeAll(async () => {
  folder = await createPrintFolder()
  designs = await createDesignLists(1)
})
afterAll(() => folder.remove())

const fill = (left: number, side: number, colour: string, shape: 'AREA' | 'LETTERS') =>
  ({ kind: 'FILL', itemId: 'fill', shape, outline: rectPath(rect(left, 200, side, side)), colour }) as const

/** A word in black on a dark area at the left, and one on a light area at the right. */
const WORDS: DisplayList = {
  width: SHEET.width,
  height: SHEET.height,
  backgroundColor: '#ffffff',
  ops: [
    fill(100, 300, '#0a0037', 'AREA'),
    fill(100, 100, '#000000', 'LETTERS'),
    fill(500, 300, '#f0e0a0', 'AREA'),
    fill(500, 100, '#000000', 'LETTERS'),
  ],
}

/** The sum of the four inks of each pixel of a design and of the words, in 255ths. */
async function totalsOf(inkLimit: number | null): Promise<{ design: Uint16Array; words: Uint16Array }> {
  const lists = [...designs.lists, WORDS]
  const press = { profile: folder.settings.profile.bytes, blackInk: 'NEAR_BLACK', areaBlack: null, inkLimit } as const
  const file = await withPressColours(press, (ink) =>
    folder.write(`limit-${inkLimit}.pdf`, { colour: 'CMYK' }, pagesOf(lists, designs.pictures, ink)),
  )
  const [design, words] = [await totalsOfPage(file, 1), await totalsOfPage(file, 2)]
  return { design, words }
}

async function totalsOfPage(file: string, page: number): Promise<Uint16Array> {
  const plates = await platesByGhostscript(gs ?? '', PAGE, file, page, SHEET)
  const [cyan, magenta, yellow, black] = ['Cyan', 'Magenta', 'Yellow', 'Black'].map((ink) => plates.get(ink))
  const sum = (at: number) => (cyan?.[at] ?? 0) + (magenta?.[at] ?? 0) + (yellow?.[at] ?? 0) + (black?.[at] ?? 0)
  return Uint16Array.from({ length: SHEET.width * SHEET.height }, (_, at) => sum(at))
}

const mostOf = (totals: Uint16Array): number => totals.reduce((most, total) => Math.max(most, total), 0)
const inWord = (totals: Uint16Array, left: number): number => totals[250 * SHEET.width + left + 50] ?? 0

describe.skipIf(!gs)(`the ink limit on ghostscript's plates${gs ? '' : ': skipped, it is not installed'}`, () => {
  it('PRF-10: no photo, artwork, area or word exceeds it; without a limit they do', async () => {
    const free = await totalsOf(null)
    expect([mostOf(free.design) > ALLOWED, mostOf(free.words) > ALLOWED]).toEqual([true, true])
    expect(inWord(free.words, 100), 'black is printed over the dark area').toBeGreaterThan(ALLOWED)
    const limited = await totalsOf(LIMIT)
    expect(mostOf(limited.design)).toBeLessThanOrEqual(ALLOWED)
    expect(mostOf(limited.words)).toBeLessThanOrEqual(ALLOWED)
    expect(inWord(limited.words, 100), 'black replaces the dark area').toBe(255)
    expect(inWord(limited.words, 500), 'black is printed over the light area').toBeGreaterThan(255)
  })
})

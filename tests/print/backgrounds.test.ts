import type { Background, PatternScale } from '@irodori/contract/entities/background'
import type { Pattern } from '@irodori/contract/entities/pattern'
import { demoShop } from '@irodori/demo-shop/demoShop'
import type { DesignPage } from '@irodori/design/designPage'
import { samplePage } from '@irodori/design/testing/sampleItems'
import { rgbColours } from '@irodori/print/colourConverter'
import { displayList } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'
import { SHEET } from './drawDesigns.ts'
import type { PrintFolder } from './printFolder.ts'
import { createPrintFolder, pagesOf } from './printFolder.ts'
import { vectorFills } from './vectorFills.ts'

const hasTools = findTool('pdfimages') !== undefined && findTool('pdftocairo') !== undefined
const reason = hasTools ? '' : ': skipped, poppler-utils is not installed'

const { patterns } = demoShop()
const missing = () => Promise.reject(new Error('a page without photos and artwork asked for a picture'))
const PICTURES = { photo: missing, artwork: missing }

function pageWith(pattern: Pattern, scale: PatternScale, sheet: Partial<DesignPage['sheet']> = {}): DesignPage {
  const { id, version, tile, tileMm, ground, colours } = pattern
  const background: Background = { ground, pattern: { id, version, tile, tileMm, scale, colours } }
  return samplePage({ sheet: { ...sheet, background }, items: [] })
}

const listOf = (page: DesignPage) => displayList(page, missing as never)

describe.skipIf(reason !== '')(`ADD-10: a print file with a pattern, read by poppler${reason}`, () => {
  let folder: PrintFolder
  beforeAll(async () => {
    folder = await createPrintFolder()
  })
  afterAll(() => folder.remove())

  it.each(patterns.map((pattern) => [pattern.name, pattern] as const))(
    '%s is outlines in its inks on its ground and no picture',
    async (_, pattern) => {
      const list = listOf(pageWith(pattern, 'MIDDLE', SHEET))
      const artless = { ...list, ops: list.ops.filter(({ kind }) => kind !== 'ARTWORK') }
      const file = await folder.write(`${pattern.id}.pdf`, {}, pagesOf([artless], PICTURES, rgbColours))
      const { pictures, colours } = vectorFills(file)
      expect(pictures).toBe(0)
      expect(colours).toEqual([pattern.ground, ...pattern.colours].map((colour) => colour.toLowerCase()))
    },
  )
})

/** The page as an SVG in which each tile is placed by itself, with the middle of the sheet as a corner of tiles. */
function drawing({ tile, tileMm, ground, colours }: Pattern, factor: number, width: number, height: number): string {
  const across = ((tileMm * factor) / 25.4) * 300
  const unit = across / tile.width
  const places = [-1, 1].flatMap((side) => Array.from({ length: 30 }, (_, at) => (side < 0 ? -at - 1 : at)))
  const tiles = places.flatMap((row) =>
    places.map((column) => {
      const [x, y] = [width / 2 + column * across, height / 2 + row * tile.height * unit]
      return `translate(${x} ${y}) scale(${unit})`
    }),
  )
  const inks = colours.map((colour, ink) => {
    const shapes = tile.shapes.filter((shape) => shape.ink === ink).map(({ outline }) => outline)
    return tiles.map((place) => `<path fill="${colour}" transform="${place}" d="${shapes.join('')}"/>`).join('')
  })
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${ground}"/>${inks.join('')}</svg>`
}

describe('ADD-10: a pattern on a sheet', () => {
  // The server's decoder refuses SVG.
  beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }))
  it.each(
    patterns.flatMap((pattern) =>
      (
        [
          ['SMALL', 0.6],
          ['LARGE', 1.6],
        ] as const
      ).map(([scale, factor]) => [pattern.name, scale, pattern, factor] as const),
    ),
  )('%s in the scale %s looks as librsvg draws its tiles', async (_, scale, pattern, factor) => {
    const [width, height] = [400, 300]
    const kernel = await renderExact(listOf(pageWith(pattern, scale)), PICTURES)
    const svg = Buffer.from(drawing(pattern, factor, width, height))
    const reference = await sharp(svg).ensureAlpha().raw().toBuffer()
    expect([kernel.width, kernel.height, reference.length]).toEqual([width, height, width * height * 4])
    const differences = kernel.data.map((value, at) => Math.abs(value - (reference[at] ?? 0)))
    // Both antialias, in different ways.
    expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(1)
    expect(differences.filter((one) => one > 40).length / differences.length).toBeLessThan(0.005)
  })
})

import type { Path } from '@irodori/geometry/path'
import { boundsOfPath } from '@irodori/geometry/path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePattern } from '../../testing/sampleBackground.ts'
import { samplePage } from '../../testing/sampleItems.ts'
import { backgroundFills, groundOf } from './backgroundFills.ts'

/** Millimetres of as many print pixels at 300 dpi. */
const mmOf = (pixels: number): number => (pixels / 300) * 25.4

const sheetWith = (pattern: Parameters<typeof samplePattern>[0], sheet = {}) =>
  samplePage({ sheet: { ...sheet, background: { ground: '#102030', pattern: samplePattern(pattern) } } }).sheet

const square = (left: number, top: number, side: number) =>
  `M${left} ${top}L${left + side} ${top}L${left + side} ${top + side}L${left} ${top + side}Z`
const tileOf = (outline: string) => ({ width: 10, height: 20, shapes: [{ outline, ink: 0 }] })

/** The left upper corners of the squares of an outline, from four points each. */
const cornersOf = ({ coords }: Path): [number, number][] =>
  Array.from({ length: coords.length / 8 }, (_, at) => [coords[at * 8] ?? 0, coords[at * 8 + 1] ?? 0])

describe('ADD-10: the pattern of a background', () => {
  it('has the size of its tile on paper, and the corners of four tiles in the middle of the sheet', () => {
    const [fill] = backgroundFills(sheetWith({ tile: tileOf(square(0, 0, 5)), tileMm: mmOf(80), colours: ['#ffffff'] }))
    const corners = cornersOf(fill?.outline as Path)
    expect(corners).toContainEqual([expect.closeTo(200, 6), expect.closeTo(150, 6)])
    for (const [x, y] of corners) {
      expect(Math.abs(Math.round((x - 200) / 80) * 80 - (x - 200))).toBeLessThan(1e-6)
      expect(Math.abs(Math.round((y - 150) / 160) * 160 - (y - 150))).toBeLessThan(1e-6)
    }
    // A square that begins half a tile before the sheet ends on its edge.
    expect(boundsOfPath(fill?.outline as Path)).toMatchObject({ left: expect.closeTo(40, 6) })
  })

  it.each([
    ['SMALL', 0.6],
    ['MIDDLE', 1],
    ['LARGE', 1.6],
  ] as const)('in the scale %s the tile has %d of its size', (scale, factor) => {
    const [fill] = backgroundFills(sheetWith({ tile: tileOf(square(0, 0, 5)), tileMm: mmOf(50), scale }))
    const columns = [...new Set(cornersOf(fill?.outline as Path).map(([x]) => x))].toSorted((a, b) => a - b)
    expect((columns[1] ?? 0) - (columns[0] ?? 0)).toBeCloseTo(50 * factor, 6)
  })

  it('repeats each outline wherever some of it is on the sheet, and nowhere else', () => {
    const place = fc.integer({ min: -10, max: 10 })
    const length = fc.integer({ min: 20, max: 700 })
    fc.assert(
      fc.property(place, place, length, length, fc.integer({ min: 11, max: 90 }), (left, top, width, height, step) => {
        const tile = { width: 10, height: 10, shapes: [{ outline: square(left, top, 4), ink: 0 }] }
        const sheet = sheetWith({ tile, tileMm: mmOf(step), colours: ['#ffffff'] }, { width, height })
        const unit = step / 10
        const tiles = Array.from({ length: 200 }, (_, at) => at - 100)
        const seen = (from: number, size: number) => from < size - 1e-6 && from + 4 * unit > 1e-6
        const across = tiles.filter((at) => seen(width / 2 + at * step + left * unit, width)).length
        const down = tiles.filter((at) => seen(height / 2 + at * step + top * unit, height)).length
        const [fill] = backgroundFills(sheet)
        const corners = cornersOf(fill?.outline as Path)
        const reaching = corners.filter(([x, y]) => seen(x, width) && seen(y, height))
        expect(reaching).toHaveLength(across * down)
        // One that only touches the edge may be there too.
        expect(corners.every(([x, y]) => x > -4 * unit - 1e-6 && x < width + 1e-6 && y < height + 1e-6)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('is one fill for each ink, in its colour', () => {
    const fills = backgroundFills(sheetWith({}))
    expect(fills.map(({ colour }) => colour)).toEqual(['#e4ded3', '#d98b86'])
  })

  it('a plain background has no fills, and the sheet of a template neither', () => {
    const plain = samplePage({ sheet: { background: { ground: '#102030' } } }).sheet
    expect([backgroundFills(plain), groundOf(plain)]).toEqual([[], '#102030'])
    const { sheet } = samplePage({ sheet: { backgroundColor: '#fbf9f5' } })
    expect([backgroundFills(sheet), groundOf(sheet)]).toEqual([[], '#fbf9f5'])
  })
})

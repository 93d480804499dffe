import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reducePart } from '../painting/photoSource.ts'
import type { PhotoPixels } from '../pixels/pixels.ts'
import { axisTaps } from '../sampling/axisTaps.ts'
import { boxRows } from '../sampling/boxRows.ts'
import { partRows } from '../sampling/reducedPart.ts'
import { resampleRows } from '../sampling/resampleRows.ts'
import { straightRow } from '../sampling/straightRow.ts'
import { turnedRow } from '../sampling/turnedRow.ts'
import { turnTables } from '../sampling/turnTables.ts'
import { samplePhoto, withoutAlpha } from '../../testing/kernelSample.ts'
import type { PassEngine } from './passEngine.ts'
import { passEngine } from './passEngine.ts'
import { resampleBySimd } from './resampleBySimd.ts'
import { turnBySimd, turnBytesBySimd, turnRowsBySimd } from './turnBySimd.ts'

function engine(): PassEngine {
  const started = passEngine()
  if (started === null) throw new Error('the test needs a host with WebAssembly SIMD')
  return started
}

const sizes = [
  [331, 203],
  [5, 3],
  [1, 300],
] as const
const photos: PhotoPixels[] = [
  samplePhoto(331, 203, true),
  ...sizes.flatMap(([width, height]) => [samplePhoto(width, height), withoutAlpha(samplePhoto(width, height))]),
]
const scale = fc.oneof(fc.double({ min: 0.2, max: 9, noNaN: true }), fc.constantFrom(0.5, 1, 2, 4))

describe('the SIMD loops', () => {
  test('equal the TypeScript byte for byte at any box, scale, mirror, position and count', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...photos),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.tuple(scale, scale, fc.boolean(), fc.boolean()),
        fc.tuple(fc.double({ min: -20, max: 400, noNaN: true }), fc.double({ min: -20, max: 300, noNaN: true })),
        fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 40 })),
        (photo, boxX, boxY, [stepX, stepY, mirrorX, mirrorY], [x, y], [width, height]) => {
          const rows = boxRows(photo, boxX, boxY)
          const across = axisTaps({ centre: x, step: mirrorX ? -stepX : stepX, count: width, length: rows.width })
          const down = axisTaps({ centre: y, step: mirrorY ? -stepY : stepY, count: height, length: rows.height })
          const plain: number[][] = []
          resampleRows(rows, across, down, (row) => plain.push([...row]))
          const vectors: number[][] = []
          resampleBySimd(engine(), rows, across, down, (row) => vectors.push([...row]))
          expect(vectors).toEqual(plain)
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each([samplePhoto(700, 600), withoutAlpha(samplePhoto(700, 600))])(
    'equal the TypeScript byte for byte at the largest box',
    (photo) => {
      const rows = boxRows(photo, 256, 256)
      const across = axisTaps({ centre: 0.5, step: 1.5, count: 2, length: rows.width })
      const down = axisTaps({ centre: 0.5, step: 1.5, count: 2, length: rows.height })
      const plain: number[][] = []
      const vectors: number[][] = []
      resampleRows(rows, across, down, (row) => plain.push([...row]))
      resampleBySimd(engine(), rows, across, down, (row) => vectors.push([...row]))
      expect(vectors).toEqual(plain)
    },
  )

  test('equal the TypeScript byte for byte when they copy long rows and repeat the edges', () => {
    for (const photo of photos.slice(0, 3)) {
      const rows = boxRows(photo, 1, 1)
      const across = axisTaps({ centre: -5.5, step: 1, count: 350, length: rows.width })
      const down = axisTaps({ centre: -2.5, step: 1, count: 210, length: rows.height })
      const plain: number[][] = []
      const vectors: number[][] = []
      resampleRows(rows, across, down, (row) => plain.push([...row]))
      resampleBySimd(engine(), rows, across, down, (row) => vectors.push([...row]))
      expect(vectors).toEqual(plain)
    }
  })

  test('equal the TypeScript byte for byte along any line through a rotated photo', () => {
    const region = { left: -4, top: -4, width: 120, height: 120 }
    const parts = photos
      .slice(0, 2)
      .map((photo) => reducePart(photo, { box: 1, pitch: 2.75 }, { box: 1, pitch: 2.75 }, region))
    const turn = fc.integer({ min: -(2 ** 24), max: 2 ** 24 }).map((steps) => steps / 2 ** 24)
    const axis = fc.oneof(
      fc.record({ box: fc.constant(1), pitch: fc.constant(1), ratio: fc.double({ min: 0.5, max: 1.75, noNaN: true }) }),
      fc.constant({ box: 1, pitch: 2, ratio: 1.5 }),
    )
    fc.assert(
      // Every line of thirty points is inside the part with its neighbours.
      fc.property(
        fc.constantFrom(...parts),
        fc.integer({ min: 40 * 2 ** 25, max: 68 * 2 ** 25 }).map((steps) => steps / 2 ** 25),
        turn,
        turn,
        axis,
        axis,
        (part, start, du, dv, x, y) => {
          const tables = turnTables(x, y)
          const row = new Int16Array(30 * part.channels)
          const plain = new Uint8ClampedArray(31 * 4)
          const { left, top } = part.region
          turnedRow(part, { u: start - left, v: start - top, du, dv, count: 30 }, tables, row)
          straightRow(row, part.channels, 30, plain.subarray(4))
          const band = turnBySimd(engine(), part, { tables, step: { du, dv }, size: { width: 31, height: 1 } })
          band.pixels.fill(0)
          band.sample(start, start, 30, 1)
          expect([...band.pixels]).toEqual([...plain])
        },
      ),
    )
  })

  test('equal the TypeScript byte for byte when they read a photo’s bytes or resample a part where they read it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...photos),
        fc.tuple(fc.integer({ min: -9, max: 0 }), fc.integer({ min: -9, max: 0 })),
        fc.double({ min: 1.02, max: 4, noNaN: true }),
        fc.integer({ min: -(2 ** 24), max: 2 ** 24 }),
        (photo, [left, top], ratio, slope) => {
          const isDirect = ratio < 1.75
          const axis = { box: 1, pitch: isDirect ? 1 : ratio / 1.5, ratio: isDirect ? ratio : 1.5 }
          const region = { left, top, width: 60, height: 60 }
          const pass = {
            tables: turnTables(axis, axis),
            step: { du: 1, dv: slope / 2 ** 24 },
            size: { width: 20, height: 1 },
          }
          const part = reducePart(photo, axis, axis, region)
          const row = new Int16Array(20 * part.channels)
          const plain = new Uint8ClampedArray(20 * 4)
          turnedRow(part, { u: 25.5, v: 30.25, ...pass.step, count: 20 }, pass.tables, row)
          straightRow(row, part.channels, 20, plain)
          const samplers = [() => turnRowsBySimd(engine(), partRows(photo, axis, axis, region), pass)]
          if (photo.opaque && isDirect) samplers.push(() => turnBytesBySimd(engine(), photo, region, pass))
          for (const sampler of samplers) {
            const band = sampler()
            band.sample(left + 25.5, top + 30.25, 20, 0)
            expect([...band.pixels]).toEqual([...plain])
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('release a memory that has grown', () => {
    const first = engine()
    const layout = first.layOut()
    layout.place(40 * 2 ** 20)
    layout.buffer()
    expect(first.memory.buffer.byteLength).toBeGreaterThan(40 * 2 ** 20)
    expect(engine().memory.buffer.byteLength).toBeLessThan(2 ** 20)
  })
})

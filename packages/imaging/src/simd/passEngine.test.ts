import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPhotoSource } from '../painting/photoSource.ts'
import type { PhotoPixels } from '../pixels/pixels.ts'
import { axisTaps } from '../sampling/axisTaps.ts'
import { boxRows } from '../sampling/boxRows.ts'
import { resampleRows } from '../sampling/resampleRows.ts'
import { turnedRow } from '../sampling/turnedRow.ts'
import { samplePhoto, withoutAlpha } from '../../testing/kernelSample.ts'
import type { PassEngine } from './passEngine.ts'
import { passEngine } from './passEngine.ts'
import { resampleBySimd } from './resampleBySimd.ts'
import { turnBySimd } from './turnBySimd.ts'

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

  test('equal the TypeScript byte for byte along any line through a rotated photo', () => {
    const region = { left: -4, top: -4, width: 120, height: 90 }
    const parts = photos.slice(0, 2).map((photo) => {
      const reduction = { box: 1, pitch: 2.75 }
      return createPhotoSource(photo).reduced(reduction, reduction, region)
    })
    const turn = fc.double({ min: -1, max: 1, noNaN: true })
    fc.assert(
      // Every line of thirty points is inside the part with its neighbours.
      fc.property(
        fc.constantFrom(...parts),
        fc.double({ min: 40, max: 68, noNaN: true }),
        turn,
        turn,
        (part, start, du, dv) => {
          const plain = new Int16Array(30 * part.channels)
          turnedRow(part, start, start - 10, du, dv, 30, plain)
          const line = turnBySimd(engine(), part, du, dv, 30)
          expect([...line(start, start - 10, 30)]).toEqual([...plain])
        },
      ),
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

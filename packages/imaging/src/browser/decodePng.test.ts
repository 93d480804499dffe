import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { assert, beforeAll, describe, expect, it } from 'vitest'
import { acceptedPhoto } from '../file/photoError.ts'
import { decodePhoto } from '../magick/decodePhoto.ts'
import { startMagickFromPackage } from '../../testing/magickForTests.ts'
import { pngHeader, pngOfChunks } from '../../testing/samplePhotoFiles.ts'
import { variedPhotoFiles } from '../../testing/variedPhotoFiles.ts'
import { decodePng } from './decodePng.ts'

beforeAll(startMagickFromPackage)

const COLOUR_TYPES = [
  { colourType: 0, samples: 1, depths: [1, 2, 4, 8], keyBytes: 2 },
  { colourType: 2, samples: 3, depths: [8], keyBytes: 6 },
  { colourType: 3, samples: 1, depths: [1, 2, 4, 8], keyBytes: 0 },
  { colourType: 4, samples: 2, depths: [8], keyBytes: 0 },
  { colourType: 6, samples: 4, depths: [8], keyBytes: 0 },
] as const

type Chunk = readonly [string, Uint8Array]

/** A PNG of random rows with random filters, in a colour type, with or without transparency. */
const drawnPng = fc
  .record({
    kind: fc.constantFrom(...COLOUR_TYPES),
    depthIndex: fc.nat(3),
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 30 }),
    transparency: fc.option(fc.uint8Array({ minLength: 6, maxLength: 6 })),
    seed: fc.integer(),
    parts: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ kind, depthIndex, width, height, transparency, seed, parts }): Chunk[] => {
    const { colourType, samples, depths, keyBytes } = kind
    const depth = depths[depthIndex % depths.length] ?? 8
    const stride = Math.ceil((width * samples * depth) / 8) + 1
    const rows = new Uint8Array(stride * height)
    let state = seed
    for (let at = 0; at < rows.length; at++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
      rows[at] = at % stride === 0 ? (state >>> 24) % 5 : state >>> 24
    }
    const entries = 1 << depth
    const chunks: Chunk[] = [['IHDR', pngHeader(width, height, depth, colourType)]]
    if (colourType === 3) {
      chunks.push(['PLTE', Uint8Array.from({ length: entries * 3 }, (_, at) => (at * 83 + seed) & 255)])
    }
    if (transparency !== null) {
      // The higher byte of a key is zero in files of eight bits and fewer.
      const key = transparency.map((byte, at) => (at % 2 === 0 ? 0 : byte & (entries - 1)))
      if (keyBytes > 0) chunks.push(['tRNS', key.subarray(0, keyBytes)])
      if (colourType === 3) chunks.push(['tRNS', transparency.subarray(0, Math.min(entries, 6))])
    }
    const compressed = deflateSync(rows)
    const part = Math.ceil(compressed.length / parts)
    for (let at = 0; at < compressed.length; at += part) chunks.push(['IDAT', compressed.subarray(at, at + part)])
    return [...chunks, ['IEND', new Uint8Array(0)]]
  })

const fileOf = (chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(pngOfChunks(chunks.map(([type, body]): [string, Uint8Array] => [type, body])))

const pixelsOf = (bytes: Uint8Array): Buffer => Buffer.from(acceptedPhoto(decodePhoto(bytes)).data)

describe('decodePng', () => {
  it('decodes each PNG of at most eight bits that is not interlaced to the pixels of ImageMagick', async () => {
    await fc.assert(
      fc.asyncProperty(drawnPng, async (chunks) => {
        const bytes = fileOf(chunks)
        const expected = acceptedPhoto(decodePhoto(bytes))
        const decoded = await decodePng(bytes)
        expect([decoded?.width, decoded?.height, decoded?.opaque]).toEqual([
          expected.width,
          expected.height,
          expected.opaque,
        ])
        expect(Buffer.compare(Buffer.from(decoded?.data ?? []), Buffer.from(expected.data))).toBe(0)
      }),
      { numRuns: 300, seed: 20261128 },
    )
  })

  it('decodes the PNG files with transparency that other programs write, except interlaced ones', async () => {
    const files = (await variedPhotoFiles()).filter(({ by }) => by === 'png' || by === 'server')
    expect(files.length).toBeGreaterThan(5)
    for (const { name, by, bytes } of files) {
      const decoded = await decodePng(bytes)
      if (by === 'server') expect(decoded, name).toBeNull()
      else expect(Buffer.compare(Buffer.from(decoded?.data ?? []), pixelsOf(bytes)), name).toBe(0)
    }
  })

  it('leaves a file to ImageMagick if a byte of its pixels or of a checksum differs', async () => {
    const [chunks] = fc.sample(drawnPng, { seed: 7, numRuns: 1 })
    assert(chunks)
    const bytes = fileOf(chunks)
    expect(await decodePng(bytes)).not.toBeNull()
    for (let at = 16; at < bytes.length - 12; at++) {
      const damaged = Uint8Array.from(bytes)
      damaged[at] = (damaged[at] ?? 0) ^ 16
      const decoded = await decodePng(damaged)
      expect(decoded, `byte ${at}`).toBeNull()
    }
  })

  const rows = (...bytes: number[]): Chunk => ['IDAT', deflateSync(Uint8Array.from(bytes))]
  const end: Chunk = ['IEND', new Uint8Array(0)]
  it.each<[string, Chunk[]]>([
    ['rows that are too short', [['IHDR', pngHeader(2, 2, 8, 0)], rows(0, 1, 2), end]],
    ['rows that are too long', [['IHDR', pngHeader(2, 1, 8, 0)], rows(0, 1, 2, 3), end]],
    ['a filter that does not exist', [['IHDR', pngHeader(2, 1, 8, 0)], rows(5, 1, 2), end]],
    [
      'a palette colour without an entry',
      [['IHDR', pngHeader(1, 1, 8, 3)], ['PLTE', Uint8Array.of(1, 2, 3)], rows(0, 1), end],
    ],
    ['no palette', [['IHDR', pngHeader(1, 1, 8, 3)], rows(0, 0), end]],
    [
      'a palette behind its pixels',
      [['IHDR', pngHeader(1, 1, 8, 3)], rows(0, 0), ['PLTE', Uint8Array.of(1, 2, 3)], end],
    ],
    ['transparency beside alpha', [['IHDR', pngHeader(1, 1, 8, 4)], ['tRNS', Uint8Array.of(0, 1)], rows(0, 1, 2), end]],
    [
      'data in two places',
      [['IHDR', pngHeader(1, 1, 8, 0)], rows(0, 1), ['tRNS', Uint8Array.of(0, 1)], rows(0, 1), end],
    ],
    ['sixteen bits', [['IHDR', pngHeader(1, 1, 16, 0)], rows(0, 1, 2), end]],
    ['no end', [['IHDR', pngHeader(1, 1, 8, 0)], rows(0, 1)]],
  ])('leaves a file with %s to ImageMagick', async (_, chunks) => {
    expect(await decodePng(fileOf(chunks))).toBeNull()
  })
})

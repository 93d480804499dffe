import { rect } from '@irodori/geometry/shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ExaminedPhoto } from './setAside.ts'
import { photosAside } from './setAside.ts'

const FACE = rect(10, 10, 20, 20)
const HASH = '0123456789abcdef'

/** A sharp photo without faces, taken at a second of a day. */
const photo = (imageName: string, second: number | null, more: Partial<ExaminedPhoto> = {}): ExaminedPhoto => ({
  imageName,
  fileName: imageName,
  width: 300,
  height: 200,
  takenAt: second === null ? null : 1000 * second,
  sharpness: 200,
  ...more,
})

/** A hash that differs from another one in so many of its last bits. */
const withBits = (hash: string, bits: number): string =>
  (BigInt(`0x${hash}`) ^ (2n ** BigInt(bits) - 1n)).toString(16).padStart(16, '0')

const asideOf = (photos: readonly ExaminedPhoto[], chosen: readonly string[] = []) =>
  Object.fromEntries(photosAside(photos, new Set(chosen)))

describe('EDT-53: photos that are set aside', () => {
  test('are those that are blurred all over, as far as they have been examined', () => {
    const { sharpness: _, ...unexamined } = photo('new', 3)
    const photos = [photo('sharp', 1, { sharpness: 40 }), photo('soft', 2, { sharpness: 39 }), unexamined]
    expect(asideOf(photos)).toEqual({ soft: { kind: 'BLURRED' } })
  })

  test('are all but the best of a series taken within a minute', () => {
    const series = [
      photo('one', 0, { hash: HASH }),
      photo('faces', 20, { hash: withBits(HASH, 10), faces: [FACE], sharpness: 90 }),
      photo('sharpest', 40, { hash: withBits(HASH, 5), sharpness: 900 }),
    ]
    const to = { kind: 'SIMILAR', to: 'faces' }
    expect(asideOf(series)).toEqual({ one: to, sharpest: to })
    expect(asideOf([...series, photo('other', 30, { hash: withBits(HASH, 21) })])).toEqual({ one: to, sharpest: to })
    expect(asideOf([photo('one', 0, { hash: HASH }), photo('later', 61, { hash: withBits(HASH, 10) })])).toEqual({})
  })

  test('are copies of a photo whose files were written at any time', () => {
    const original = photo('original', 0, { hash: HASH })
    const copy = { hash: withBits(HASH, 3), width: 150, height: 100 }
    const to = { kind: 'SIMILAR', to: 'original' }
    expect(asideOf([photo('copy', 99_999, copy), original])).toEqual({ copy: to })
    expect(asideOf([photo('undated', null, copy), original])).toEqual({ undated: to })
    expect(asideOf([photo('another', null, { hash: withBits(HASH, 4) }), original])).toEqual({})
  })

  test('never include a photo that the customer has chosen, which is used instead of better ones', () => {
    const photos = [
      photo('better', 0, { hash: HASH, sharpness: 900 }),
      photo('chosen', 1, { hash: HASH, sharpness: 5 }),
      photo('soft', 2, { sharpness: 5 }),
    ]
    expect(asideOf(photos, ['chosen', 'soft'])).toEqual({ better: { kind: 'SIMILAR', to: 'chosen' } })
  })
})

const photos = fc.array(
  fc.record({
    hash: fc.constantFrom('0', '1', '3', '7', 'f0000000', 'ffffffff00000000').map((hash) => hash.padStart(16, '0')),
    sharpness: fc.constantFrom(10, 50, 500),
    takenAt: fc.constantFrom(null, 0, 50_000, 5_000_000),
    faces: fc.constantFrom([], [FACE]),
  }),
  { maxLength: 12 },
)

test('a photo is set aside only for one that is used, in whatever order they come', () => {
  fc.assert(
    fc.property(photos, fc.integer(), (list, seed) => {
      const all = list.map((more, at) => photo(String(at), 0, more))
      const aside = photosAside(all, new Set())
      for (const reason of aside.values()) if (reason.kind === 'SIMILAR') expect(aside.has(reason.to)).toBe(false)
      const shuffled = all.toSorted((a, b) => ((seed ^ Number(a.imageName)) % 7) - ((seed ^ Number(b.imageName)) % 7))
      expect(photosAside(shuffled, new Set())).toEqual(aside)
    }),
  )
})

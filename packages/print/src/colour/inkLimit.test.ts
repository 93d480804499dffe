import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { labOfInks } from '../../testing/labOfInks.ts'
import { limitInks, roomForBlack } from './inkLimit.ts'
import { standardProfile } from './outputProfile.ts'

const limited = (inks: readonly number[], limit: number): number[] => {
  const bytes = Uint8Array.from(inks)
  limitInks(bytes, limit)
  return [...bytes]
}
const LIMIT = 250

const sumOf = (inks: readonly number[]): number => inks.reduce((sum, ink) => sum + ink, 0)

test('PRF-10: no total exceeds the limit, black stays, and a pixel within the limit stays as it is', () => {
  const ink = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.tuple(ink, ink, ink, ink), fc.integer({ min: 200, max: 400 }), (inks, limit) => {
      const result = limited(inks, limit)
      expect(sumOf(result)).toBeLessThanOrEqual((limit * 255) / 100)
      expect(result[3]).toBe(inks[3])
      if (sumOf(inks) * 100 <= limit * 255) expect(result).toEqual(inks)
      else expect(sumOf(result), 'at most the rounding of three inks below').toBeGreaterThan((limit * 255) / 100 - 4)
    }),
  )
})

test('PRF-10: reduces cyan, magenta and yellow in proportion', () => {
  expect(limited([240, 200, 160, 255, 9, 9, 9, 9], 300)).toEqual([204, 170, 136, 255, 9, 9, 9, 9])
  expect(roomForBlack(300)).toBe(510)
})

test('PRF-10: dark colours above the limit change little', async () => {
  const { bytes: profile } = await standardProfile()
  // Dark colours of sRGB in steps of 5; the largest total of this profile is 264 percent.
  const colours = Uint8Array.from({ length: 18 ** 3 * 3 }, (_, at) => {
    const colour = Math.floor(at / 3)
    return ([Math.floor(colour / 324), Math.floor(colour / 18) % 18, colour % 18][at % 3] ?? 0) * 5
  })
  const raw = { width: 18, height: 324, channels: 3 } as const
  const inks = await sharp(colours, { raw }).withIccProfile('cmyk', { attach: false }).raw().toBuffer()
  const changed = new Uint8Array(inks)
  limitInks(changed, LIMIT)
  const [before, after] = [await labOfInks(inks, profile), await labOfInks(changed, profile)]
  const differences = before.flatMap((lab, index) => {
    if (sumOf([...inks.subarray(index * 4, index * 4 + 4)]) * 100 <= LIMIT * 255) return []
    return Math.hypot(...lab.map((value, axis) => value - (after[index]?.[axis] ?? 0)))
  })
  expect(differences.length).toBeGreaterThan(50)
  // Measured: 4.9 at most and 1.7 on average, as a distance in CIE L*a*b*.
  expect(Math.max(...differences)).toBeLessThan(5)
  expect(sumOf(differences) / differences.length).toBeLessThan(2)
  const [paper] = await labOfInks(Uint8Array.of(0, 0, 0, 0), profile)
  expect(paper?.[0], 'paper is white, so the colours were converted').toBeCloseTo(100, 1)
})

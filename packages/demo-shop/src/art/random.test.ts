import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { hanaikadaCardFront } from './hanaikada/cardFront.ts'
import { seededRandom } from './random.ts'
import { renderArtwork } from './renderArtwork.ts'

const row = (seed: number): number[] => {
  const random = seededRandom(seed)
  return Array.from({ length: 200 }, random)
}

describe('seededRandom', () => {
  it('gives the same sequence for the same seed and another one for another seed', () => {
    expect(row(3)).toEqual(row(3))
    expect(row(3)).not.toEqual(row(4))
  })

  it('covers the interval [0, 1)', () => {
    const values = row(9)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1)
  })
})

describe('rendered pictures', () => {
  it('renders equal pictures byte for byte from one seed, and different ones from another', () => {
    const card = (seed: number): Uint8Array => renderArtwork(hanaikadaCardFront(seed), 1252, 1819)
    expect(Buffer.compare(card(7), card(7))).toBe(0)
    expect(Buffer.compare(card(7), card(8))).not.toBe(0)
  })

  it('refuse a size that differs from the drawing’s proportions', () => {
    expect(() => renderArtwork(hanaikadaCardFront(7), 1252, 1800)).toThrow('expected 1252 x 1800')
  })
})

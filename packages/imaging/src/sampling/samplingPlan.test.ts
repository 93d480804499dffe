import type { Affine } from '@irodori/geometry/affine'
import { chain, IDENTITY, rotation, scaling, translation } from '@irodori/geometry/affine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplingPlan } from './samplingPlan.ts'

const turnedBy = (angle: number, scale: number): Affine =>
  chain(rotation(angle), scaling(scale), translation(5.25, 8.5))

describe('samplingPlan', () => {
  test('copies at scale 1 with any quarter turn or mirror', () => {
    expect(samplingPlan(IDENTITY)).toEqual({ kind: 'copy', swapped: false, map: IDENTITY })
    expect(samplingPlan(chain(rotation(90), translation(40, 7)))).toMatchObject({ kind: 'copy', swapped: true })
    expect(samplingPlan(scaling(-1, 1)).kind).toBe('copy')
    expect(samplingPlan(translation(0.5, 0)).kind).toBe('aligned')
  })

  test('aligns with the target’s grid when rows remain rows or become columns', () => {
    for (const angle of [0, 90, 180, 270]) {
      expect(samplingPlan(turnedBy(angle, 3.3))).toMatchObject({ kind: 'aligned', swapped: angle % 180 === 90 })
    }
    expect(samplingPlan(turnedBy(1, 3.3)).kind).toBe('turned')
  })

  test('recognises 30° and 60° combined as a quarter turn', () => {
    expect(samplingPlan(chain(rotation(30), rotation(60), scaling(2.5)))).toMatchObject({
      kind: 'aligned',
      swapped: true,
    })
  })

  const anyScale = fc.double({ min: 0.05, max: 300, noNaN: true })

  test('leaves a ratio of 1.75 to 3.5 after the box of an aligned photo, or uses no box', () => {
    fc.assert(
      fc.property(anyScale, fc.constantFrom(0, 90, 180, 270), (scale, angle) => {
        const plan = samplingPlan(turnedBy(angle, scale))
        if (plan.kind === 'copy') return
        for (const { box, pitch } of [plan.x, plan.y]) {
          expect(Number.isInteger(box)).toBe(true)
          if (box > 1) expect(pitch / box).toBeGreaterThanOrEqual(1.75)
          expect(pitch / box).toBeLessThan(3.5)
        }
      }),
    )
  })

  test('leaves a ratio of 1.375 to 2.75 after the box of a rotated photo, or uses no box', () => {
    fc.assert(
      fc.property(anyScale, fc.integer({ min: 1, max: 89 }), (scale, angle) => {
        const plan = samplingPlan(turnedBy(angle, scale))
        if (plan.kind !== 'turned') throw new Error(`planned ${plan.kind} for a rotation by ${angle}°`)
        for (const { box, pitch } of [plan.x, plan.y]) {
          expect(Number.isInteger(box)).toBe(true)
          if (box > 1) expect(pitch / box).toBeGreaterThanOrEqual(1.375)
          expect(pitch / box).toBeLessThanOrEqual(2.75)
        }
      }),
    )
  })

  test('reduces a rotated photo to 1.5 pixels per target pixel, if it has more than 1.75', () => {
    fc.assert(
      fc.property(anyScale, fc.integer({ min: 1, max: 89 }), (scale, angle) => {
        const plan = samplingPlan(turnedBy(angle, scale))
        if (plan.kind !== 'turned') throw new Error(`planned ${plan.kind} for a rotation by ${angle}°`)
        const { pitch, ratio } = plan.x
        if (scale > 1.7501) expect([Math.abs(pitch - scale / 1.5) < 0.001, ratio]).toEqual([true, 1.5])
        if (scale < 1.7499) expect(pitch).toBe(1)
        if (scale > 1.016 && scale < 1.7499) expect(ratio).toBeCloseTo(scale, 5)
      }),
    )
  })

  test('uses one reduction for all angles of a photo', () => {
    const reductions = [7, 30, 45, 61, 133, 200.5].map((angle) => {
      const plan = samplingPlan(turnedBy(angle, 4.977))
      return plan.kind === 'turned' ? plan.x : null
    })
    const pitch = Math.round((4.977 / 1.5) * 1024) / 1024
    for (const reduction of reductions) expect(reduction).toEqual({ box: 2, pitch, ratio: 1.5 })
  })

  test('plans no reduction for a photo that is enlarged', () => {
    expect(samplingPlan(turnedBy(20, 0.4))).toMatchObject({
      kind: 'turned',
      x: { box: 1, pitch: 1, ratio: expect.closeTo(0.4, 5) },
      y: { box: 1, pitch: 1, ratio: expect.closeTo(0.4, 5) },
    })
  })
})

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

  test('leaves a ratio of 1.75 to 3.5 after the box, or uses no box', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 300, noNaN: true }), fc.integer({ min: 0, max: 359 }), (scale, angle) => {
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

  test('uses one reduction for all angles of a photo', () => {
    const reductions = [7, 30, 45, 61, 133, 200.5].map((angle) => {
      const plan = samplingPlan(turnedBy(angle, 4.977))
      return plan.kind === 'turned' ? plan.x : null
    })
    for (const reduction of reductions) expect(reduction).toEqual({ box: 2, pitch: Math.round(4.977 * 1024) / 1024 })
  })

  test('plans no reduction for a photo that is enlarged', () => {
    expect(samplingPlan(turnedBy(20, 0.4))).toMatchObject({
      kind: 'turned',
      x: { box: 1, pitch: 1 },
      y: { box: 1, pitch: 1 },
    })
  })
})

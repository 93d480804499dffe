import { describe, expect, it } from 'vitest'
import { nextUpdatedAt } from './nextUpdatedAt.ts'

describe('nextUpdatedAt', () => {
  const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 21) + milliseconds)

  it('returns the current time', () => {
    expect(nextUpdatedAt({ updated_at: at(0) }, at(5))).toEqual(at(5))
  })

  it('returns a later time than the last change, within the same millisecond and after the clock went back', () => {
    expect(nextUpdatedAt({ updated_at: at(5) }, at(5))).toEqual(at(6))
    expect(nextUpdatedAt({ updated_at: at(5) }, at(0))).toEqual(at(6))
  })
})

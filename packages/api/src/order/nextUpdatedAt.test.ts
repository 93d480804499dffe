import { describe, expect, it } from 'vitest'
import { nextUpdatedAt } from './nextUpdatedAt.ts'

describe('the time of a change', () => {
  const at = (milliseconds: number) => new Date(Date.UTC(2026, 10, 21) + milliseconds)

  it('is now', () => {
    expect(nextUpdatedAt({ updated_at: at(0) }, at(5))).toEqual(at(5))
  })

  it('is later than the last change, even within its millisecond or by a clock that went back', () => {
    expect(nextUpdatedAt({ updated_at: at(5) }, at(5))).toEqual(at(6))
    expect(nextUpdatedAt({ updated_at: at(5) }, at(0))).toEqual(at(6))
  })
})

import { describe, expect, it } from 'vitest'
import { allowsBackground } from './ownBackground.ts'

describe('COM-7: the customer chooses the background of a page', () => {
  it('where the template allows own items', () => {
    expect(allowsBackground({ allowsOwnItems: true })).toBe(true)
    expect(allowsBackground({})).toBe(false)
    expect(allowsBackground({ allowsOwnItems: false, hasFixedBackground: false })).toBe(false)
  })

  it('but not below artwork that covers the sheet', () => {
    expect(allowsBackground({ allowsOwnItems: true, hasFixedBackground: true })).toBe(false)
  })
})

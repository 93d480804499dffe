import { describe, expect, it } from 'vitest'
import { addressLineLength, isAddressLineTooLong } from './addressLine.ts'

describe('ADR-1 a line of an address', () => {
  it('a line of an address has at most 16 characters', () => {
    expect(isAddressLineTooLong('')).toBe(false)
    expect(isAddressLineTooLong('神'.repeat(16))).toBe(false)
    expect(isAddressLineTooLong('神'.repeat(17))).toBe(true)
  })

  it('counts a kanji beyond the basic plane once', () => {
    expect(addressLineLength('𠮷野家')).toBe(3)
    expect(isAddressLineTooLong('𠮷'.repeat(16))).toBe(false)
  })
})

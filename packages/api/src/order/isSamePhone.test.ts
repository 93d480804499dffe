import { describe, expect, it } from 'vitest'
import { isSamePhone } from './isSamePhone.ts'

describe('isSamePhone', () => {
  it('accepts the digits of the order in any spelling', () => {
    expect(isSamePhone('09012345678', '+81 90-1234-5678')).toBe(true)
    expect(isSamePhone('090-1234-5678', '０９０１２３４５６７８')).toBe(true)
  })

  it('refuses other digits, fewer and none', () => {
    for (const given of ['09012345679', '0901234567', '5678', '']) {
      expect(isSamePhone('09012345678', given)).toBe(false)
    }
  })

  it('accepts nothing for an order without a phone number', () => {
    for (const given of ['', '-', '09012345678']) expect(isSamePhone('', given)).toBe(false)
    expect(isSamePhone('-', '')).toBe(false)
  })
})

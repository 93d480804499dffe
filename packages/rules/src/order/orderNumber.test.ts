import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeOrderNumber, normaliseOrderNumber, orderNumberForm } from './orderNumber.ts'

const digits = (min: number, max = min) => fc.stringMatching(new RegExp(`^\\d{${min},${max}}$`))

describe('ORD-1 orderNumberForm', () => {
  it.each([
    ['irodori-10000001', 'OWN_SHOP'],
    ['123456-12345678-1', 'RAKUTEN'],
    [`123456-12345678-${'1'.repeat(24)}`, 'RAKUTEN'],
    ['12345678', 'YAHOO'],
    ['123456789', 'COLOR_ME'],
    ['irodori-1000000', null],
    ['irodori-100000011', null],
    ['irodori-x10000001', null],
    ['other-10000001', null],
    ['1234567', null],
    ['1234567890', null],
    [`123456-12345678-${'1'.repeat(25)}`, null],
    ['', null],
  ])('reads %s as %s', (text, form) => {
    expect(orderNumberForm(text, 'irodori')).toBe(form)
  })

  it('refuses more than 40 characters, whatever the prefix', () => {
    const [fits, tooLong] = ['p'.repeat(31), 'p'.repeat(32)]
    expect(orderNumberForm(`${fits}-10000001`, fits)).toBe('OWN_SHOP')
    expect(orderNumberForm(`${tooLong}-10000001`, tooLong)).toBeNull()
  })

  it('matches the characters of a prefix literally', () => {
    expect(orderNumberForm('aXb-10000001', 'a.b')).toBeNull()
  })
})

describe('ORD-2 normaliseOrderNumber', () => {
  it('turns full-width characters and every kind of hyphen into plain ones', () => {
    expect(normaliseOrderNumber('　１２３４５６ー１２３４５６７８−１ ')).toBe('123456-12345678-1')
  })
})

describe('ORD-3 completeOrderNumber', () => {
  it.each([
    ['b1', 'irodori-1'],
    ['B10000001', 'irodori-10000001'],
    ['b', 'b'],
    ['b100000012', 'b100000012'],
    ['12345678', '12345678'],
    ['123456789', '123456789'],
    ['1234567890', '123456-7890'],
    ['123456-', '123456'],
    ['1-123456-7', '1-123456-7'],
    ['x'.repeat(41), 'x'.repeat(40)],
    ['123456123456781', '123456-12345678-1'],
  ])('completes %s to %s', (typed, shown) => {
    expect(completeOrderNumber(typed, 'irodori')).toBe(shown)
  })

  it.each([
    ['300000-0120', '300000-012', '300000012'],
    ['300000-0120', '00000-0120', '000000120'],
    ['300000012', '30000001', '30000001'],
    ['123456-12', '123456-1', '123456-1'],
    ['123456-12345678-1', '123456-12345678-', '123456-12345678'],
    ['123456-123', '123456-12', '123456-12'],
    ['irodori-10000001', '123456-12', '123456-12'],
  ])('removes its hyphens when the tenth digit is deleted: %s, %s, %s', (before, typed, shown) => {
    expect(completeOrderNumber(typed, 'irodori', before)).toBe(shown)
  })

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          digits(1, 40),
          digits(1, 8).map((text) => `b${text}`),
        ),
        (typed) => {
          const once = completeOrderNumber(typed, 'irodori')
          expect(completeOrderNumber(once, 'irodori')).toBe(once)
        },
      ),
    )
  })

  it('completes digits alone to the marketplace form', () => {
    fc.assert(
      fc.property(digits(15, 38), (typed) => {
        expect(orderNumberForm(completeOrderNumber(typed, 'irodori'), 'irodori')).toBe('RAKUTEN')
      }),
    )
  })
})

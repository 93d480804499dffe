import { describe, expect, it } from 'vitest'
import { isRegistrationNumber } from './registrationNumber.ts'

describe('PRF-1: the registration number of an issuer', () => {
  // The first is the example of the National Tax Agency for the check digit, the second is the agency's own number.
  it.each(['T8700110005901', 'T7000012050002'])('%s has the right check digit', (number) => {
    expect(isRegistrationNumber(number)).toBe(true)
  })

  it.each([
    ['a digit was mistyped', 'T8700110005902'],
    ['two digits were exchanged', 'T7800110005901'],
    ['the check digit cannot be 0', 'T0000000000000'],
    ['a digit is missing', 'T870011000590'],
    ['the T is missing', '8700110005901'],
    ['a digit is added', 'T87001100059012'],
    ['text stands before it', '番号T8700110005901'],
    ['the digits are full-width', 'T８７００１１０００５９０１'],
    ['it is empty', ''],
  ])('is refused if %s: %s', (_, number) => {
    expect(isRegistrationNumber(number)).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { completeTyped, credentialProblems } from './credentialProblems.ts'

const phoneNumber = '090-1234-5678'

it.each(['b10000001', 'Ｂ１００００００１', 'irodori-10000001', '12345612345678123', '12345678', '123456789'])(
  '%s is an order number',
  (orderNumber) => {
    expect(credentialProblems({ orderNumber, phoneNumber }, 'irodori').orderNumber).toBeNull()
  },
)

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['b1234', 'wrongForm'],
  ['1234567', 'wrongForm'],
  ['otherxx-12345678', 'wrongForm'],
])('order number "%s": %s', (orderNumber, problem) => {
  expect(credentialProblems({ orderNumber, phoneNumber }, 'irodori').orderNumber).toBe(problem)
})

it.each([
  ['', 'missing'],
  ['5678', 'wrongForm'],
  ['０３−１２３４−５６７８', null],
  ['+81 90 1234 5678', null],
])('phone number "%s": %s', (typed, problem) => {
  expect(credentialProblems({ orderNumber: 'b10000001', phoneNumber: typed }, 'irodori').phoneNumber).toBe(problem)
})

it('ODR-2, SES-8: completes the number during typing, to at most 40 characters', () => {
  expect(completeTyped('b1', 'irodori')).toBe('irodori-1')
  expect(completeTyped('1234561234567812', 'irodori')).toBe('123456-12345678-12')
  expect(completeTyped('9'.repeat(60), 'irodori').length).toBe(40)
})

it('ODR-1: a shop has its own numbers, and those of another shop are wrong', () => {
  expect(completeTyped('b1', 'hanamizuki')).toBe('hanamizuki-1')
  const problemOf = (orderNumber: string) => credentialProblems({ orderNumber, phoneNumber }, 'hanamizuki').orderNumber
  expect([problemOf('hanamizuki-10000001'), problemOf('irodori-10000001')]).toEqual([null, 'wrongForm'])
})

import { expect, it } from 'vitest'
import { contactProblems } from './contactProblems.ts'

it('GDE-2: requires an e-mail address and a phone number', () => {
  expect(contactProblems({ email: 'a@b.jp', phoneNumber: '090-1234-5678' })).toEqual({ email: null, phoneNumber: null })
  expect(contactProblems({ email: '', phoneNumber: ' ' })).toEqual({
    email: 'email.missing',
    phoneNumber: 'phoneNumber.missing',
  })
  expect(contactProblems({ email: 'a@b', phoneNumber: '1234' })).toEqual({
    email: 'email.wrongForm',
    phoneNumber: 'phoneNumber.wrongForm',
  })
})

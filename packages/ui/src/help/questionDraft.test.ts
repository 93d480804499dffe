import { expect, it } from 'vitest'
import { EMPTY_DRAFT, firstDraft, problemsOfError, questionProblems } from './questionDraft.ts'

const record = { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' }

it('ODR-38: starts with an empty question form', () => {
  expect(firstDraft(null, null)).toEqual({ email: '', name: '', orderNumber: '', question: '' })
})

it('ODR-39: fills in the order of a guest and the name of an account', () => {
  expect(firstDraft({ token: 't', userName: 'irodori-10000002', role: 'GUEST' }, record)).toEqual({
    ...EMPTY_DRAFT,
    orderNumber: 'irodori-10000002',
  })
  expect(firstDraft(null, record).orderNumber).toBe('irodori-10000001')
  expect(firstDraft({ token: 't', userName: '佐藤 花', role: 'USER' }, null)).toEqual({
    ...EMPTY_DRAFT,
    name: '佐藤 花',
  })
})

const sound = { email: 'hana@example.com', name: '花', orderNumber: '', question: 'いつ届きますか' }

it.each([
  [sound, {}],
  [{ ...sound, email: ' ' }, { email: 'REQUIRED' }],
  [{ ...sound, email: 'hana' }, { email: 'INVALID' }],
  [{ ...sound, name: '　' }, { name: 'REQUIRED' }],
  [EMPTY_DRAFT, { email: 'REQUIRED', name: 'REQUIRED', question: 'REQUIRED' }],
])('ODR-40: reports a missing value beside its field before anything is sent %#', (draft, problems) => {
  expect(questionProblems(draft)).toEqual(problems)
})

it('ODR-40: shows problems that the server reports beside their fields', () => {
  const error = { orderNumber: ['INVALID'], email: 'TOO_LONG', other: ['REQUIRED'], name: ['?'] }
  const refused = { kind: 'REFUSED', status: 400, errorCode: 'REQUEST_INVALID', message: null, error } as const
  expect(problemsOfError(refused)).toEqual({ orderNumber: 'INVALID', email: 'TOO_LONG' })
  expect(problemsOfError({ kind: 'NETWORK' })).toEqual({})
})

import { askQuestion } from '@irodori/contract/endpoints/help'
import { logout } from '@irodori/contract/endpoints/authentication'
import { succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { readAnswer } from './readAnswer.ts'

const envelope = (message: string | null): string =>
  JSON.stringify({
    code: 200,
    data: { id: 'q', question: 'いつ届きますか', createdAt: '2026-11-21T00:00:00Z' },
    error: null,
    message,
    errorCode: null,
  })

it('ODR-41: returns the message of the shop beside the data of an answer', () => {
  expect(readAnswer(askQuestion, 200, envelope('受け付けました'))).toMatchObject({
    ok: true,
    value: { message: '受け付けました' },
  })
  expect(readAnswer(askQuestion, 200, envelope(null))).toMatchObject({ ok: true, value: { message: null } })
})

it.each([
  ['no data', JSON.stringify(succeed(null)), 'data: ', true],
  ['data without its fields', JSON.stringify(succeed({})), 'data.id: ', false],
  ['no JSON', '<html>', '', false],
])('answers that hold %s are unreadable where the contract promises data', (_name, text, issue, isEmpty) => {
  expect(readAnswer(askQuestion, 200, text)).toMatchObject({
    ok: false,
    error: { kind: 'UNREADABLE', status: 200, issue: expect.stringContaining(issue), isEmpty },
  })
})

it('returns no data where the contract promises none', () => {
  expect(readAnswer(logout, 200, JSON.stringify(succeed(null)))).toEqual({
    ok: true,
    value: { data: null, message: null },
  })
})

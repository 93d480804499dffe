import type { CallError } from '@irodori/client/callError'
import type { Err } from '@irodori/result'
import { expect, it } from 'vitest'
import { parseMailLink } from './mailLink.ts'
import { mailLinkResult } from './mailLinkResult.ts'

const refused = (status: number): Err<CallError> => ({
  ok: false,
  error: { kind: 'REFUSED', status, errorCode: null, message: null, error: {} },
})

it('SES-32: reads a 400 as an invalid link and any other error as one that may pass', () => {
  expect(mailLinkResult(refused(400))).toEqual({ kind: 'NO_SUCH_LINK' })
  expect(mailLinkResult(refused(503)).kind).toBe('FAILED')
  expect(mailLinkResult({ ok: false, error: { kind: 'NETWORK' } }).kind).toBe('FAILED')
})

it('SES-32: reports an activated account or a changed address', () => {
  expect(mailLinkResult({ ok: true, value: { purpose: 'ACTIVATE', message: 'user.activate.success' } }).kind).toBe(
    'ACTIVATED',
  )
  expect(mailLinkResult({ ok: true, value: { purpose: 'CHANGE_EMAIL', message: 'user.email.success' } }).kind).toBe(
    'EMAIL_CHANGED',
  )
})

it('SES-33: recognises the deletion by the message user.delete.success', () => {
  expect(mailLinkResult({ ok: true, value: { purpose: 'DELETE', message: 'user.delete.success' } })).toEqual({
    kind: 'DELETED',
  })
})

it.each([
  ['?email=a%2Bb%40example.jp&token=x-y', { email: 'a+b@example.jp', token: 'x-y' }],
  ['email=a%40example.jp&token=', null],
  ['token=x', null],
  ['', null],
])('SES-32: reads the link in "%s" as %j', (search, link) => {
  expect(parseMailLink(search)).toEqual(link)
})

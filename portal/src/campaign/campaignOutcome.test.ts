import { readFileSync } from 'node:fs'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { expect, it } from 'vitest'
import { campaignOutcome } from './campaignOutcome.ts'

const refused = (status: number, errorCode: ErrorCode | null, error: Record<string, unknown> = {}) =>
  campaignOutcome({ ok: false, error: { kind: 'REFUSED', status, errorCode, message: null, error } })

it('CMP-5: reads the outcome from the code of the answer', () => {
  expect(campaignOutcome({ ok: true, value: { code: 200 } })).toEqual({ kind: 'SENT' })
  expect(campaignOutcome({ ok: true, value: { code: 400 } })).toEqual({ kind: 'FAILED', problems: {} })
  expect(campaignOutcome({ ok: false, error: { kind: 'NETWORK' } })).toEqual({ kind: 'FAILED', problems: {} })
  expect(refused(503, 'BUSY')).toEqual({ kind: 'FAILED', problems: {} })
})

it('CMP-5: reports the errors of the server at their fields', () => {
  expect(refused(400, 'IMAGE_MAXIMUM_SIZE')).toMatchObject({ problems: { file: 'IMAGE_MAXIMUM_SIZE' } })
  expect(refused(400, 'REQUEST_INVALID', { birthday: ['INVALID'], file: ['REQUIRED'], email: 'TOO_LONG' })).toEqual({
    kind: 'FAILED',
    problems: { year: 'wrongForm', file: 'missing', email: 'tooLong' },
  })
})

it('CMP-5: shows no message after the customer stopped the upload', () => {
  expect(campaignOutcome({ ok: false, error: { kind: 'ABORTED' } })).toEqual({ kind: 'STOPPED' })
})

it('CMP-6: shows the specified text for success and failure', () => {
  const ja = JSON.parse(readFileSync(new URL('../../../locales/ja/campaign.json', import.meta.url), 'utf8'))
  expect(ja.sent.title).toBe('送信が成功しました！')
  expect(ja.failed.body).toBe('送信の問題が発生しました！画面再起動でご確認してください。')
})

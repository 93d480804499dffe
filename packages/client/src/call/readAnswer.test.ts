import { askQuestion } from '@irodori/contract/endpoints/help'
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

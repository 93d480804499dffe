import { readFileSync } from 'node:fs'
import type { CallError } from '@irodori/client/callError'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { ERROR_CODES } from '@irodori/contract/errorCode'
import { createInstance, type TFunction } from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { errorMessage } from './errorMessage.ts'

const i18n = createInstance()
let t: TFunction<'errors'>

beforeAll(async () => {
  const read = (language: string) =>
    JSON.parse(readFileSync(new URL(`../../../../locales/${language}/errors.json`, import.meta.url), 'utf8'))
  await i18n.init({
    lng: 'ja',
    ns: ['errors'],
    resources: { ja: { errors: read('ja') } },
    interpolation: { escapeValue: false },
  })
  t = i18n.getFixedT('ja', 'errors')
})

const refused = (errorCode: ErrorCode | null, error: Record<string, unknown> = {}): CallError => ({
  kind: 'REFUSED',
  status: 400,
  errorCode,
  message: null,
  error,
})

const say = (error: CallError) => errorMessage(error, t, 'ja')

it.each(ERROR_CODES)('the error %s has a Japanese title and body', (code) => {
  const { title, body } = say(refused(code))
  expect(title).toMatch(/[ぁ-ん一-龠]/)
  expect(body).toMatch(/。$/)
  expect(body).not.toContain('{{')
  expect(body).not.toContain(code)
})

it('ODR-6: says until when a maintenance lasts, in Tokyo time', () => {
  expect(say(refused('EC_MAINTAIN', { until: '2026-04-01T20:30:00Z' })).body).toContain('4月2日 5:30')
  expect(say(refused('EC_MAINTAIN', { until: 'soon' })).body).not.toContain('ごろ')
})

it('ODR-15: says how many minutes Yahoo needs', () => {
  expect(say(refused('ORDER_YAHOO_IS_VERIFYING', { minutes: 15 })).body).toContain('15分')
})

it('ODR-12: explains an unsettled payment by its payment type', () => {
  const bodies = ['COMBINI', 'RAKUTEN_POINT', 'CARD'].map(
    (paymentType) => say(refused('ORDER_NOT_SETTLED', { paymentType })).body,
  )
  expect(bodies[0]).toContain('コンビニ')
  expect(bodies[1]).toContain('ポイント')
  expect(new Set(bodies).size).toBe(3)
})

it('shows a lost connection and an unknown refusal without an error code of the shop', () => {
  expect(say({ kind: 'NETWORK' })).toMatchObject({ title: 'つながりませんでした', code: null })
  expect(say(refused(null)).code).toBe('400')
})

import { readFileSync } from 'node:fs'
import type { CallError } from '@irodori/client'
import { ERROR_CODES, type ErrorCode } from '@irodori/contract'
import { createInstance, type TFunction } from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { errorMessage } from './errorMessage.ts'

const words = createInstance()
let t: TFunction<'errors'>

beforeAll(async () => {
  const read = (language: string) =>
    JSON.parse(readFileSync(new URL(`../../../../locales/${language}/errors.json`, import.meta.url), 'utf8'))
  await words.init({
    lng: 'ja',
    ns: ['errors'],
    resources: { ja: { errors: read('ja') } },
    interpolation: { escapeValue: false },
  })
  t = words.getFixedT('ja', 'errors')
})

const refused = (errorCode: ErrorCode | null, error: Record<string, unknown> = {}): CallError => ({
  kind: 'REFUSED',
  status: 400,
  errorCode,
  message: null,
  error,
})

const say = (failure: CallError) => errorMessage(failure, t, 'ja')

it.each(ERROR_CODES)('%s has its own Japanese fact and way out', (code) => {
  const { title, body } = say(refused(code))
  expect(title).toMatch(/[ぁ-ん一-龠]/)
  expect(body).toMatch(/。$/)
  expect(body).not.toContain('{{')
  expect(body).not.toContain(code)
})

it('ODR-6: a maintenance says until when, in Tokyo time', () => {
  expect(say(refused('EC_MAINTAIN', { until: '2026-04-01T20:30:00Z' })).body).toContain('4月2日 5:30')
  expect(say(refused('EC_MAINTAIN', { until: 'soon' })).body).not.toContain('ごろ')
})

it('ODR-15: Yahoo says how many minutes to wait', () => {
  expect(say(refused('ORDER_YAHOO_IS_VERIFYING', { minutes: 15 })).body).toContain('15分')
})

it('ODR-12: an unsettled payment is explained by how it is paid', () => {
  const bodies = ['COMBINI', 'RAKUTEN_POINT', 'CARD'].map(
    (paymentType) => say(refused('ORDER_NOT_SETTLED', { paymentType })).body,
  )
  expect(bodies[0]).toContain('コンビニ')
  expect(bodies[1]).toContain('ポイント')
  expect(new Set(bodies).size).toBe(3)
})

it('a lost line and an unknown refusal are told without a code of ours', () => {
  expect(say({ kind: 'NETWORK' })).toMatchObject({ title: 'つながりませんでした', code: null })
  expect(say(refused(null)).code).toBe('400')
})

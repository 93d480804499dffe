import { expect, it } from 'vitest'
import { afterEnd, redirectWithoutSession } from './sessionEnd.ts'

const DESIGN = '/design/edit/irodori-10000001/1/none/greeting-card'
const CONFIRM = '/order/irodori-10000001/confirm'
const PACKAGE = '/order/irodori-10000001/package'

it.each([CONFIRM, PACKAGE])('SES-4: redirects %s without a session to my page', (path) => {
  expect(redirectWithoutSession(path)).toBe('/mypage')
})

it.each([
  '/digitalMessage/templates',
  '/order/design-digital-message/message-fathers-day',
  '/digital-message/preview/irodori-10000001/message-fathers-day',
])('DGM-1: redirects %s without a session to my page', (path) => {
  expect(redirectWithoutSession(path)).toBe('/mypage')
  expect(redirectWithoutSession('/digital-message/a1b2')).toBeNull()
})

it('DGM-1: opens the login over the message editor when the session ends, and leaves the other message screens', () => {
  expect(afterEnd('/order/design-digital-message/blue', 'TIMED_OUT')).toBe('LOGIN')
  expect(afterEnd('/digitalMessage/templates', 'TIMED_OUT')).toBe('HOME')
  expect(afterEnd('/digital-message/a1b2', 'TIMED_OUT')).toBe('STAY')
})

it('SES-6: redirects the design confirmation without a session to the start page', () => {
  expect(redirectWithoutSession('/design/confirm')).toBe('/')
})

it.each(['/mypage', DESIGN, '/home', '/order/cancel', '/account/change-password'])(
  'leaves a visitor without a session on %s',
  (path) => {
    expect(redirectWithoutSession(path)).toBeNull()
  },
)

it.each([
  [DESIGN, 'LOGIN'],
  [CONFIRM, 'LOGIN'],
  [PACKAGE, 'HOME'],
  ['/mypage', 'HOME'],
  ['/account/change-password', 'HOME'],
  ['/account', 'HOME'],
  ['/home', 'STAY'],
  ['/product/greeting-card', 'STAY'],
  ['/order/cancel', 'STAY'],
  ['/account/verify', 'STAY'],
] as const)('SES-29: after a time-out or an end in another tab, %s: %s', (path, way) => {
  expect([afterEnd(path, 'TIMED_OUT'), afterEnd(path, 'ELSEWHERE')]).toEqual([way, way])
})

it.each([
  [DESIGN, 'HOME'],
  [CONFIRM, 'HOME'],
  [PACKAGE, 'HOME'],
  ['/mypage', 'HOME'],
  ['/home', 'STAY'],
] as const)('SES-30: after a logout on %s: %s', (path, way) => {
  expect(afterEnd(path, 'LOGGED_OUT')).toBe(way)
})

it.each([DESIGN, CONFIRM, PACKAGE, '/mypage', '/home'])('SES-7: opens the login dialog on %s after a 401', (path) => {
  expect(afterEnd(path, 'REFUSED')).toBe('LOGIN')
})

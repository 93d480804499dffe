import type { Notice } from '@irodori/contract/entities/notice'
import { expect, it } from 'vitest'
import { noticeState } from './noticeState.ts'

const notice: Notice = {
  id: 'n',
  kind: 'HOME',
  isEnabled: true,
  fromTime: '2026-04-01T00:00:00+09:00',
  toTime: '2026-04-30T23:59:59+09:00',
  content: '',
}

it.each([
  ['2026-03-31T23:59:59+09:00', 'BEFORE'],
  ['2026-04-01T00:00:00+09:00', 'SHOWN'],
  ['2026-04-30T23:59:59+09:00', 'SHOWN'],
  ['2026-05-01T00:00:00+09:00', 'OVER'],
])('ODR-43: returns at %s for a notice of April: %s', (now, state) => {
  expect(noticeState(notice, new Date(now))).toBe(state)
})

it('ODR-43: never shows a disabled notice', () => {
  expect(noticeState({ ...notice, isEnabled: false }, new Date('2026-04-10T00:00:00Z'))).toBe('OFF')
})

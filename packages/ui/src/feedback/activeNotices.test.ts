import type { Notice } from '@irodori/contract'
import { expect, it } from 'vitest'
import { activeNotices } from './activeNotices.ts'

const notice: Notice = {
  id: 'n',
  kind: 'HOME',
  isEnabled: true,
  fromTime: '2026-04-01T00:00:00+09:00',
  toTime: '2026-04-30T23:59:59+09:00',
  content: '',
}

it.each([
  ['2026-03-31T23:59:59+09:00', 0],
  ['2026-04-01T00:00:00+09:00', 1],
  ['2026-04-30T23:59:59+09:00', 1],
  ['2026-05-01T00:00:00+09:00', 0],
])('at %s, %i notices of April are shown', (now, count) => {
  expect(activeNotices([notice], new Date(now))).toHaveLength(count)
})

it('a notice that is switched off is never shown', () => {
  expect(activeNotices([{ ...notice, isEnabled: false }], new Date('2026-04-10T00:00:00Z'))).toEqual([])
})

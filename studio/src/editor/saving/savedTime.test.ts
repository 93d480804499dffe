import { expect, it } from 'vitest'
import { latest, savedTime } from './savedTime.ts'

it('NLW-13: shows the time of a save, with the date if it was not today', () => {
  const at = new Date(2026, 3, 2, 14, 5).getTime()
  expect(savedTime(at, at + 60_000, 'ja')).toBe('14:05')
  expect(savedTime(at, new Date(2026, 3, 3, 9, 0).getTime(), 'ja')).toBe('4/2 14:05')
  expect(savedTime(at, new Date(2026, 4, 2, 14, 6).getTime(), 'ja')).toBe('4/2 14:05')
  expect([latest([]), latest(['2026-04-03T00:00:00.000Z', '2026-04-02T00:00:00.000Z'])]).toEqual([
    null,
    Date.parse('2026-04-03T00:00:00.000Z'),
  ])
})

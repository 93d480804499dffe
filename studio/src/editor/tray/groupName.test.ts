import { expect, it } from 'vitest'
import { groupName } from './groupName.ts'

const at = (time: string | null) => ({ takenAt: time === null ? null : Date.parse(`2026-05-03T${time}Z`) })

it('EDT-57: names the day and the times of photos that were taken together, as the clock of the camera showed them', () => {
  expect(groupName([at('10:20'), at('11:00'), at('14:05')], 'ja')).toBe('2026年5月3日(日) 10:20–14:05')
  expect(groupName([at('10:20')], 'ja')).toBe('2026年5月3日(日) 10:20')
  expect(groupName([at('10:20'), at('14:05')], 'en')).toBe('Sun, 3 May 2026 10:20–14:05')
  expect(groupName([at(null)], 'ja')).toBeNull()
})

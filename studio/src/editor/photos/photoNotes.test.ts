import { expect, it, vi } from 'vitest'
import { wallClockOf } from './photoNotes.ts'

it('EDT-57: the time of a camera is kept, that of a file is that of the clock of this device', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-540)
  const takenAt = Date.parse('2026-05-03T10:20Z')
  expect(wallClockOf({ fileName: 'a.jpg', takenAt, isByCamera: true })).toBe(takenAt)
  expect(wallClockOf({ fileName: 'a.jpg', takenAt })).toBe(Date.parse('2026-05-03T19:20Z'))
  expect(wallClockOf({ fileName: 'a.jpg', takenAt: null })).toBeNull()
  offset.mockRestore()
})

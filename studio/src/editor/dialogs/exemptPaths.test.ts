import { expect, it } from 'vitest'
import { isExemptPath } from './exemptPaths.ts'

it.each(['/design/confirm', '/logout', '/404', '/404/'])('ODR-29: exempts %s from the question', (path) => {
  expect(isExemptPath(path)).toBe(true)
})

it.each(['/', '/home', '/mypage', '/design/confirmation', '/design/new/t/false/p', '/4040'])(
  'ODR-29: asks before unsaved work is left for %s',
  (path) => {
    expect(isExemptPath(path)).toBe(false)
  },
)

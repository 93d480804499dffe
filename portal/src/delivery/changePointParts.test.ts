import { expect, it } from 'vitest'
import { changePointParts } from './changePointParts.ts'

it('PCK-11: splits the change point into hours and minutes', () => {
  expect(changePointParts('13:00')).toEqual({ hours: '13', minutes: '00' })
  expect(changePointParts('9:30')).toEqual({ hours: '9', minutes: '30' })
})

import { expect, it } from 'vitest'
import { changePointText } from './changePointText.ts'

it('PCK-11: the change point is told in hours and minutes', () => {
  expect(`出荷予定日は毎日${changePointText('13:00')}分に変更されます`).toBe('出荷予定日は毎日13時00分に変更されます')
})

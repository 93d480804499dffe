import { expect, it } from 'vitest'
import { isUnsubscribed } from './isUnsubscribed.ts'

it('USB-2: every answer to the cancellation of the mail magazine is shown as success', () => {
  expect((['pending', 'error', 'success'] as const).map(isUnsubscribed)).toEqual([false, true, true])
})

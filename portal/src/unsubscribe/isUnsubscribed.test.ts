import { expect, it } from 'vitest'
import { isUnsubscribed } from './isUnsubscribed.ts'

it('USB-2: shows success for every answer to the unsubscription', () => {
  expect((['pending', 'error', 'success'] as const).map(isUnsubscribed)).toEqual([false, true, true])
})

import { expect, it } from 'vitest'
import { acceptBody, INITIAL_ACCEPT_INPUT } from './acceptInput.ts'

it('GFT-14: starts with any day in the morning', () => {
  expect(INITIAL_ACCEPT_INPUT).toEqual({ deliveryDate: '指定なし', deliveryTime: '午前中' })
  expect(acceptBody(INITIAL_ACCEPT_INPUT, ['2026-12-01'])).toEqual({ deliveryDate: null, deliveryTime: '午前中' })
})

it('GFT-15: sends the chosen day and time, but not a day that is no longer offered', () => {
  const input = { deliveryDate: '2026-12-02', deliveryTime: '14-16時' }
  expect(acceptBody(input, ['2026-12-01', '2026-12-02'])).toEqual(input)
  expect(acceptBody({ ...input, deliveryTime: '指定なし' }, ['2026-12-01'])).toEqual({
    deliveryDate: null,
    deliveryTime: null,
  })
})

import { expect, it } from 'vitest'
import { missingAbilities } from './missingAbilities.ts'

const whole = { OffscreenCanvas: 1, Worker: 1, WebAssembly: 1, createImageBitmap: 1 }

it('ODR-49: a browser that has all that the editor needs is let in', () => {
  expect(missingAbilities(whole)).toEqual([])
})

it('ODR-49: a browser that lacks something is told so, and what', () => {
  const { OffscreenCanvas: _, ...rest } = whole
  expect(missingAbilities(rest)).toEqual(['OffscreenCanvas'])
  expect(missingAbilities({})).toHaveLength(4)
})

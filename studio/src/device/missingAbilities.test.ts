import { expect, it } from 'vitest'
import { missingAbilities } from './missingAbilities.ts'

const whole = { OffscreenCanvas: 1, Worker: 1, WebAssembly: 1, createImageBitmap: 1 }

it('ODR-49: accepts a browser with all required features', () => {
  expect(missingAbilities(whole)).toEqual([])
})

it('ODR-49: names the features that a browser lacks', () => {
  const { OffscreenCanvas: _, ...rest } = whole
  expect(missingAbilities(rest)).toEqual(['OffscreenCanvas'])
  expect(missingAbilities({})).toHaveLength(4)
})

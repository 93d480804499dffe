import { expect, it } from 'vitest'
import { missingFeatures } from './missingFeatures.ts'

const whole = { OffscreenCanvas: 1, Worker: 1, WebAssembly: 1, createImageBitmap: 1 }

it('ODR-49: accepts a browser with all required features', () => {
  expect(missingFeatures(whole)).toEqual([])
})

it('ODR-49: names the features that a browser lacks', () => {
  const { OffscreenCanvas: _, ...rest } = whole
  expect(missingFeatures(rest)).toEqual(['OffscreenCanvas'])
  expect(missingFeatures({})).toHaveLength(4)
})

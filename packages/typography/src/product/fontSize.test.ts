import { expect, test } from 'vitest'
import { allowedFontSizes, allowedFontWeights, fontSizes } from './fontSize.ts'

test('EDT-23: lists the sizes in ascending order from 8 to 500 points', () => {
  expect(fontSizes).toHaveLength(39)
  expect([...fontSizes].sort((a, b) => a - b)).toEqual(fontSizes)
  expect([fontSizes[0], fontSizes.at(-1)]).toEqual([8, 500])
})

test('EDT-23: limits sizes and weights to the minimum of a product', () => {
  expect(allowedFontSizes(13)[0]).toBe(14)
  expect(allowedFontSizes(14)[0]).toBe(14)
  expect(allowedFontSizes(null)).toEqual(fontSizes)
  expect(allowedFontWeights('Bold')).toEqual(['Bold'])
  expect(allowedFontWeights(undefined)).toEqual(['Normal', 'Bold'])
})

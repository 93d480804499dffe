import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADOBE_RGB, DISPLAY_P3, LINEAR_SRGB, WIDE_SRGB_CURVE } from '../../testing/profiles.ts'
import { isSrgb } from './isSrgb.ts'
import { matrixProfile, SRGB_PRIMARIES, srgbProfile } from './srgbProfile.ts'

/** The profile of the International Color Consortium, as pdfkit carries it. */
const OF_THE_ICC = new Uint8Array(readFileSync(new URL('data/sRGB_IEC61966_2_1.icc', import.meta.resolve('pdfkit'))))

test.each([
  ['the profile of this package', srgbProfile()],
  ['the profile of the International Color Consortium', OF_THE_ICC],
  ['one with another name', matrixProfile('c2ci', SRGB_PRIMARIES)],
])('EDT-37: %s is sRGB', (_, profile) => {
  expect(isSrgb(profile)).toBe(true)
})

test.each([
  ['linear light that is named sRGB', LINEAR_SRGB],
  ['a gamma of 2.2 that is named sRGB', matrixProfile('sRGB gamma 2.2', SRGB_PRIMARIES, 2.2)],
  ['wider primaries with the tone curve of sRGB', WIDE_SRGB_CURVE],
  ['Display P3', DISPLAY_P3],
  ['Adobe RGB', ADOBE_RGB],
  ['no profile at all', new Uint8Array(200)],
])('EDT-37: %s is not sRGB', (_, profile) => {
  expect(isSrgb(profile)).toBe(false)
})

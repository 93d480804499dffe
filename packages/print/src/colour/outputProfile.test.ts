import { srgbProfile } from '@irodori/imaging/srgbProfile'
import { expect, test } from 'vitest'
import { readOutputProfile, standardProfile } from './outputProfile.ts'

test('PRF-3: the built-in profile is a press profile', async () => {
  const profile = await standardProfile()
  expect(profile).toMatchObject({ space: 'CMYK', description: 'Chemical proof' })
  expect(readOutputProfile(profile.bytes)).toEqual(profile)
})

test('PRF-3: refuses a display profile and bytes that are not a profile', () => {
  expect(() => readOutputProfile(srgbProfile())).toThrow('class mntr')
  expect(() => readOutputProfile(new Uint8Array(200))).toThrow('not an ICC profile')
})

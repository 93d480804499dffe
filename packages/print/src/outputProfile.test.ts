import { srgbProfile } from '@irodori/imaging/server'
import { expect, test } from 'vitest'
import { readOutputProfile, standardProfile } from './outputProfile.ts'

test('PRF-3: the profile that comes along is one of a press', async () => {
  const profile = await standardProfile()
  expect(profile).toMatchObject({ space: 'CMYK', description: 'Chemical proof' })
  expect(readOutputProfile(profile.bytes)).toEqual(profile)
})

test('PRF-3: a profile of a screen, or no profile, is refused', () => {
  expect(() => readOutputProfile(srgbProfile())).toThrow('class mntr')
  expect(() => readOutputProfile(new Uint8Array(200))).toThrow('is no ICC profile')
})

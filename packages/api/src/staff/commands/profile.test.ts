import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DEMO_PROFILE_FILE } from '@irodori/demo-shop/profileFile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OTHER_PROFILE_FILE } from '../../../testing/testProfile.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'
import type { TestStaff } from '../../../testing/testStaff.ts'
import { testStaff } from '../../../testing/testStaff.ts'
import { readProfile } from '../../profile/storedProfile.ts'

let server: TestServer
let folder: string
let type: TestStaff['type']
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-profile-'))
  await cp(dirname(OTHER_PROFILE_FILE), folder, { recursive: true })
  type = testStaff(server, folder).type
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

it('a profile is checked, set and shown by the staff', async () => {
  expect(await type('profile', 'check', 'profile.json')).toEqual({ code: 0, output: 'the profile is complete' })
  expect((await readProfile(server.database)).name).toBe('Irodori 彩り')
  expect(await type('profile', 'set', 'profile.json')).toEqual({
    code: 0,
    output: 'the profile is set: はなみずき写真館',
  })
  const { code, output } = await type('profile', 'show')
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ orderPrefix: 'hanamizuki', carriers: ['yamato', { id: 'hanabin' }] })
})

it('a profile with problems is not set, and each problem is a line', async () => {
  await writeFile(join(folder, 'wrong.json'), '{"name": "別の店", "currency": "USD"}')
  const { code, output } = await type('profile', 'set', 'wrong.json')
  expect(code).toBe(1)
  expect(output).toContain('mark: is missing: write the name of an SVG file')
  expect(output).toContain('currency: must be "JPY"')
  expect(output.endsWith('nothing was changed')).toBe(true)
  expect((await readProfile(server.database)).name).toBe('はなみずき写真館')
})

it('a shop that is no demonstration refuses what is the demo’s, and the demo shop does not', async () => {
  const real = testStaff(server, folder, { isDemo: false }).type
  expect(await real('profile', 'set', DEMO_PROFILE_FILE)).toEqual({
    code: 1,
    output: [
      'name: is that of the demo shop: write your own',
      'issuer.name: is that of the demo shop: write your own',
      'issuer.registrationNumber: is that of the demo shop: write your own',
      'nothing was changed',
    ].join('\n'),
  })
  expect((await real('profile', 'check', DEMO_PROFILE_FILE)).code).toBe(1)
  expect((await type('profile', 'check', DEMO_PROFILE_FILE)).code).toBe(0)
})

it('a shop without a profile says so', async () => {
  await server.database.deleteFrom('setting').where('name', 'like', 'shop%').execute()
  expect(await type('profile', 'show')).toEqual({
    code: 1,
    output: 'the shop has no profile: store one with profile set FILE',
  })
})

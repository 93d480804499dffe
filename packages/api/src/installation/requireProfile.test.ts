import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_PROFILE_FILE } from '@irodori/demo-shop/profileFile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryDatabase } from '../../testing/memoryDatabase.ts'
import { TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { SHORT_LIVED } from '../../testing/servers/shortLived.ts'
import { putEmptyCluster } from '../../testing/servers/emptyCluster.ts'
import { OTHER_PROFILE_FILE, putTestProfile } from '../../testing/testProfile.ts'
import type { Database } from '../database/tables.ts'
import { requireProfile } from './requireProfile.ts'
import { startProblem } from './startProblem.ts'

let database: Database
beforeAll(async () => {
  database = await memoryDatabase()
})
afterAll(() => database.destroy())

/** What the operator reads at the start; null if the shop starts. */
const refusal = () => requireProfile(database).then(() => null, startProblem)

it('a shop without a profile does not start, and each part that it lacks has a line', async () => {
  const lines = (await refusal())?.split('\n') ?? []
  expect(lines[0]).toBe('the shop has no complete profile:')
  for (const field of ['name', 'mark', 'issuer.registrationNumber', 'legal.commerce.ja', 'carriers'])
    expect(lines.some((line) => line.startsWith(`  ${field}: is missing: write `))).toBe(true)
  expect(lines.at(-1)).toContain('npm run shop -- profile set FILE')
})

it("a shop that is no demonstration does not start with the demo's profile", async () => {
  await putTestProfile(database, {}, DEMO_PROFILE_FILE)
  expect(await refusal()).toContain('  issuer.name: is that of the demo shop: write your own')
})

it.skipIf(TEST_DATABASE_URL)('the server of a new shop without a profile ends with these lines', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'irodori-no-profile-'))
  const program = (path: string) => [...SHORT_LIVED, fileURLToPath(new URL(`../${path}`, import.meta.url))]
  const env = {
    ...process.env,
    IRODORI_SETTINGS: 'off',
    DATA_DIR: folder,
    DEMO_SHOP: 'off',
    PORT: '0',
    HOST: '127.0.0.1',
  }
  try {
    await putEmptyCluster(join(folder, 'database'))
    execFileSync(process.execPath, [...program('staff/main.ts'), 'create'], { env, stdio: 'ignore' })
    const { status, stderr } = spawnSync(process.execPath, program('main.ts'), { env, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('the shop has no complete profile:\n  name: is missing: write')
    expect(stderr).not.toMatch(/\n\s+at /)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('a shop starts with a profile of its own', async () => {
  await putTestProfile(database, {}, OTHER_PROFILE_FILE)
  expect(await refusal()).toBeNull()
})

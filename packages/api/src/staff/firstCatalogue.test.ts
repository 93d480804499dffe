import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import type { TestStaff } from '../../testing/testStaff.ts'
import { testStaff } from '../../testing/testStaff.ts'
import { putTestProfile } from '../../testing/testProfile.ts'
import { fileStorage } from '../storage/fileStorage.ts'

// The catalogue with which a new shop begins, by packages/operating/README.md.
const FIRST_CATALOGUE = fileURLToPath(new URL('../../../operating/first-catalogue', import.meta.url))

let server: TestServer
let folder: string
let staff: TestStaff
const type = (...words: string[]) => staff.type(...words)
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-first-'))
  staff = testStaff(server, FIRST_CATALOGUE, { storage: fileStorage(folder) })
  await putTestProfile(server.database, { orderPrefix: 'tayori' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

it('the first catalogue of the guide can be imported, and its product can be ordered', async () => {
  expect(await type('catalogue', 'import', '.')).toEqual({
    code: 0,
    output: '1 categories, 1 products, 1 templates, 3 pictures',
  })
  expect(await type('orders', 'import', 'orders.csv')).toEqual({
    code: 0,
    output: '1 orders were added, 0 already existed',
  })
})

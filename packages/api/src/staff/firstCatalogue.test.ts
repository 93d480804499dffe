import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { STANDARD_PRINT } from '../printFiles/printSettings.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import { runStaffCommand } from './program.ts'
import type { StaffShop } from './staffShop.ts'

// The catalogue with which a new shop begins, by packages/operating/README.md.
const FIRST_CATALOGUE = fileURLToPath(new URL('../../../operating/first-catalogue', import.meta.url))

let server: TestServer
let folder: string
let type: (...words: string[]) => Promise<{ code: number; output: string }>
beforeAll(async () => {
  server = await testServer()
  folder = await mkdtemp(join(tmpdir(), 'irodori-first-'))
  const shop: StaffShop = {
    database: server.database,
    storage: fileStorage(folder),
    pool: async () => server.pool,
    print: STANDARD_PRINT,
    connectors: { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
    shopPrefix: 'tayori',
    now: () => server.clock.now,
    writeMail: mailWriter({
      now: () => server.clock.now,
      publicUrl: 'http://shop.example',
      shopMail: 'shop@irodori.example',
    }),
    publicUrl: 'http://shop.example',
    wake: () => server.jobs.wake(),
    vacuum: async () => undefined,
  }
  type = async (...words) => {
    const lines: string[] = []
    const context = { workingDirectory: FIRST_CATALOGUE, say: (line: string) => lines.push(line) }
    return { code: await runStaffCommand(shop, context, words), output: lines.join('\n') }
  }
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

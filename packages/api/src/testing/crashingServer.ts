import { join } from 'node:path'
import { createServer } from '../createServer.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/openDatabase.ts'
import { freeAllLeases } from '../jobs/jobs.ts'
import { fileStorage } from '../storage/fileStorage.ts'
import { openSmallShop } from './smallShop.ts'
import { testPool } from './testServer.ts'

// A server of its own process over the small shop, started by crash.test.ts and killed without warning.
const [directory = ''] = process.argv.slice(2)
const opened = await openPglite(join(directory, 'database'))
const { database } = opened
await migrate(database, new Date())
await freeAllLeases(database)
const known = await database.selectFrom('category').select('id').executeTakeFirst()
if (!known) await openSmallShop(database, new Date())
const server = await createServer({
  configuration: {
    logLevel: 'silent',
    sessionIdle: 3_600_000,
    sessionMaximum: 86_400_000,
    wrongTriesPerHour: 5,
    shopPrefix: 'irodori',
    workers: 1,
  },
  database,
  storage: fileStorage(join(directory, 'files')),
  pool: await testPool(),
  connectors: { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
  bundles: { studio: null, portal: null },
  now: () => new Date(),
  log: (line) => console.error(line),
})
console.log(await server.app.listen({ port: 0, host: '127.0.0.1' }))
server.jobs.wake()

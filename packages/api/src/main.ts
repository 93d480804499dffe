import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from './configuration.ts'
import { readConfiguration } from './configuration.ts'
import { openOutsideShops } from './connectors/openOutsideShops.ts'
import { createServer } from './createServer.ts'
import { DirectoryIsLocked } from './database/directoryLock.ts'
import { migrate } from './database/migrate.ts'
import type { OpenDatabase } from './database/openDatabase.ts'
import { openPglite, openPostgres } from './database/openDatabase.ts'
import { loadDemoShop } from './demo/loadDemoShop.ts'
import { welcomeLines } from './demo/welcomeLines.ts'
import { freeAllLeases } from './jobs/jobs.ts'
import { buildApps } from './static/buildApps.ts'
import { readBundle } from './static/bundleFiles.ts'
import { fileStorage } from './storage/fileStorage.ts'
import { startWorkerPool } from './work/workerPool.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const log = (line: string): void => console.log(line)
const now = (): Date => new Date()

/** Opens everything in order and returns how to close it. */
async function start(configuration: Configuration, signal: AbortSignal): Promise<() => Promise<void>> {
  await mkdir(configuration.dataDirectory, { recursive: true })
  const opened: OpenDatabase = configuration.databaseUrl
    ? openPostgres(configuration.databaseUrl)
    : await openPglite(join(configuration.dataDirectory, 'database'))
  const closing: (() => Promise<void>)[] = [opened.close]
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const { database } = opened
    for (const name of await migrate(database, now())) log(`database: ${name}`)
    if (opened.isExclusive) await freeAllLeases(database)
    const storage = fileStorage(configuration.storageDirectory)
    const pool = await startWorkerPool(configuration)
    closing.push(pool.close)
    if (configuration.demoShop) await loadDemoShop({ database, storage, pool, now, log, signal })
    signal.throwIfAborted()
    const outside = await openOutsideShops(configuration, now)
    closing.push(outside.close)
    await buildApps(ROOT, log)
    signal.throwIfAborted()
    const bundles = {
      studio: await readBundle(join(ROOT, 'studio/dist')),
      portal: await readBundle(join(ROOT, 'portal/dist')),
    }
    const server = await createServer({
      configuration,
      database,
      storage,
      pool,
      connectors: outside.connectors,
      bundles,
      now,
      log,
    })
    closing.push(server.stop)
    await server.app.listen({ port: configuration.port, host: configuration.host })
    server.jobs.wake()
    const address = server.app.server.address()
    const port = typeof address === 'object' && address ? address.port : configuration.port
    for (const line of welcomeLines(`http://localhost:${port}`, configuration.demoShop, now())) log(line)
    return close
  } catch (error) {
    await close()
    throw error
  }
}

async function main(): Promise<void> {
  const read = readConfiguration(process.env, process.cwd())
  if (!read.ok) {
    for (const fault of read.faults) console.error(`environment: ${fault}`)
    process.exitCode = 2
    return
  }
  const stopping = new AbortController()
  const starting = start(read.configuration, stopping.signal)
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) process.exit(signal === 'SIGINT' ? 130 : 143)
    log('stopping; once more stops at once')
    stopping.abort()
    starting
      .then((close) => close())
      .then(
        () => process.exit(0),
        (error: unknown) => (error === stopping.signal.reason ? process.exit(0) : fail(error)),
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) fail(error)
  })
}

function fail(error: unknown): never {
  const isPlain = error instanceof DirectoryIsLocked || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exit(1)
}

await main()

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoShop } from '@irodori/demo-shop/demoShop'
import type { Configuration } from './configuration/configuration.ts'
import { readConfiguration } from './configuration/configuration.ts'
import { openMarketplaces } from './connectors/openMarketplaces.ts'
import { DirectoryIsLocked } from './database/directoryLock.ts'
import { isDatabaseUnavailable } from './database/isDatabaseUnavailable.ts'
import { migrate } from './database/migrate.ts'
import type { OpenDatabase } from './database/openDatabase.ts'
import { openPglite, openPostgres } from './database/openDatabase.ts'
import { demoMessagePath } from './demo/demoMessagePath.ts'
import { lazyArtworkStorage } from './demo/lazyArtworkStorage.ts'
import { loadDemoShop } from './demo/loadDemoShop.ts'
import { welcomeLines } from './demo/welcomeLines.ts'
import { scheduleUploadExpiry } from './image/expireUploadsJob.ts'
import { openJobQueue } from './jobs/jobQueue.ts'
import { releaseAllLeases } from './jobs/jobs.ts'
import { moveEarlierJobs } from './jobs/moveEarlierJobs.ts'
import { redactError } from './logging/redactError.ts'
import { openMailTransport } from './mail/openMailTransport.ts'
import { mailWriter } from './mail/writeMail.ts'
import { makePrintFiles } from './printFiles/makePrintFiles.ts'
import { openPrintSettings } from './printFiles/printSettings.ts'
import { errorCode } from './resilience/transientErrors.ts'
import { createServer } from './server/createServer.ts'
import { runStaffCommand } from './staff/program.ts'
import type { StaffShop } from './staff/staffShop.ts'
import { listenForStaff, staffSocketPath } from './staff/staffSocket.ts'
import { buildApps } from './static/buildApps.ts'
import { readBundle } from './static/bundleFiles.ts'
import { openStorage } from './storage/openStorage.ts'
import { startWorkerPool } from './work/workerPool.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Prints plain lines until the server listens; afterwards, in a real shop, it writes to the structured log. */
let write = (line: string): void => console.log(line)
const log = (line: string): void => write(line)
const now = (): Date => new Date()
/** Milliseconds for closing workers, connections and the database after the last call and job. */
const CLOSING_MS = 10_000

/** Starts all parts in order and returns a function that closes them. */
async function start(configuration: Configuration, signal: AbortSignal): Promise<() => Promise<void>> {
  await mkdir(configuration.dataDirectory, { recursive: true })
  const opened: OpenDatabase = configuration.databaseUrl
    ? openPostgres(configuration.databaseUrl, configuration)
    : await openPglite(join(configuration.dataDirectory, 'database'))
  const closing: (() => Promise<void>)[] = [opened.close]
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    const { database } = opened
    for (const name of await migrate(database)) log(`database: ${name}`)
    const queue = await openJobQueue(database, { connection: opened.jobConnection, log, supervises: true })
    closing.push(queue.close)
    await moveEarlierJobs(database)
    if (opened.isExclusive) await releaseAllLeases(database)
    const files = await openStorage(configuration.storage)
    closing.push(files.close)
    const storage = configuration.demoShop ? lazyArtworkStorage(files.storage, demoShop(now()).artwork) : files.storage
    await storage.ping().catch((cause: unknown) => {
      throw new Error('the storage of STORAGE_URL cannot be reached or refuses access', { cause })
    })
    const print = await openPrintSettings(configuration.print)
    const pool = await startWorkerPool(configuration)
    closing.push(pool.close)
    if (configuration.demoShop) await loadDemoShop({ database, storage, pool, now, log, signal })
    await opened.vacuum()
    signal.throwIfAborted()
    const marketplaces = await openMarketplaces(configuration, now)
    closing.push(marketplaces.close)
    const mailTransport = openMailTransport(configuration.mail, configuration.mailFrom)
    closing.push(async () => mailTransport.close())
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
      makePrintFiles: makePrintFiles({ database, storage, pool }, print),
      connectors: marketplaces.connectors,
      mailTransport,
      bundles,
      now,
      log,
      connections: opened.connections,
    })
    closing.push(async () => {
      server.drain()
      await new Promise((resolve) => setTimeout(resolve, configuration.drainTimeMs))
      await server.stop(configuration.stopTimeoutMs)
    })
    if (opened.isExclusive) {
      const shop: StaffShop = {
        database,
        storage,
        pool: async () => pool,
        print: configuration.print,
        connectors: marketplaces.connectors,
        shopPrefix: configuration.shopPrefix,
        now,
        writeMail: mailWriter({ now, publicUrl: configuration.publicUrl, shopMail: configuration.shopMail }),
        publicUrl: configuration.publicUrl,
        shopMail: configuration.shopMail,
        wake: server.jobs.wake,
        vacuum: opened.vacuum,
      }
      const staff = await listenForStaff(
        staffSocketPath(configuration.dataDirectory),
        ({ words, workingDirectory }, say) => runStaffCommand(shop, { workingDirectory, say }, words),
      )
      closing.push(staff.close)
    }
    await server.app.listen({ port: configuration.port, host: configuration.host })
    await scheduleUploadExpiry(database, now())
    server.jobs.wake()
    server.mails.wake()
    const address = server.app.server.address()
    const port = typeof address === 'object' && address ? address.port : configuration.port
    const message = configuration.demoShop ? await demoMessagePath(database, now()) : null
    for (const line of welcomeLines(`http://localhost:${port}`, configuration.demoShop, now(), message)) log(line)
    if (!configuration.demoShop) write = (line) => server.app.log.warn(line)
    return close
  } catch (error) {
    await close()
    throw error
  }
}

async function main(): Promise<void> {
  const read = readConfiguration(process.env, process.cwd())
  if (!read.ok) {
    for (const line of read.error) console.error(`environment: ${line}`)
    process.exitCode = 2
    return
  }
  const stopping = new AbortController()
  const starting = start(read.value, stopping.signal)
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping.signal.aborted) process.exit(signal === 'SIGINT' ? 130 : 143)
    log('stopping; press again to stop immediately')
    stopping.abort()
    const { drainTimeMs, stopTimeoutMs } = read.value
    setTimeout(() => process.exit(1), drainTimeMs + stopTimeoutMs + CLOSING_MS).unref()
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
  if (isDatabaseUnavailable(error)) {
    console.error(`the database does not answer: ${errorCode(error) || redactError(error)}`)
    process.exit(1)
  }
  const isPlain = error instanceof DirectoryIsLocked || (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(isPlain && error instanceof Error ? error.message : error)
  process.exit(1)
}

await main()

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from './configuration/configuration.ts'
import { readConfiguration } from './configuration/configuration.ts'
import { readEnvironment } from './configuration/readEnvironment.ts'
import { takeSettingsFlag } from './configuration/takeSettingsFlag.ts'
import { openMarketplaces } from './connectors/openMarketplaces.ts'
import { scheduleCredentialNotice } from './credentials/credentialNoticeJob.ts'
import { demoMessagePath } from './demo/demoMessagePath.ts'
import { addDemoClerk, removeDemoClerk } from './demo/addDemoClerk.ts'
import { welcomeLines } from './demo/welcomeLines.ts'
import { scheduleUploadExpiry } from './image/expireUploadsJob.ts'
import { describeShop } from './installation/describeShop.ts'
import { InstallationError } from './installation/installationError.ts'
import { openShop } from './installation/openShop.ts'
import { requireProfile } from './installation/requireProfile.ts'
import { reportProblem } from './installation/reportProblem.ts'
import { openJobQueue } from './jobs/jobQueue.ts'
import { releaseAllLeases } from './jobs/jobs.ts'
import { moveEarlierJobs } from './jobs/moveEarlierJobs.ts'
import { openMailTransport } from './mail/openMailTransport.ts'
import { makePrintFiles } from './printFiles/makePrintFiles.ts'
import { openPrintSettings } from './printFiles/printSettings.ts'
import { scheduleErasure } from './privacy/eraseExpiredJob.ts'
import { createServer } from './server/createServer.ts'
import { serveDemoShop } from './server/serveDemoShop.ts'
import { configuredParts } from './staff/configuredParts.ts'
import type { StaffShop } from './staff/staffShop.ts'
import { listenForStaff, staffSocketPath } from './staff/staffSocket.ts'
import { schedulePolls } from './synchronisation/pollJob.ts'
import { scheduleReports } from './synchronisation/shipmentReports.ts'
import { buildApps } from './static/buildApps.ts'
import { readBundle } from './static/bundleFiles.ts'
import { scheduleDeliveries } from './webhooks/deliveries.ts'
import { scheduleMessageExpiry } from './webhooks/expireMessagesJob.ts'
import { filesNearby } from './storage/filesNearby.ts'
import { startWorkerPool } from './work/workerPool.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Prints plain lines until the server listens; afterwards, in a real shop, it writes to the structured log. */
let write = (line: string): void => console.log(line)
const log = (line: string): void => write(line)
const now = (): Date => new Date()
/** Milliseconds for closing workers, connections and the database after the last call and job. */
const CLOSING_MS = 10_000

/** Seconds between the checks for jobs of dead processes, which other servers of the shop may leave behind. */
const SHARED_MONITOR_SECONDS = 5
/** An only server releases such jobs when it starts. Each check took half of the processor's time of an idle shop. */
const ALONE_MONITOR_SECONDS = 60

/** Milliseconds for the jobs of the demo shop, which other servers or the next start continue. */
const DEMO_JOBS_MS = 5_000

/** The commands of the staff, which no customer waits for. */
const loadStaffProgram = () => import('./staff/program.ts')

/** Starts all parts in order and returns a function that closes them. */
async function start(configuration: Configuration, signal: AbortSignal): Promise<() => Promise<void>> {
  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  const ending = new AbortController()
  const build = () => buildApps(ROOT, log, ending.signal)
  // A build takes a process of its own, so a new shop is made meanwhile. Where a server may be running on the shop, the apps
  // that it serves are left alone until the shop is open.
  const isNew = configuration.databaseUrl === null && !existsSync(join(configuration.dataDirectory, 'database'))
  const building = isNew ? build() : null
  building?.catch(() => undefined)
  try {
    const purpose = configuration.demoShop ? 'DEMO' : 'SERVE'
    const { opened, files, close: closeShop } = await openShop(configuration, purpose, log)
    closing.push(closeShop)
    const { database } = opened
    if (!configuration.demoShop) await requireProfile(database)
    const queue = await openJobQueue(database, {
      connection: opened.jobConnection,
      log,
      supervises: true,
      monitorIntervalSeconds: opened.isExclusive ? ALONE_MONITOR_SECONDS : SHARED_MONITOR_SECONDS,
    })
    closing.push(queue.close)
    await moveEarlierJobs(database)
    if (opened.isExclusive) await releaseAllLeases(database)
    await files.storage.ping()
    const stored =
      configuration.storage.kind === 'BUCKET' ? filesNearby(files.storage, configuration.storageCopies) : files.storage
    const print = await openPrintSettings(configuration.print)
    const pool = await startWorkerPool(configuration)
    closing.push(pool.close)
    const demo = configuration.demoShop
      ? serveDemoShop({ database, files: stored, pool, now, log, vacuum: opened.vacuum })
      : null
    if (demo) closing.push(() => demo.stop(DEMO_JOBS_MS))
    const storage = demo?.storage ?? stored
    await (demo ? demo.prepare() : opened.vacuum())
    signal.throwIfAborted()
    const marketplaces = await openMarketplaces(configuration, database, now)
    closing.push(marketplaces.close)
    const mailTransport = openMailTransport(configuration.mail)
    closing.push(async () => mailTransport.close())
    const isBuilt = await (building ?? build())
    signal.throwIfAborted()
    const bundles = {
      studio: await readBundle(join(ROOT, 'studio/dist')),
      portal: await readBundle(join(ROOT, 'portal/dist')),
      desk: await readBundle(join(ROOT, 'packages/desk/dist')),
    }
    if (!isBuilt || Object.values(bundles).includes(null))
      throw new InstallationError('the apps are not built: run npm run build, and correct what it reports')
    const server = await createServer({
      configuration,
      database,
      storage,
      pool,
      makePrintFiles: makePrintFiles(
        { database, storage, pool: pool.jobs, sealingKeys: configuration.sealingKeys },
        print,
      ),
      connectors: marketplaces.connectors,
      mailTransport,
      bundles,
      now,
      log,
      connections: opened.connections,
      requireDatabaseFiles: opened.requireFiles,
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
        connectors: marketplaces.connectors,
        ...configuredParts(configuration, now),
        wake: () => {
          server.jobs.wake()
          server.exchange.wake()
          server.webhooks.wake()
        },
        vacuum: opened.vacuum,
      }
      const staff = await listenForStaff(
        staffSocketPath(configuration.dataDirectory),
        async ({ words, ...from }, say, complain) => {
          const { runStaffCommand } = await loadStaffProgram()
          return runStaffCommand(shop, { ...from, say, complain }, words)
        },
        describeShop(configuration),
      )
      closing.push(staff.close)
    }
    await (configuration.demoShop ? addDemoClerk(database, now()) : removeDemoClerk(database))
    await server.app.listen({ port: configuration.port, host: configuration.host })
    await scheduleUploadExpiry(database, now())
    await scheduleErasure(database, now())
    await scheduleCredentialNotice(database)
    await schedulePolls(database, marketplaces.connectors, configuration.pollIntervalMs)
    await scheduleReports(database)
    await scheduleDeliveries(database)
    await scheduleMessageExpiry(database, now())
    server.jobs.wake()
    server.mails.wake()
    server.exchange.wake()
    server.webhooks.wake()
    const address = server.app.server.address()
    const port = typeof address === 'object' && address ? address.port : configuration.port
    const message = configuration.demoShop ? await demoMessagePath(database, now()) : null
    const shown = configuration.hasPublicUrl ? configuration.publicUrl : `http://localhost:${port}`
    for (const line of welcomeLines(shown, configuration.demoShop, now(), message)) log(line)
    if (!demo) write = (line) => server.app.log.warn(line)
    // Now, because an upgrade may replace the files later.
    if (opened.isExclusive) loadStaffProgram().catch(() => undefined)
    void demo?.fill()
    return close
  } catch (error) {
    ending.abort()
    await close()
    throw error
  }
}

/**
 * Reads the settings, starts the server and stops it on a signal.
 * @param words those typed after the program: `--settings FILE`
 */
export async function serve(words: readonly string[]): Promise<void> {
  const workingDirectory = process.env.INIT_CWD ?? process.cwd()
  const { settings } = takeSettingsFlag(words)
  const given = await readEnvironment({ environment: process.env, named: settings, workingDirectory })
  const read = given.ok ? readConfiguration(given.value.environment, process.cwd()) : null
  if (!given.ok || !read?.ok) {
    for (const line of given.ok ? (read?.ok === false ? read.error : []) : [given.error])
      console.error(`environment: ${line}`)
    process.exitCode = 2
    return
  }
  if (given.value.file !== null) log(`settings: ${given.value.file}`)
  for (const line of read.value.remarks) log(`environment: ${line}`)
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
  reportProblem(error)
  process.exit(1)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@irodori/contract/durations'
import type { Database } from '../../src/database/tables.ts'
import type { JobHandlers } from '../../src/jobs/runner.ts'
import { HAND_OVER_JOB, WAITING_END_JOB } from '../../src/order/orderJobs.ts'
import type { Server } from '../../src/server/createServer.ts'
import { createServer } from '../../src/server/createServer.ts'
import { fileStorage } from '../../src/storage/fileStorage.ts'
import { memoryDatabase } from '../memoryDatabase.ts'
import { openSmallShop } from '../smallShop.ts'
import { testPool } from '../testServer.ts'
import { WAITING_MS } from './orderModel.ts'

type RunKind = 'WAITING_END_RUN' | 'HAND_OVER_RUN'

/** Two servers on one database, one folder of files and one clock. */
export interface TwoServers {
  readonly database: Database
  /** Milliseconds since 1970, which a test may set. */
  readonly clock: { now: number }
  readonly origins: readonly string[]
  /** Called for each run of a job of an order; calls `run` once. */
  onRun: (kind: RunKind, orderNumber: string, run: () => Promise<void>) => Promise<void>
  /** Lets one server look for due jobs. */
  wake(server: number): void
  /** Resolves when no job is due and none runs. */
  idle(): Promise<void>
  /** Lines of both logs. */
  readonly lines: string[]
  close(): Promise<void>
}

export async function startTwoServers(begin: Date): Promise<TwoServers> {
  const clock = { now: begin.getTime() }
  const now = () => new Date(clock.now)
  const folder = await mkdtemp(join(tmpdir(), 'irodori-histories-'))
  const database = await memoryDatabase(now)
  await openSmallShop(database, now())
  const storage = fileStorage(folder)
  const pool = await testPool()
  const lines: string[] = []
  const observed = (handlers: JobHandlers): JobHandlers =>
    Object.fromEntries(
      Object.entries(handlers).map(([jobKind, handler]) => {
        const kind = RUN_KINDS[jobKind]
        if (kind === undefined) return [jobKind, handler]
        const run: typeof handler.run = async (job) => {
          let result: Awaited<ReturnType<typeof handler.run>> = 'DONE'
          await servers.onRun(kind, job.subject, async () => {
            result = await handler.run(job)
          })
          return result
        }
        return [jobKind, { ...handler, run }]
      }),
    )
  const open = (): Promise<Server> =>
    createServer({
      configuration: {
        logLevel: 'silent',
        // A history takes hours of the clock.
        sessionIdleMs: 100 * DAY_MS,
        sessionMaximumMs: 100 * DAY_MS,
        failedAttemptsPerHour: 5,
        workers: 1,
        waitingMinutes: WAITING_MS / 60_000,
        // All calls come from the same address.
        rateLimitFactor: 1e6,
      },
      database,
      storage,
      pool,
      // The histories are about the order; its print files are covered by handOver.test.ts.
      makePrintFiles: async () => [],
      connectors: { YAHOO: null, RAKUTEN: null, COLOR_ME: null },
      bundles: { studio: null, portal: null },
      now,
      log: (line) => lines.push(line),
      jobHandlers: observed,
    })
  const opened = [await open(), await open()]
  const servers: TwoServers = {
    database,
    clock,
    origins: await Promise.all(opened.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))),
    onRun: (_kind, _orderNumber, run) => run(),
    wake: (server) => opened[server % opened.length]?.jobs.wake(),
    async idle() {
      // A job of one server may add one that the other finds.
      for (const { jobs } of [...opened, ...opened]) await jobs.idle()
    },
    lines,
    async close() {
      for (const server of opened) await server.stop()
      await pool.close()
      await database.destroy()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return servers
}

const RUN_KINDS: Readonly<Record<string, RunKind>> = {
  [WAITING_END_JOB]: 'WAITING_END_RUN',
  [HAND_OVER_JOB]: 'HAND_OVER_RUN',
}

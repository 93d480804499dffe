import type { FastifyInstance } from 'fastify'
import { authenticationRoutes } from './authentication/routes.ts'
import { sessionsIn } from './authentication/sessions.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { Configuration } from './configuration.ts'
import type { Connectors } from './connectors/ecConnector.ts'
import type { Database } from './database/tables.ts'
import { RENDER_JOB, renderJob } from './design/renderJob.ts'
import { designRoutes } from './design/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { createApp } from './http/createApp.ts'
import { registerOn } from './http/register.ts'
import { imageRoutes } from './image/routes.ts'
import type { JobRunner } from './jobs/runner.ts'
import { startRunner } from './jobs/runner.ts'
import { orderRoutes } from './order/routes.ts'
import type { Bundles } from './static/routes.ts'
import { staticRoutes } from './static/routes.ts'
import type { Storage } from './storage/storage.ts'
import { textRoutes } from './text/routes.ts'
import type { WorkerPool } from './work/workerPool.ts'

export interface ServerParts {
  readonly configuration: Pick<
    Configuration,
    'logLevel' | 'sessionIdle' | 'sessionMaximum' | 'shopPrefix' | 'wrongTriesPerHour' | 'workers'
  >
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly connectors: Connectors
  readonly bundles: Bundles
  readonly now: () => Date
  readonly log: (line: string) => void
}

export interface Server {
  readonly app: FastifyInstance
  readonly jobs: JobRunner
  /** Finishes the requests and jobs that run; the parts stay open. */
  stop(): Promise<void>
}

/** Joins every resource to the HTTP shell. It does not listen yet. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { configuration, database, storage, pool, now, log } = parts
  const { shopPrefix, wrongTriesPerHour } = configuration
  const outside = { connectors: parts.connectors, shopPrefix, log }
  const app = await createApp(configuration.logLevel)
  const sessions = sessionsIn(database, now, configuration)
  const jobs = startRunner({
    database,
    now,
    log,
    // One worker is left to those who wait for an answer.
    concurrency: Math.max(1, configuration.workers - 1),
    handlers: { [RENDER_JOB]: renderJob({ database, storage, pool, log }) },
  })
  const register = registerOn(app, sessions.find)
  authenticationRoutes(register, { database, now, sessions, wrongTriesPerHour, outside })
  catalogueRoutes(register, { database, storage })
  orderRoutes(register, { database, now, wrongTriesPerHour, outside })
  designRoutes(register, { database, storage, now, wrongTriesPerHour, wake: jobs.wake })
  imageRoutes(register, { database, storage, pool, now })
  textRoutes(register, { pool })
  healthRoutes(app, database)
  staticRoutes(app, parts.bundles)
  return {
    app,
    jobs,
    async stop() {
      await app.close()
      await jobs.stop()
    },
  }
}

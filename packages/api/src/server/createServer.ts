import type { FastifyInstance } from 'fastify'
import { accountJobs } from '../account/accountJobs.ts'
import { accountRoutes } from '../account/routes.ts'
import type { Argon2id } from '../authentication/argon2id.ts'
import { argon2id } from '../authentication/argon2id.ts'
import { passwordHasher } from '../authentication/passwordHasher.ts'
import { sessionsIn } from '../authentication/sessions.ts'
import { campaignRoutes } from '../campaign/routes.ts'
import { cancellationRoutes } from '../cancellation/routes.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Connectors } from '../connectors/marketplaceConnector.ts'
import type { ConnectionCounts } from '../database/openDatabase.ts'
import type { Database } from '../database/tables.ts'
import { RENDER_JOB, renderJob } from '../design/renderJob.ts'
import { designRoutes } from '../design/routes.ts'
import { healthRoutes } from '../health/routes.ts'
import { helpRoutes } from '../help/routes.ts'
import { createApp } from '../http/createApp.ts'
import { registerOn } from '../http/register.ts'
import { EXPIRE_UPLOADS_JOB, expireUploadsJob, UPLOAD_LIFETIME_MS } from '../image/expireUploadsJob.ts'
import { imageRoutes } from '../image/routes.ts'
import { invoiceRoutes } from '../invoice/routes.ts'
import type { JobHandlers, JobRunner } from '../jobs/runner.ts'
import { startRunner } from '../jobs/runner.ts'
import { createRateLimit, scaledLimits } from '../limits/rateLimit.ts'
import { authenticationRoutes } from '../login/routes.ts'
import { MAIL_JOB, mailJob } from '../mail/mailJob.ts'
import type { MailTransport } from '../mail/mailTransport.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { messageJobs, messageRoutes } from '../message/routes.ts'
import { openApiRoutes } from '../openApi/routes.ts'
import { createMetrics } from '../operations/metrics.ts'
import { metricsRoutes } from '../operations/routes.ts'
import { orderRoutes } from '../orderRoutes/routes.ts'
import { packageRoutes } from '../package/routes.ts'
import { personRoutes } from '../person/routes.ts'
import { postalRoutes } from '../postal/routes.ts'
import type { MakePrintFiles } from '../printFiles/makePrintFiles.ts'
import { productionJobs } from '../production/productionJobs.ts'
import { requireSoundTables } from '../production/requireSoundTables.ts'
import { productionRoutes } from '../production/routes.ts'
import { pageHeads } from '../static/pageHeads.ts'
import type { Bundles } from '../static/routes.ts'
import { staticRoutes } from '../static/routes.ts'
import type { Storage } from '../storage/storage.ts'
import { catalogueRoutes } from '../storefront/routes.ts'
import { textRoutes } from '../text/routes.ts'
import type { WorkerPool } from '../work/workerPool.ts'

export interface ServerParts {
  readonly configuration: Pick<
    Configuration,
    'logLevel' | 'sessionIdleMs' | 'sessionMaximumMs' | 'shopPrefix' | 'failedAttemptsPerHour' | 'workers'
  > &
    Partial<
      Pick<
        Configuration,
        | 'waitingMinutes'
        | 'uploadLifetimeMs'
        | 'publicUrl'
        | 'geocoder'
        | 'shopMail'
        | 'metricsToken'
        | 'rateLimitFactor'
        | 'trustProxy'
      >
    >
  readonly database: Database
  readonly storage: Storage
  readonly pool: WorkerPool
  readonly makePrintFiles: MakePrintFiles
  readonly connectors: Connectors
  /** Sends mails; without it they wait in the database. */
  readonly mailTransport?: MailTransport
  readonly bundles: Bundles
  readonly now: () => Date
  readonly log: (line: string) => void
  readonly connections?: () => ConnectionCounts | null
  /** Receives the log lines; standard output if omitted. */
  readonly logTo?: { write(line: string): void }
  /** Replaces argon2id of node:crypto in tests. */
  readonly argon2id?: Argon2id
  /** Wraps or adds job handlers in tests. */
  readonly jobHandlers?: (own: JobHandlers) => JobHandlers
}

export interface Server {
  readonly app: FastifyInstance
  readonly jobs: JobRunner
  /** Mail jobs have their own runner, so that a slow mail server delays no render. */
  readonly mails: JobRunner
  /** Reports the server as not ready; calls are still accepted. */
  drain(): void
  /**
   * Accepts no more calls, and finishes running calls and jobs; the parts stay open.
   * @param withinMs after which connections are cut and jobs released; unlimited if omitted
   */
  stop(withinMs?: number): Promise<void>
}

/** Default of the waiting period, in which the customer may revoke the start of production. */
const WAITING_MINUTES = 30

/** Creates the HTTP server with the routes of all resources, and the job runners. It does not listen yet. */
export async function createServer(parts: ServerParts): Promise<Server> {
  requireSoundTables()
  const { configuration, database, storage, pool, now, log } = parts
  const { shopPrefix, failedAttemptsPerHour } = configuration
  const { uploadLifetimeMs = UPLOAD_LIFETIME_MS } = configuration
  const { connections = () => null, jobHandlers = (own: JobHandlers) => own } = parts
  const metrics = createMetrics({ database, pool, now, connections })
  const app = await createApp({
    logLevel: configuration.logLevel,
    trustProxy: configuration.trustProxy ?? false,
    onAnswered: metrics.answered,
    ...(parts.logTo ? { logTo: parts.logTo } : {}),
  })
  const limits = scaledLimits(configuration.rateLimitFactor ?? 1)
  let isStopping = false
  const sessions = sessionsIn(database, now, configuration)
  const publicUrl = configuration.publicUrl ?? 'http://localhost:3000'
  const shopMail = configuration.shopMail ?? 'shop@irodori.example'
  const writeMail = mailWriter({ now, publicUrl, shopMail })
  const marketplaces = { connectors: parts.connectors, shopPrefix, log, writeMail }
  const passwords = { database, now, failedAttemptsPerHour, hasher: passwordHasher(parts.argon2id ?? argon2id) }
  const jobs = startRunner({
    database,
    log,
    // One worker is kept free for calls.
    concurrency: Math.max(1, configuration.workers - 1),
    handlers: jobHandlers({
      [RENDER_JOB]: renderJob({ database, storage, pool, now, log }),
      [EXPIRE_UPLOADS_JOB]: expireUploadsJob({ database, storage, now, uploadLifetimeMs, log }),
      ...productionJobs({ database, storage, now, writeMail, log, makePrintFiles: parts.makePrintFiles }),
      ...messageJobs({ database, storage, now }),
      ...accountJobs({ database, now, writeMail, publicUrl }),
    }),
    onEnd: metrics.jobEnded,
  })
  const { mailTransport: transport } = parts
  const mails = startRunner({
    database,
    log,
    concurrency: 1,
    handlers: transport ? jobHandlers({ [MAIL_JOB]: mailJob({ database, storage, pool, transport, now, log }) }) : {},
    onEnd: metrics.jobEnded,
  })
  const wake = () => {
    jobs.wake()
    mails.wake()
  }
  const register = registerOn(app, sessions.find, createRateLimit({ database, now, limits }))
  authenticationRoutes(register, { ...passwords, sessions, marketplaces })
  accountRoutes(register, { ...passwords, sessions, writeMail, publicUrl, wake })
  catalogueRoutes(register, { database, storage, pool, now })
  orderRoutes(register, { database, pool, now, failedAttemptsPerHour, marketplaces })
  designRoutes(register, { database, storage, pool, now, failedAttemptsPerHour, wake: jobs.wake })
  imageRoutes(register, { database, storage, pool, now })
  messageRoutes(register, { database, storage, pool, now, wake, writeMail, publicUrl, marketplaces })
  const { waitingMinutes = WAITING_MINUTES } = configuration
  packageRoutes(register, { database, now, waitingMinutes })
  personRoutes(register, { database, now })
  postalRoutes(register, { now, geocoder: configuration.geocoder ?? null })
  productionRoutes(register, { database, storage, pool, now, waitingMinutes, marketplaces, writeMail, wake })
  cancellationRoutes(register, { database, now, marketplaces, writeMail, shopMail, wake })
  invoiceRoutes(register, { database, now })
  textRoutes(register, { pool })
  helpRoutes(register, { database, now, shopPrefix, writeMail, publicUrl, shopMail, wake })
  campaignRoutes(register, { database, storage, pool, now, writeMail, wake })
  openApiRoutes(app)
  healthRoutes(app, { database, storage, isStopping: () => isStopping })
  metricsRoutes(app, metrics, configuration.metricsToken ?? null)
  staticRoutes(app, parts.bundles, pageHeads({ database, publicUrl, log }), log)
  return {
    app,
    jobs,
    mails,
    drain() {
      isStopping = true
    },
    async stop(withinMs) {
      isStopping = true
      const late = withinMs === undefined ? undefined : setTimeout(() => app.server.closeAllConnections(), withinMs)
      await Promise.all([app.close(), jobs.stop(withinMs), mails.stop(withinMs)])
      clearTimeout(late)
    },
  }
}

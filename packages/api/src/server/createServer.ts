import type { FastifyInstance } from 'fastify'
import { accountJobs } from '../account/accountJobs.ts'
import { accountRoutes } from '../account/routes.ts'
import type { Argon2id } from '../authentication/argon2id.ts'
import { findSystemBy } from '../apiKeys/findSystem.ts'
import { argon2id } from '../authentication/argon2id.ts'
import { customerAccounts } from '../authentication/customerAccounts.ts'
import { passwordHasher } from '../authentication/passwordHasher.ts'
import { sessionsIn } from '../authentication/sessions.ts'
import { campaignRoutes } from '../campaign/routes.ts'
import { cancellationRoutes } from '../cancellation/routes.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Connectors } from '../connectors/marketplaceConnector.ts'
import { MARKETPLACE_IDS } from '../connectors/marketplaceConnector.ts'
import type { ConnectionCounts } from '../database/openDatabase.ts'
import { CREDENTIAL_NOTICE_JOB, credentialNoticeJob } from '../credentials/credentialNoticeJob.ts'
import { RENEW_CREDENTIAL_JOB } from '../credentials/credentialStore.ts'
import { renewCredentialJob } from '../credentials/renewCredentialJob.ts'
import { renewYahooToken, YAHOO_TOKEN_URL } from '../credentials/yahooTokens.ts'
import type { Database } from '../database/tables.ts'
import { auditWrites } from '../desk/auditWrites.ts'
import { deskRoutes } from '../desk/routes.ts'
import { deskOrderRoutes } from '../deskOrders/routes.ts'
import { staffAccounts } from '../desk/staffAccounts.ts'
import { staffSessionsIn } from '../desk/staffSessions.ts'
import { RENDER_JOB, renderJob } from '../design/renderJob.ts'
import { designRoutes } from '../design/routes.ts'
import { healthRoutes } from '../health/routes.ts'
import { helpRoutes } from '../help/routes.ts'
import { deviceCookies } from '../http/client/client.ts'
import { deskCookie } from '../http/client/deskCookie.ts'
import { createApp } from '../http/createApp.ts'
import { registerOn } from '../http/register.ts'
import { EXPIRE_UPLOADS_JOB, expireUploadsJob, UPLOAD_LIFETIME_MS } from '../image/expireUploadsJob.ts'
import { imageRoutes } from '../image/routes.ts'
import { integrationRoutes } from '../integration/routes.ts'
import { invoiceRoutes } from '../invoice/routes.ts'
import type { JobHandlers, JobRunner } from '../jobs/runner.ts'
import { startRunner } from '../jobs/runner.ts'
import { countAllGuesses, guessesIn, guessLimits } from '../limits/guesses.ts'
import { createNetworkHash } from '../limits/networkHash.ts'
import { createRateLimit, scaledLimits } from '../limits/rateLimit.ts'
import { authenticationRoutes } from '../login/routes.ts'
import { MAIL_JOB, mailJob } from '../mail/mailJob.ts'
import type { MailTransport } from '../mail/mailTransport.ts'
import { mailWriter } from '../mail/writeMail.ts'
import { mergeListRoutes } from '../mergeList/routes.ts'
import { messageJobs, messageRoutes } from '../message/routes.ts'
import { openApiRoutes } from '../openApi/routes.ts'
import { createMetrics } from '../operations/metrics.ts'
import { metricsRoutes } from '../operations/routes.ts'
import { DEVICE_LINK_JOB, deviceLinkJob } from '../orderAccess/deviceLink.ts'
import { orderAccessRoutes } from '../orderAccess/routes.ts'
import { orderRoutes } from '../orderRoutes/routes.ts'
import { packageRoutes } from '../package/routes.ts'
import { relyingPartyOf } from '../passkeys/relyingParty.ts'
import { passkeyRoutes } from '../passkeys/routes.ts'
import { personRoutes } from '../person/routes.ts'
import { END_TRANSFER_JOB, endTransferJob } from '../photoTransfer/endTransfer.ts'
import { photoTransferRoutes } from '../photoTransfer/routes.ts'
import { postalRoutes } from '../postal/routes.ts'
import type { MakePrintFiles } from '../printFiles/makePrintFiles.ts'
import { ERASE_EXPIRED_JOB, eraseExpiredJob } from '../privacy/eraseExpiredJob.ts'
import { profileRoutes } from '../profile/routes.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { productionJobs } from '../production/productionJobs.ts'
import { requireSoundTables } from '../production/requireSoundTables.ts'
import { productionRoutes } from '../production/routes.ts'
import { proofLinkRoutes } from '../proofLink/routes.ts'
import { pageHeads } from '../pageHead/pageHeads.ts'
import { shopReader } from '../pageHead/pageShop.ts'
import { sitemapReader } from '../pageHead/sitemap.ts'
import type { Bundles } from '../static/routes.ts'
import { secondFactorRoutes } from '../secondFactor/routes.ts'
import { staticRoutes } from '../static/routes.ts'
import type { Storage } from '../storage/storage.ts'
import { catalogueRoutes } from '../storefront/routes.ts'
import { POLL_JOB, pollJob } from '../synchronisation/pollJob.ts'
import { reportShipmentJob } from '../synchronisation/reportShipmentJob.ts'
import { REPORT_SHIPMENT_JOB } from '../synchronisation/shipmentReports.ts'
import { textRoutes } from '../text/routes.ts'
import { PUBLIC_ONLY } from '../webhooks/addressPolicy.ts'
import { deliveryJob } from '../webhooks/deliveryJob.ts'
import { EXPIRE_MESSAGES_JOB, expireMessagesJob } from '../webhooks/expireMessagesJob.ts'
import { DELIVERY_JOB } from '../webhooks/outbox/deliveryQueue.ts'
import { messageSender } from '../webhooks/sendMessage.ts'
import type { WorkerPool } from '../work/workerPool.ts'
import { closeInOrder } from './closeInOrder.ts'

export interface ServerParts {
  readonly configuration: Pick<
    Configuration,
    'logLevel' | 'sessionIdleMs' | 'sessionMaximumMs' | 'failedAttemptsPerHour' | 'workers'
  > &
    Partial<
      Pick<
        Configuration,
        | 'waitingMinutes'
        | 'uploadLifetimeMs'
        | 'publicUrl'
        | 'geocoder'
        | 'demoShop'
        | 'metricsToken'
        | 'rateLimitFactor'
        | 'trustProxy'
        | 'sealingKeys'
        | 'tokenEndpoints'
        | 'pollIntervalMs'
        | 'importsNewOrders'
        | 'webhookAddresses'
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
  /** Rejects if the files of the embedded database are no longer where they were opened. */
  readonly requireDatabaseFiles?: () => Promise<void>
  /** Receives the log lines; standard output if omitted. */
  readonly logTo?: { write(line: string): void }
  /** Replaces argon2id of node:crypto in tests. */
  readonly argon2id?: Argon2id
  /** Numbers from 0 to 1; replaced in tests. */
  readonly random?: () => number
  /** Milliseconds between looks for the shop's jobs; a test that takes jobs itself chooses a long time. */
  readonly jobPollIntervalMs?: number
  /** Wraps or adds job handlers in tests. */
  readonly jobHandlers?: (own: JobHandlers) => JobHandlers
}

export interface Server {
  readonly app: FastifyInstance
  readonly jobs: JobRunner
  /** Mail jobs have their own runner, so that a slow mail server delays no render. */
  readonly mails: JobRunner
  /** Polls and reports have their own runner, because they wait for marketplaces between their calls. */
  readonly exchange: JobRunner
  /** Messages to webhooks have their own runner, because their receivers may be slow. */
  readonly webhooks: JobRunner
  /** Reports the server as not ready; calls are still accepted. */
  drain(): void
  /**
   * Accepts no more calls, and finishes running calls and jobs; the parts stay open.
   * @param withinMs after which connections are cut and jobs released; unlimited if omitted
   */
  stop(withinMs?: number): Promise<void>
}

/** Messages to webhooks that one server sends at the same time. */
const WEBHOOKS_AT_ONCE = 8

/** Default of the waiting period, in which the customer may revoke the start of production. */
const WAITING_MINUTES = 30

/** Creates the HTTP server with the routes of all resources, and the job runners. It does not listen yet. */
export async function createServer(parts: ServerParts): Promise<Server> {
  requireSoundTables()
  const { configuration, database, storage, pool, now, log } = parts
  const { failedAttemptsPerHour } = configuration
  const { uploadLifetimeMs = UPLOAD_LIFETIME_MS } = configuration
  const { connections = () => null, jobHandlers = (own: JobHandlers) => own } = parts
  const guessRules = guessLimits(failedAttemptsPerHour)
  const countGuesses = () => countAllGuesses(database, now(), guessRules)
  const metrics = createMetrics({ database, pool, now, connections, countGuesses })
  const publicUrl = configuration.publicUrl ?? 'http://localhost:3000'
  const isSecure = publicUrl.startsWith('https:')
  const app = await createApp({
    logLevel: configuration.logLevel,
    trustProxy: configuration.trustProxy ?? false,
    isSecure,
    onAnswered: metrics.answered,
    ...(parts.logTo ? { logTo: parts.logTo } : {}),
  })
  const closeApp = closeInOrder(app)
  const limits = scaledLimits(configuration.rateLimitFactor ?? 1)
  let isStopping = false
  const sessions = sessionsIn(database, now, configuration)
  const cookies = deviceCookies(isSecure)
  const staffSessions = staffSessionsIn(database, now, configuration)
  const staffCookie = deskCookie(isSecure, configuration.sessionMaximumMs)
  const writeMail = mailWriter({ now, publicUrl })
  const orderPrefix = async () => (await readProfile(database)).orderPrefix
  const marketplaces = { connectors: parts.connectors, orderPrefix, log, writeMail }
  const hashNetwork = createNetworkHash(database)
  const guesses = guessesIn({ database, now, hashNetwork, limits: guessRules })
  const passwords = {
    database,
    accounts: customerAccounts,
    now,
    failedAttemptsPerHour,
    guesses,
    hasher: passwordHasher(parts.argon2id ?? argon2id),
  }
  const sealingKeys = configuration.sealingKeys ?? []
  const jobs = startRunner({
    database,
    log,
    pollIntervalMs: parts.jobPollIntervalMs,
    // One worker is kept free for calls.
    concurrency: Math.max(1, configuration.workers - 1),
    handlers: jobHandlers({
      [RENDER_JOB]: renderJob({ database, storage, pool: pool.jobs, now, log }),
      [EXPIRE_UPLOADS_JOB]: expireUploadsJob({ database, storage, now, uploadLifetimeMs, log }),
      [ERASE_EXPIRED_JOB]: eraseExpiredJob({ database, storage, now, log }),
      ...productionJobs({ database, storage, now, writeMail, log, makePrintFiles: parts.makePrintFiles }),
      ...messageJobs({ database, storage, now }),
      ...accountJobs({ database, now, writeMail, publicUrl }),
      [DEVICE_LINK_JOB]: deviceLinkJob({ database, now, writeMail, publicUrl }),
      [RENEW_CREDENTIAL_JOB]: renewCredentialJob({
        database,
        keys: sealingKeys,
        renewToken: renewYahooToken(configuration.tokenEndpoints?.YAHOO ?? YAHOO_TOKEN_URL, now),
        now,
        log,
      }),
      [END_TRANSFER_JOB]: endTransferJob({ database, storage }),
      [EXPIRE_MESSAGES_JOB]: expireMessagesJob({ database, now }),
      [CREDENTIAL_NOTICE_JOB]: credentialNoticeJob({ database, now, writeMail }),
    }),
    onEnd: metrics.jobEnded,
  })
  const { mailTransport: transport } = parts
  const mails = startRunner({
    database,
    log,
    concurrency: 1,
    handlers: transport
      ? jobHandlers({ [MAIL_JOB]: mailJob({ database, storage, pool: pool.jobs, transport, now, log }) })
      : {},
    onEnd: metrics.jobEnded,
  })
  const { pollIntervalMs: intervalMs = 0, importsNewOrders: importsNew = false } = configuration
  const { connectors, random = Math.random } = parts
  const exchange = startRunner({
    database,
    log,
    // One for each marketplace, and one for reports of shipments.
    concurrency: MARKETPLACE_IDS.length + 1,
    handlers: jobHandlers({
      [POLL_JOB]: pollJob({
        database,
        connectors,
        now,
        log,
        writeMail,
        intervalMs,
        importsNew,
        random,
        wake: () => wake(),
      }),
      [REPORT_SHIPMENT_JOB]: reportShipmentJob({ database, connectors, now, log, random }),
    }),
    onEnd: metrics.jobEnded,
  })
  const webhooks = startRunner({
    database,
    log,
    concurrency: WEBHOOKS_AT_ONCE,
    handlers: jobHandlers({
      [DELIVERY_JOB]: deliveryJob({
        database,
        keys: sealingKeys,
        send: messageSender({ policy: configuration.webhookAddresses ?? PUBLIC_ONLY }),
        now,
        log,
        random,
      }),
    }),
    onEnd: metrics.jobEnded,
  })
  const wake = () => {
    jobs.wake()
    mails.wake()
    exchange.wake()
    webhooks.wake()
  }
  const limit = createRateLimit({ database, now, hashNetwork, limits })
  const findSystem = findSystemBy({ database, now, limit })
  const register = registerOn(app, {
    findCaller: sessions.find,
    findSystem,
    findStaff: staffSessions.find,
    recordWrite: auditWrites(database, now),
    deskCookie: staffCookie,
    limit,
    cookies,
  })
  authenticationRoutes(register, { ...passwords, sessions, marketplaces, sealingKeys })
  orderAccessRoutes(app, register, { ...passwords, cookies, wake })
  const accounts = { ...passwords, sessions, writeMail, publicUrl, wake }
  accountRoutes(register, accounts)
  const relyingParty = relyingPartyOf(publicUrl)
  passkeyRoutes(register, { ...accounts, relyingParty })
  secondFactorRoutes(register, { ...accounts, sealingKeys })
  deskRoutes(register, {
    ...accounts,
    accounts: staffAccounts,
    sessions: staffSessions,
    cookie: staffCookie,
    sessionIdleMs: configuration.sessionIdleMs,
    relyingParty,
    sealingKeys,
  })
  deskOrderRoutes(register, { database, storage, now, writeMail, wake, publicUrl, connectors: parts.connectors, log })
  catalogueRoutes(register, { database, storage, pool, now })
  orderRoutes(register, { database, pool, now, guesses, marketplaces, sealingKeys })
  designRoutes(register, { database, storage, pool, now, guesses, wake })
  proofLinkRoutes(register, { database, storage, limit, now })
  photoTransferRoutes(register, { database, storage, limit, now, wake })
  mergeListRoutes(register, { database, storage, pool, now, sealingKeys })
  imageRoutes(register, { database, storage, pool, now })
  messageRoutes(register, { database, storage, pool, now, wake, writeMail, publicUrl, marketplaces, sealingKeys })
  const { waitingMinutes = WAITING_MINUTES } = configuration
  packageRoutes(register, { database, now, waitingMinutes })
  personRoutes(register, { database, now })
  postalRoutes(register, { now, geocoder: configuration.geocoder ?? null })
  productionRoutes(register, {
    database,
    storage,
    pool,
    now,
    waitingMinutes,
    marketplaces,
    writeMail,
    wake,
    sealingKeys,
  })
  cancellationRoutes(register, { database, now, guesses, marketplaces, writeMail, wake })
  invoiceRoutes(register, { database, now, isDemo: configuration.demoShop ?? true, log })
  textRoutes(register, { pool: pool.visitors })
  helpRoutes(register, { database, now, writeMail, publicUrl, wake })
  profileRoutes(register, { database })
  campaignRoutes(register, { database, storage, pool: pool.visitors, now, writeMail, wake })
  integrationRoutes(register, { database, now, writeMail, wake })
  openApiRoutes(app)
  healthRoutes(app, {
    database,
    storage,
    requireDatabaseFiles: parts.requireDatabaseFiles ?? (async () => undefined),
    now,
    isStopping: () => isStopping,
    isPolling: intervalMs > 0,
    countGuesses,
    metricsToken: configuration.metricsToken ?? null,
  })
  metricsRoutes(app, metrics, configuration.metricsToken ?? null)
  const readShop = shopReader(database, now)
  const search = {
    headOf: pageHeads({ database, readShop, publicUrl, log }),
    readSitemap: sitemapReader({ database, publicUrl, now }),
    publicUrl,
  }
  staticRoutes(app, parts.bundles, readShop, search, log)
  return {
    app,
    jobs,
    mails,
    exchange,
    webhooks,
    drain() {
      isStopping = true
    },
    async stop(withinMs) {
      isStopping = true
      const late = withinMs === undefined ? undefined : setTimeout(() => app.server.closeAllConnections(), withinMs)
      const runners = [jobs, mails, exchange, webhooks]
      await Promise.all([closeApp(), ...runners.map((runner) => runner.stop(withinMs))])
      clearTimeout(late)
    },
  }
}

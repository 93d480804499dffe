import type { Result } from '@irodori/result'
import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '../database/migrate.ts'
import { putSetting } from '../database/putSetting.ts'
import { listCredentials } from '../credentials/credentialStore.ts'
import { warningOf } from '../credentials/warnings.ts'
import type { Database } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { countAllGuesses } from '../limits/guesses.ts'
import { mayMonitor } from '../operations/mayMonitor.ts'
import type { Storage } from '../storage/storage.ts'
import { exchangeWarnings } from '../synchronisation/exchangeWarnings.ts'
import { webhookWarnings } from '../webhooks/webhookWarnings.ts'
import type { Probe, ProbeFailure } from './probe.ts'
import { createProbe } from './probe.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  /** Rejects if the files of the embedded database are no longer where they were opened. */
  readonly requireDatabaseFiles: () => Promise<void>
  readonly isStopping: () => boolean
  readonly now: () => Date
  /** Whether the marketplaces are polled. */
  readonly isPolling: boolean
  readonly countGuesses: () => ReturnType<typeof countAllGuesses>
  /** Bearer token of the monitoring; null if there is none. */
  readonly metricsToken: string | null
}

/** The reasons why a server is not ready for calls. */
type Missing = 'DATABASE' | 'MIGRATIONS' | 'STORAGE' | 'STOPPING'

/** The setting that each check writes. */
const SIGN_OF_LIFE = 'lastReadinessCheck'

interface State {
  readonly missing: readonly Missing[]
  /** What the staff have to see to, though the server serves customers: as DATABASE_SLOW, MANY_FAILED_ATTEMPTS:ORDER_PHONE, CREDENTIAL_ENDS:RAKUTEN, POLL_LATE:YAHOO, SHIPMENTS_REFUSED:COLOR_ME or WEBHOOK_FAILED:whe_…. */
  readonly warnings: readonly string[]
}

/** Milliseconds until a dependency counts as slow, and for each check of the warnings. */
const SLOW_AFTER_MS = 1_000
/**
 * Milliseconds without an answer until a dependency counts as gone. Under load a server is slow, and removing it increases the
 * load of the others.
 */
const GONE_AFTER_MS = 60_000
/** Milliseconds for which visitors are given an earlier answer: each check writes, and anybody may ask. */
const KEPT_MS = 1_000

/**
 * Registers liveness (the process answers) and readiness (its dependencies are available) for monitoring. Anybody may read
 * the status; what is missing is told on this machine and to callers with the token.
 */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const { storage, now } = deps
  const timing = { now, slowAfterMs: SLOW_AFTER_MS, goneAfterMs: GONE_AFTER_MS }
  const probes: Probes = {
    database: createProbe({ ask: () => askDatabase(deps), ...timing }),
    storage: createProbe({ ask: () => storage.ping(), ...timing }),
    warnings: createProbe({ ask: () => readWarnings(deps), ...timing }),
  }

  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/health/ready', async (request, reply) => {
    const isMonitor = mayMonitor(request, deps.metricsToken)
    const { missing: found, warnings } = await checkState(probes, isMonitor ? 0 : KEPT_MS)
    const missing: readonly Missing[] = deps.isStopping() ? ['STOPPING', ...found] : found
    const ready = missing.length === 0
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(isMonitor ? { ready, ...(!ready && { missing }), ...(warnings.length > 0 && { warnings }) } : { ready })
  })
}

interface Probes {
  /** Names of the missing migrations. */
  readonly database: Probe<readonly string[]>
  readonly storage: Probe<void>
  readonly warnings: Probe<readonly string[]>
}

async function checkState(probes: Probes, keptMs: number): Promise<State> {
  const [tables, files] = await Promise.all([probes.database(keptMs), probes.storage(keptMs)])
  const failed = (what: 'DATABASE' | 'STORAGE', probed: Result<unknown, ProbeFailure>) =>
    probed.ok ? [] : [{ what, failure: probed.error }]
  const failures = [...failed('DATABASE', tables), ...failed('STORAGE', files)]
  const gone = failures.flatMap(({ what, failure }): Missing[] => (failure === 'GONE' ? [what] : []))
  const slow = failures.flatMap(({ what, failure }) => (failure === 'SLOW' ? [`${what}_SLOW`] : []))
  const isMigrated = tables.ok && tables.value.length === 0
  const warnings = isMigrated ? await probes.warnings(keptMs) : null
  return {
    missing: tables.ok && !isMigrated ? ['MIGRATIONS', ...gone] : gone,
    warnings: [...slow, ...(warnings?.ok ? warnings.value : [])],
  }
}

/** Reads the tables and writes a row: a database may answer although its disk is full. */
async function askDatabase({ database, now, requireDatabaseFiles }: Deps): Promise<readonly string[]> {
  await requireDatabaseFiles()
  const missing = await missingMigrations(database)
  if (missing.length === 0) await transact(database, (tx) => putSetting(tx, SIGN_OF_LIFE, now().toISOString()))
  return missing
}

async function readWarnings({ database, now: clock, isPolling, countGuesses }: Deps): Promise<readonly string[]> {
  const now = clock()
  const states = await listCredentials(database)
  const found = states.map((state) => warningOf(state, now))
  const credentials = found.flatMap((one) => (one === null ? [] : `CREDENTIAL_${one.kind}:${one.state.shop}`))
  const guesses = Object.entries(await countGuesses())
  const braked = guesses.flatMap(([kind, { isBraked }]) => (isBraked ? `MANY_FAILED_ATTEMPTS:${kind}` : []))
  return [
    ...braked,
    ...credentials,
    ...(await exchangeWarnings(database, now, isPolling)),
    ...(await webhookWarnings(database)),
  ]
}

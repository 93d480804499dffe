import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '../database/migrate.ts'
import { listCredentials } from '../credentials/credentialStore.ts'
import { warningOf } from '../credentials/warnings.ts'
import type { Database } from '../database/tables.ts'
import { mayMonitor } from '../operations/mayMonitor.ts'
import type { Storage } from '../storage/storage.ts'
import { exchangeWarnings } from '../synchronisation/exchangeWarnings.ts'
import { webhookWarnings } from '../webhooks/webhookWarnings.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly isStopping: () => boolean
  readonly now: () => Date
  /** Whether the marketplaces are polled. */
  readonly isPolling: boolean
  /** Bearer token of the monitoring; null if there is none. */
  readonly metricsToken: string | null
}

/** The reasons why a server is not ready for calls. */
type Missing = 'DATABASE' | 'MIGRATIONS' | 'STORAGE' | 'STOPPING'

interface State {
  readonly missing: readonly Missing[]
  /** What the staff have to see to, though the server serves customers: as CREDENTIAL_ENDS:RAKUTEN, POLL_LATE:YAHOO, SHIPMENTS_REFUSED:COLOR_ME or WEBHOOK_FAILED:whe_…. */
  readonly warnings: readonly string[]
}

/** Milliseconds for each check. */
const CHECK_TIMEOUT_MS = 1_000

/**
 * Registers liveness (the process answers) and readiness (its dependencies are available) for monitoring. Anybody may read
 * the status; what is missing is told on this machine and to callers with the token.
 */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  let checking: Promise<State> | null = null

  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/health/ready', async (request, reply) => {
    // Parallel requests share one check, also while the database does not answer.
    checking ??= checkState(deps).finally(() => {
      checking = null
    })
    const { missing: found, warnings } = await checking
    const missing: readonly Missing[] = deps.isStopping() ? ['STOPPING', ...found] : found
    const ready = missing.length === 0
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(
        mayMonitor(request, deps.metricsToken)
          ? { ready, ...(!ready && { missing }), ...(warnings.length > 0 && { warnings }) }
          : { ready },
      )
  })
}

async function checkState({ database, storage, now, isPolling }: Deps): Promise<State> {
  const [tables, files] = await Promise.all([inTime(missingMigrations(database)), inTime(storage.ping())])
  const missing: Missing[] = []
  if (!tables.ok) missing.push('DATABASE')
  else if (tables.value.length > 0) missing.push('MIGRATIONS')
  if (!files.ok) missing.push('STORAGE')
  const hasTables = tables.ok && tables.value.length === 0
  const states = hasTables ? await inTime(listCredentials(database)) : null
  const found = states?.ok ? states.value.map((state) => warningOf(state, now())) : []
  const credentials = found.flatMap((one) => (one === null ? [] : `CREDENTIAL_${one.kind}:${one.state.shop}`))
  const exchange = hasTables ? await inTime(exchangeWarnings(database, now(), isPolling)) : null
  const webhooks = hasTables ? await inTime(webhookWarnings(database)) : null
  const others = [exchange, webhooks].flatMap((checked) => (checked?.ok ? checked.value : []))
  return { missing, warnings: [...credentials, ...others] }
}

async function inTime<Value>(check: Promise<Value>): Promise<Result<Value, 'UNAVAILABLE'>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Result<Value, 'UNAVAILABLE'>>((resolve) => {
    timer = setTimeout(() => resolve(err('UNAVAILABLE')), CHECK_TIMEOUT_MS)
  })
  const result = check.then(ok, () => err('UNAVAILABLE' as const))
  const first = await Promise.race([result, late])
  clearTimeout(timer)
  return first
}

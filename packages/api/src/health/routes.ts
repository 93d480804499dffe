import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '../database/migrate.ts'
import type { Database } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly isStopping: () => boolean
}

/** The reasons why a server is not ready for calls. */
type Missing = 'DATABASE' | 'MIGRATIONS' | 'STORAGE' | 'STOPPING'

/** Milliseconds for each check. */
const CHECK_TIMEOUT_MS = 1_000

/** Registers liveness (the process answers) and readiness (its dependencies are available) for monitoring. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  let checking: Promise<Missing[]> | null = null

  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/health/ready', async (_request, reply) => {
    // Parallel requests share one check, also while the database does not answer.
    checking ??= findMissing(deps).finally(() => {
      checking = null
    })
    const missing: readonly Missing[] = deps.isStopping() ? ['STOPPING', ...(await checking)] : await checking
    const ready = missing.length === 0
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? { ready } : { ready, missing })
  })
}

async function findMissing({ database, storage }: Deps): Promise<Missing[]> {
  const [tables, files] = await Promise.all([inTime(missingMigrations(database)), inTime(storage.ping())])
  const missing: Missing[] = []
  if (!tables.ok) missing.push('DATABASE')
  else if (tables.value.length > 0) missing.push('MIGRATIONS')
  if (!files.ok) missing.push('STORAGE')
  return missing
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

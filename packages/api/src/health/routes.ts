import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '../database/migrate.ts'
import type { Database } from '../database/tables.ts'
import type { Storage } from '../storage/storage.ts'

interface Deps {
  readonly database: Database
  readonly storage: Storage
  readonly isStopping: () => boolean
}

/** What keeps a server from being sent calls. */
type Missing = 'DATABASE' | 'MIGRATIONS' | 'STORAGE' | 'STOPPING'

const RETRY_POLICY = 1_000

/** For whoever watches the server: live says that the process answers, ready that it can do its work. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  let asking: Promise<Missing[]> | null = null

  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ live: true }))

  app.get('/health/ready', async (_request, reply) => {
    // Many who ask at once, or while the database is silent, are answered by one question.
    asking ??= ask(deps).finally(() => {
      asking = null
    })
    const missing: readonly Missing[] = deps.isStopping() ? ['STOPPING', ...(await asking)] : await asking
    const ready = missing.length === 0
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready ? { ready } : { ready, missing })
  })
}

async function ask({ database, storage }: Deps): Promise<Missing[]> {
  const [tables, files] = await Promise.all([inTime(missingMigrations(database)), inTime(storage.ping())])
  const missing: Missing[] = []
  if (!tables.ok) missing.push('DATABASE')
  else if (tables.value.length > 0) missing.push('MIGRATIONS')
  if (!files.ok) missing.push('STORAGE')
  return missing
}

type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false }

async function inTime<Value>(question: Promise<Value>): Promise<Answer<Value>> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false }), RETRY_POLICY)
  })
  const answer = question.then(
    (value): Answer<Value> => ({ ok: true, value }),
    (): Answer<Value> => ({ ok: false }),
  )
  const first = await Promise.race([answer, late])
  clearTimeout(timer)
  return first
}

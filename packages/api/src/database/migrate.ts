import { sql } from 'kysely'
import { errorCode } from '../resilience/transientErrors.ts'
import { catalogueSearch, kanaSearch } from './migrations/catalogueSearch.ts'
import { failedAttempts } from './migrations/failedAttempts.ts'
import { foldersToSweep } from './migrations/foldersToSweep.ts'
import { foundation } from './migrations/foundation.ts'
import { kernelVersion } from './migrations/kernelVersion.ts'
import { messageUpload } from './migrations/messageUpload.ts'
import { orderHistory } from './migrations/orderHistory.ts'
import { reservedStock } from './migrations/reservedStock.ts'
import { shopServices } from './migrations/shopServices.ts'
import type { Database, Transacting } from './tables.ts'

/** In order. A released migration never changes. */
const MIGRATIONS: readonly { readonly name: string; readonly up: (database: Transacting) => Promise<void> }[] = [
  { name: '0001-foundation', up: foundation },
  { name: '0002-shop-services', up: shopServices },
  { name: '0003-catalogue-search', up: catalogueSearch },
  { name: '0004-kana-search', up: kanaSearch },
  { name: '0005-message-upload', up: messageUpload },
  { name: '0006-kernel-version', up: kernelVersion },
  { name: '0007-order-history', up: orderHistory },
  { name: '0008-folders-to-sweep', up: foldersToSweep },
  { name: '0009-reserved-stock', up: reservedStock },
  { name: '0010-failed-attempts', up: failedAttempts },
]

/**
 * Applies the missing migrations. Several processes may start at the same time: all but one wait for the lock row. Each
 * migration is one transaction.
 * @returns the names of the applied migrations
 */
export async function migrate(database: Database, now: Date): Promise<string[]> {
  await prepare(database)
  const applied: string[] = []
  for (const { name, up } of MIGRATIONS) {
    const isNew = await database.transaction().execute(async (tx) => {
      await tx.selectFrom('migration_lock').selectAll().where('id', '=', 1).forUpdate().execute()
      const done = await tx.selectFrom('migration').select('name').where('name', '=', name).executeTakeFirst()
      if (done) return false
      await up(tx)
      await tx.insertInto('migration').values({ name, applied_at: now }).execute()
      return true
    })
    if (isNew) applied.push(name)
  }
  return applied
}

/** The names of the migrations that the database still lacks. */
export async function missingMigrations(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('migration').select('name').execute()
  return MIGRATIONS.map(({ name }) => name).filter((name) => !rows.some((row) => row.name === name))
}

const MAX_ATTEMPTS = 5
/** SQLSTATEs of PostgreSQL when two sessions run the same `create table if not exists` at the same time. */
const CONCURRENT_CREATION = new Set(['23505', '42710', '42P07', 'XX000'])

async function prepare(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`create table if not exists migration_lock (id integer primary key, taken integer not null)`.execute(
        database,
      )
      await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null)`.execute(
        database,
      )
      await database
        .insertInto('migration_lock')
        .values({ id: 1, taken: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !CONCURRENT_CREATION.has(errorCode(error))) throw error
    }
  }
}

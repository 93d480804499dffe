import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { syncDirectory } from '../storage/fileStorage.ts'
import { lockDirectory } from './directoryLock.ts'
import { syncingFileSystem, syncingStartParameters } from './syncingFileSystem.ts'
import type { Tables } from './tables.ts'

export interface ConnectionCounts {
  readonly open: number
  readonly idle: number
  /** Calls that wait for one. */
  readonly waiting: number
}

export interface OpenDatabase {
  readonly database: Kysely<Tables>
  /** This process is the only one on the database, so leases of an earlier run are dead. */
  readonly isExclusive: boolean
  /** Null where there are none to count. */
  connections(): ConnectionCounts | null
  /**
   * Counts the rows for the planner and clears away old ones, after much was written. A server does so by itself, the
   * embedded database never: a hashtag among 10,000 templates takes 2 ms instead of 127 after it.
   */
  tidy(): Promise<void>
  close(): Promise<void>
}

interface PostgresSettings {
  readonly databaseConnections: number
  /** Milliseconds that one statement may take; 0 for no limit. */
  readonly databaseStatementTimeout: number
}

/** For a connection, from the pool or to the server; then the call is refused. */
const CONNECTION_PATIENCE = 5_000

/** Opens the server that a postgres:// address names. It need not be there yet, and may come and go. */
export function openPostgres(url: string, settings: PostgresSettings): OpenDatabase {
  const { databaseConnections, databaseStatementTimeout: timeout } = settings
  const pool = new pg.Pool({
    connectionString: url,
    max: databaseConnections,
    connectionTimeoutMillis: CONNECTION_PATIENCE,
    keepAlive: true,
    application_name: 'irodori',
    // A transaction that is left open, by a bug or a machine that froze, lets go of its locks as well.
    ...(timeout > 0 ? { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout } : {}),
  })
  // A connection that the server drops, idle or in the middle of a transaction, is replaced by the pool, and the call
  // that had it fails; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    database,
    isExclusive: false,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    tidy: async () => undefined,
    close: () => database.destroy(),
  }
}

/**
 * Opens the PGlite cluster in a directory and creates it where there is none. Every commit is synced to the disk.
 * @throws DirectoryIsLocked where another process has it open
 */
export async function openPglite(directory: string): Promise<OpenDatabase> {
  const lock = await lockDirectory(directory)
  try {
    const cluster = join(directory, 'cluster')
    if (!existsSync(cluster)) await createCluster(directory, cluster)
    const pglite = await startCluster(cluster)
    const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
    return {
      database,
      isExclusive: true,
      connections: () => null,
      tidy: async () => void (await sql`vacuum analyze`.execute(database)),
      async close() {
        await database.destroy()
        if (!pglite.closed) await pglite.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Made beside its place and renamed when whole, so that a kill in the middle leaves nothing half-made behind. */
async function createCluster(directory: string, cluster: string): Promise<void> {
  const draft = join(directory, 'cluster.new')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  const pglite = await startCluster(draft)
  await pglite.close()
  await rename(draft, cluster)
  await syncDirectory(directory)
}

const startCluster = (cluster: string): Promise<PGlite> =>
  PGlite.create({
    fs: syncingFileSystem(cluster),
    startParams: syncingStartParameters(PGlite.defaultStartParams),
    relaxedDurability: false,
  })

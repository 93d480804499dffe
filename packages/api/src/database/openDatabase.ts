import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import pg from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { fromPglite } from 'pg-boss'
import { errorCode } from '../resilience/transientErrors.ts'
import { syncDirectory } from '../storage/fileStorage.ts'
import { markPlace } from '../storage/markedPlace.ts'
import { DatabaseIsDamaged, requireRelationFiles } from './damagedCluster.ts'
import { lockDirectory } from './directoryLock.ts'
import { SharedPostgresDialect } from './postgresDialect.ts'
import { syncingFileSystem, syncingStartParameters } from './syncingFileSystem.ts'
import type { Tables } from './tables.ts'

export interface ConnectionCounts {
  readonly open: number
  readonly idle: number
  /** Calls that wait for a connection. */
  readonly waiting: number
}

export interface OpenDatabase {
  readonly database: Kysely<Tables>
  /** Whether no other process uses the database, so that job leases of an earlier run are invalid. */
  readonly isExclusive: boolean
  /** pg-boss's connection to the database: a small pool of its own, or the embedded database. */
  readonly jobConnection: ConstructorOptions
  /** Rejects if the files of the embedded database are no longer where they were opened: moved, removed or unmounted. */
  requireFiles(): Promise<void>
  /** Null for the embedded database, which has no pool. */
  connections(): ConnectionCounts | null
  /**
   * Runs VACUUM ANALYZE after bulk writes. A PostgreSQL server does so by itself, the embedded database never: afterwards
   * a hashtag among 10,000 templates is found in 2 ms instead of 127.
   */
  vacuum(): Promise<void>
  close(): Promise<void>
}

interface PostgresSettings {
  readonly databaseConnections: number
  /** Milliseconds for one statement; 0 for no limit. */
  readonly databaseStatementTimeoutMs: number
}

/** Milliseconds to wait for a connection, from the pool or to the server. */
const CONNECTION_TIMEOUT_MS = 5_000
/** Connections of pg-boss, so that jobs are fetched and renewed while calls use all other connections. */
const JOB_CONNECTIONS = 2

/** Opens a PostgreSQL server. It is contacted by the first query, and may be unavailable for a time. */
export function openPostgres(url: string, settings: PostgresSettings): OpenDatabase {
  const { databaseConnections, databaseStatementTimeoutMs: timeout } = settings
  const pool = new pg.Pool({
    connectionString: url,
    max: databaseConnections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'irodori',
    // A transaction that is left open, by a bug or a frozen machine, must release its locks.
    ...(timeout > 0 ? { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout } : {}),
  })
  // The pool replaces a connection that the server drops, and the call that used it fails; without a listener the error
  // would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const database = new Kysely<Tables>({ dialect: new SharedPostgresDialect({ pool }) })
  return {
    database,
    isExclusive: false,
    jobConnection: {
      connectionString: url,
      max: JOB_CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      application_name: 'irodori jobs',
    },
    requireFiles: async () => undefined,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    vacuum: async () => undefined,
    close: () => database.destroy(),
  }
}

/**
 * Opens the PGlite cluster in a directory, and creates a missing one. Every commit is synced to the disk.
 * @throws DirectoryIsLocked if another process has it open, DatabaseIsDamaged if its files cannot be used
 */
export async function openPglite(directory: string): Promise<OpenDatabase> {
  const lock = await lockDirectory(directory)
  try {
    const cluster = join(directory, 'cluster')
    if (!existsSync(cluster)) await createCluster(directory, cluster)
    const { pglite, database } = await startExisting(directory, cluster)
    const place = await markPlace(cluster)
    return {
      database,
      isExclusive: true,
      jobConnection: { db: fromPglite(pglite), backend: 'pglite' },
      requireFiles: place.require,
      connections: () => null,
      vacuum: async () => void (await sql`vacuum analyze`.execute(database)),
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

async function startExisting(
  directory: string,
  cluster: string,
): Promise<{ readonly pglite: PGlite; readonly database: Kysely<Tables> }> {
  try {
    const pglite = await startCluster(cluster)
    const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
    await requireRelationFiles(database, cluster)
    return { pglite, database }
  } catch (error) {
    // Errors of the host's file system are about access, not about the content of the files.
    if (error instanceof DatabaseIsDamaged || NO_ACCESS.has(errorCode(error))) throw error
    throw new DatabaseIsDamaged(directory, 'the engine does not start on them', { cause: error })
  }
}

const NO_ACCESS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE'])

/** Creates the cluster in a draft folder and renames it, so that a killed process leaves no incomplete cluster. */
async function createCluster(directory: string, cluster: string): Promise<void> {
  const draft = join(directory, 'cluster.new')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  const pglite = await startCluster(draft)
  await pglite.close()
  await rename(draft, cluster)
  await syncDirectory(directory)
}

/**
 * The engine clears its page cache at each start: its default of 128 MB took half a second and 100 MB of memory more than
 * this, which holds the tables of a shop with thousands of templates. Other pages come from the cache of the host.
 */
const PAGE_CACHE = ['-c', 'shared_buffers=32MB']

const startCluster = (cluster: string): Promise<PGlite> =>
  PGlite.create({
    fs: syncingFileSystem(cluster),
    startParams: [...syncingStartParameters(PGlite.defaultStartParams), ...PAGE_CACHE],
    relaxedDurability: false,
  })

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The files of the embedded database cannot be used; the message is meant for the operator. */
export class DatabaseIsDamaged extends Error {
  override readonly name = 'DatabaseIsDamaged'

  constructor(directory: string, fact: string, options?: ErrorOptions) {
    super(
      `the files of the database in ${directory} are damaged (${fact}). Move ${directory} and the folder of the files away, ` +
        `then restore the last backup: npm run shop -- create, npm run shop -- restore TARGET`,
      options,
    )
  }
}

/** The relations of PostgreSQL that are stored in a file of their own: tables, indexes, sequences, large values. */
const STORED = sql.lit('{r,i,S,t,m}')

/**
 * Looks for the file of every relation, because the engine notices a missing one only when a query needs it.
 * @throws DatabaseIsDamaged
 */
export async function requireRelationFiles(database: Kysely<Tables>, cluster: string): Promise<void> {
  const { rows } = await sql<{ name: string; path: string | null }>`
    select relname as name, pg_relation_filepath(oid) as path from pg_class
    where relkind = any(${STORED}::"char"[])`.execute(database)
  const lost = rows.find(({ path }) => path !== null && !existsSync(join(cluster, path)))
  if (lost) throw new DatabaseIsDamaged(join(cluster, '..'), `the file of ${lost.name} is missing`)
}

import type { Kysely, TableMetadata } from 'kysely'
import { PostgresAdapter, PostgresDialect, PostgresIntrospector, sql } from 'kysely'

/** `migrate` locks for its transaction; PgBouncer in transaction mode would lose or leave behind a lock of the session. */
class TransactionLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * Lists the tables of the current schema, without their columns. Kysely's own introspector describes every column of all
 * schemas, which takes a second on a server with a hundred of them, and mistakes a table of another schema for ours.
 */
class SchemaIntrospector extends PostgresIntrospector {
  readonly #database: Kysely<unknown>

  constructor(database: Kysely<unknown>) {
    super(database)
    this.#database = database
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<TableMetadata>`
      select tablename as name, schemaname as schema, false as "isView", false as "isForeign", array[]::text[] as columns
      from pg_catalog.pg_tables where schemaname = current_schema()`.execute(this.#database)
    return rows
  }
}

/** Kysely's dialect of PostgreSQL with what `migrate` needs on a server that others share. */
export class SharedPostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new TransactionLockAdapter()
  }

  override createIntrospector(database: Kysely<unknown>): PostgresIntrospector {
    return new SchemaIntrospector(database)
  }
}

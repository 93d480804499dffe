import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** The values of the catalogue in other languages than Japanese, beside the entries that have them. */
export async function translation(database: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table translation (
        list text not null, id text not null, language text not null, fields jsonb not null,
        primary key (list, language, id))`,
    )
    .execute(database)
}

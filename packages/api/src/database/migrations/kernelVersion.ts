import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** The version of the kernel that rendered a print picture; null for earlier pictures. */
export async function kernelVersion(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table design add column print_kernel integer`.execute(database)
}

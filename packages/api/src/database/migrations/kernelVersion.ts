import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** The version of the kernel that rendered a print picture; null for earlier pictures. */
export async function kernelVersion(database: Kysely<unknown>): Promise<void> {
  await sql`alter table design add column print_kernel integer`.execute(database)
}

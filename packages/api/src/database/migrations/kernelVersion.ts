import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** Which version of the kernel made a print picture; null for those from before it was counted. */
export async function kernelVersion(database: Kysely<Tables>): Promise<void> {
  await sql`alter table design add column print_kernel integer`.execute(database)
}

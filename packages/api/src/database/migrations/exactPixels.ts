import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

/** The version of the kernel that rendered a print picture; null for earlier pictures. */
export async function kernelVersion(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table design add column print_kernel integer`.execute(database)
}

/** What the server found out about the file of a photo; earlier photos count as sound. */
export async function photoCondition(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table photo add column condition text not null default 'SOUND'
    check (condition in ('SOUND', 'DAMAGED', 'BROWSER_DEPENDENT'))`.execute(database)
}

/** The drawings that customers can add to pages. Earlier versions stay, because pages contain the drawing of their version. */
export async function ornament(database: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table ornament (
        id text not null, version integer not null, position integer not null, document jsonb not null,
        primary key (id, version))`,
    )
    .execute(database)
}

/** The patterns with which customers can fill backgrounds, in all versions as the ornaments. */
export async function pattern(database: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `create table pattern (
        id text not null, version integer not null, position integer not null, document jsonb not null,
        primary key (id, version))`,
    )
    .execute(database)
}

/** Crops that uploads asked for are made when they are first requested. */
export async function requestedCrop(database: QueryExecutorProvider): Promise<void> {
  await sql`alter table photo add column crops jsonb not null default '{}'`.execute(database)
}

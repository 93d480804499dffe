import { sql } from 'kysely'
import { RENDER_JOB } from '../design/renderJob.ts'
import type { Evidence, InvariantViolation } from './invariant.ts'

export async function findWrongDrafts({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select o.order_number as at, 'is ' || o.status || ' and has ' || count(d.id) || ' pages' as fact
    from shop_order o left join design d on d.order_number = o.order_number
    where o.status in ('WAITING', 'DRAFT')
    group by o.order_number, o.status
    having (o.status = 'DRAFT') <> (count(d.id) > 0)`.execute(database)
  return rows
}

export async function findUnrenderedPages({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select d.id as at, 'revision ' || d.revision || ' is pending and has no render job' as fact
    from design d
    where d.print_check = 'PENDING' and not exists (
      select from job j
      where j.kind = ${RENDER_JOB} and j.subject = d.id and cast(j.payload ->> 'revision' as integer) = d.revision)
    `.execute(database)
  return rows
}

export async function findWrongPrintChecks({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select id as at, print_check || ': approved ' || coalesce(approved, 'nothing') || ', rendered '
      || coalesce(print_hash, 'nothing') || ' as ' || coalesce(print_name, 'nothing') as fact
    from (select id, print_check, print_hash, print_name, draft ->> 'approvedHash' as approved from design) d
    where case print_check
      when 'EQUAL' then approved = print_hash
      when 'DIFFERENT' then approved <> print_hash
      when 'UNSEEN' then approved is null and print_hash is not null
      else print_hash is null end is not true
    or print_name is distinct from ('print_' || print_hash || '.png')`.execute(database)
  return rows
}

import { MINUTE_MS } from '@irodori/contract/durations'
import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { RENDER_JOB } from '../design/renderJob.ts'
import { AUTO_START_JOB, HAND_OVER_JOB, WAITING_END_JOB } from '../order/orderJobs.ts'
import { listStuckOrders } from '../production/listStuckOrders.ts'
import type { Evidence, InvariantViolation } from './invariant.ts'

/** Milliseconds within which a healthy server ends a waiting period. */
const TOLERANCE_MS = 15 * MINUTE_MS

export async function findOverdueWaiting({ database, now }: Evidence): Promise<InvariantViolation[]> {
  const late = new Date(now.getTime() - TOLERANCE_MS)
  const { rows } = await sql<InvariantViolation>`
    select o.order_number as at,
      case when j.id is null then 'is in its waiting period and has no job that ends it' else 'is still in its waiting period, which should have ended' end as fact
    from shop_order o left join job j on j.kind = ${WAITING_END_JOB} and j.subject = o.order_number
    where o.status = 'WAITING_CREATION' and (j.id is null or o.waiting_ends_at < ${late})`.execute(database)
  return rows
}

/** A render job that is not finished starts the hand-over again when it ends. */
export async function findUnproducedOrders({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select o.order_number as at, 'is to be produced and has no hand-over job' as fact
    from shop_order o
    where o.status = 'PENDING_CREATION'
    and not exists (select from job j where j.kind = ${HAND_OVER_JOB} and j.subject = o.order_number)
    and not exists (
      select from design d join job j on j.kind = ${RENDER_JOB} and j.subject = d.id
      where d.order_number = o.order_number)`.execute(database)
  if (rows.length === 0) return rows
  const shown = new Set((await listStuckOrders(database)).map(({ orderNumber }) => orderNumber))
  return rows.filter(({ at }) => !shown.has(at))
}

export async function findUnproducedMessages({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select o.order_number as at, 'is released and has no job for its production' as fact
    from shop_order o
    where o.status = 'URL_RELEASED'
    and not exists (select from job j where j.kind = ${AUTO_START_JOB} and j.subject = o.order_number)`.execute(
    database,
  )
  return rows
}

/** Orders that were imported in production, such as those of the demo shop, have no hand-over of their own. */
export async function findWrongHandOvers({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select o.order_number as at,
      'is ' || o.status || ', has ' || case when o.details ->> 'manifestKey' is null then 'no' else 'a' end
      || ' manifest and was handed over ' || count(h.id) || ' times' as fact
    from shop_order o
    left join order_history h on h.order_number = o.order_number and h.event = 'FILES_HANDED_OVER'
    where o.waiting_began_at is not null or o.url_released_at is not null or o.details ->> 'manifestKey' is not null
    group by o.order_number, o.status, o.details
    having case
      when o.status in ('CREATING', 'SHIPPED')
        then o.details ->> 'manifestKey' is null and o.order_number not in (select order_number from erasure)
      else o.details ->> 'manifestKey' is not null end
    or count(h.id) > case
      when o.details ->> 'manifestKey' is null and o.order_number not in (select order_number from erasure) then 0
      else 1 end`.execute(database)
  return rows
}

export async function findNegativeStock({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select id as at, pieces || ' pieces' as fact
    from (
      select id, cast(document ->> 'quantityInStock' as integer) as pieces from product
      union all
      select p.id || ' ' || (option ->> 'identifier'), cast(option ->> 'inStock' as integer)
      from product p cross join lateral jsonb_array_elements(p.document -> 'options') as option) s
    where pieces < 0`.execute(database)
  return rows
}

export async function findWrongReservations({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select order_number as at, 'is ' || status || ' and holds ' || (details ->> 'reservedStock') as fact
    from shop_order
    where status in ('WAITING', 'DRAFT', 'COMMITTED', 'PENDING_CANCEL', 'CANCEL')
    and jsonb_array_length(coalesce(details -> 'reservedStock', '[]')) > 0`.execute(database)
  return rows
}

export async function findIncompleteCancellations({ database }: Evidence): Promise<InvariantViolation[]> {
  return [...(await withoutRecord(database)), ...(await withJobs(database))]
}

async function withoutRecord(database: Database): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select h.order_number as at, 'was cancelled without a record' as fact
    from order_history h
    where h.to_status = 'CANCEL'
    and not exists (select from cancellation c where c.order_number = h.order_number)`.execute(database)
  return rows
}

async function withJobs(database: Database): Promise<InvariantViolation[]> {
  const kinds = sql.join([WAITING_END_JOB, HAND_OVER_JOB, AUTO_START_JOB])
  const { rows } = await sql<InvariantViolation>`
    select o.order_number as at, 'is cancelled and has a job: ' || j.kind as fact
    from shop_order o join job j on j.subject = o.order_number
    where o.status = 'CANCEL' and j.kind in (${kinds})`.execute(database)
  return rows
}

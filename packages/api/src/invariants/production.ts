import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { RENDER_JOB } from '../design/renderJob.ts'
import { AUTO_START_JOB, HAND_OVER_JOB, WAITING_END_JOB } from '../order/orderJobs.ts'
import { listStuckOrders } from '../production/listStuckOrders.ts'
import type { Evidence, Violation } from './invariant.ts'

/** Within which a server that is well has ended a waiting period, milliseconds. */
const RETRY_POLICY = 15 * 60_000

export async function endlessWaiting({ database, now }: Evidence): Promise<Violation[]> {
  const late = new Date(now.getTime() - RETRY_POLICY)
  const { rows } = await sql<Violation>`
    select o.order_number as at,
      case when j.id is null then 'waits and nothing ends it' else 'waits though its time is long over' end as fact
    from shop_order o left join job j on j.kind = ${WAITING_END_JOB} and j.subject = o.order_number
    where o.status = 'WAITING_CREATION' and (j.id is null or o.waiting_ends_at < ${late})`.execute(database)
  return rows
}

/** A page that is still rendered puts the hand-over back when it is done. */
export async function forgottenOrders({ database }: Evidence): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    select o.order_number as at, 'is to be made and nothing makes it' as fact
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

export async function forgottenMessages({ database }: Evidence): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    select o.order_number as at, 'is released and nothing makes it' as fact
    from shop_order o
    where o.status = 'URL_RELEASED'
    and not exists (select from job j where j.kind = ${AUTO_START_JOB} and j.subject = o.order_number)`.execute(
    database,
  )
  return rows
}

/** Orders that came in when they were in production already, as a demo shop's do, were handed over elsewhere. */
export async function madeTwice({ database }: Evidence): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    select o.order_number as at,
      'is ' || o.status || ', has ' || case when o.details ->> 'manifestKey' is null then 'no' else 'a' end
      || ' manifest and was handed over ' || count(h.id) || ' times' as fact
    from shop_order o
    left join order_history h on h.order_number = o.order_number and h.event = 'FILES_HANDED_OVER'
    where o.waiting_began_at is not null or o.url_released_at is not null or o.details ->> 'manifestKey' is not null
    group by o.order_number, o.status, o.details
    having case
      when o.status in ('CREATING', 'SHIPPED') then o.details ->> 'manifestKey' is null
      else o.details ->> 'manifestKey' is not null end
    or count(h.id) > case when o.details ->> 'manifestKey' is null then 0 else 1 end`.execute(database)
  return rows
}

export async function missingStock({ database }: Evidence): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    select id as at, pieces || ' pieces' as fact
    from (
      select id, cast(document ->> 'quantityInStock' as integer) as pieces from product
      union all
      select p.id || ' ' || (option ->> 'identifier'), cast(option ->> 'inStock' as integer)
      from product p cross join lateral jsonb_array_elements(p.document -> 'options') as option) s
    where pieces < 0`.execute(database)
  return rows
}

export async function forgottenStock({ database }: Evidence): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    select order_number as at, 'is ' || status || ' and holds ' || (details ->> 'reservedStock') as fact
    from shop_order
    where status in ('WAITING', 'DRAFT', 'COMMITTED', 'PENDING_CANCEL', 'CANCEL')
    and jsonb_array_length(coalesce(details -> 'reservedStock', '[]')) > 0`.execute(database)
  return rows
}

export async function uncancelled({ database }: Evidence): Promise<Violation[]> {
  return [...(await unrecorded(database)), ...(await stillPlanned(database))]
}

async function unrecorded(database: Database): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    select h.order_number as at, 'was cancelled without a record' as fact
    from order_history h
    where h.to_status = 'CANCEL'
    and not exists (select from cancellation c where c.order_number = h.order_number)`.execute(database)
  return rows
}

async function stillPlanned(database: Database): Promise<Violation[]> {
  const kinds = sql.join([WAITING_END_JOB, HAND_OVER_JOB, AUTO_START_JOB])
  const { rows } = await sql<Violation>`
    select o.order_number as at, 'is cancelled and has a job: ' || j.kind as fact
    from shop_order o join job j on j.subject = o.order_number
    where o.status = 'CANCEL' and j.kind in (${kinds})`.execute(database)
  return rows
}

import { MINUTE_MS } from '@irodori/contract/durations'
import { sql } from 'kysely'
import { MAIL_JOB } from '../mail/mailJob.ts'
import { DELIVERY_JOB } from '../webhooks/outbox/deliveryQueue.ts'
import type { Evidence, InvariantViolation } from './invariant.ts'

/** A quarter of an hour in milliseconds, as the sentence of INV-16 says. */
const TOLERANCE_MS = 15 * MINUTE_MS

export async function findOverdueJobs({ database, now }: Evidence): Promise<InvariantViolation[]> {
  const late = new Date(now.getTime() - TOLERANCE_MS)
  const { rows } = await sql<InvariantViolation>`
    select id as at, kind || ' of ' || subject || ' is overdue' as fact
    from job
    where failed_at is null and run_at < ${late} and not is_running`.execute(database)
  return rows
}

export async function findFailedJobs({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select id as at, kind || ' of ' || subject || ': ' || coalesce(last_error, '') as fact
    from job where failed_at is not null`.execute(database)
  return rows
}

export async function findUnsentMails({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select m.id as at, m.kind || ' is not sent and has no job' as fact
    from mail m
    where m.sent_at is null and m.failed_at is null
    and not exists (select from job j where j.kind = ${MAIL_JOB} and j.subject = m.id)`.execute(database)
  return rows
}

export async function findUnsentMessages({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select d.message_id as at, 'waits for ' || d.endpoint_id || ' and has no job' as fact
    from webhook_delivery d
    where d.state = 'WAITING'
    and not exists (
      select from job j where j.kind = ${DELIVERY_JOB} and j.subject = d.endpoint_id || ' ' || d.queue)`.execute(
    database,
  )
  return rows
}

/** The kinds of mail that report a change of an order, with the event. */
const MAIL_OF_EVENT = `(values
  ('ORDER_SCHEDULED', 'CREATION_SCHEDULED'), ('ORDER_TAKEN_BACK', 'CREATION_CANCELLED'),
  ('ORDER_CREATING', 'FILES_HANDED_OVER'), ('ORDER_SHIPPED', 'SHIPPED'), ('ORDER_CANCELLED', 'CANCELLED_BY_CUSTOMER'),
  ('ORDER_CANCELLED', 'CANCELLED_BY_SHOP'), ('MESSAGE_RELEASED', 'URL_RELEASED'),
  ('MESSAGE_ACCEPTED', 'GIFT_ACCEPTED'))`

/** Checks only orders whose history is complete since their first mail. */
export async function findDuplicateMails({ database }: Evidence): Promise<InvariantViolation[]> {
  const { rows } = await sql<InvariantViolation>`
    select m.order_number as at, m.mails || ' mails ' || m.kind || ' for ' || count(h.id) || ' events' as fact
    from (
      select order_number, kind, count(*) as mails, min(created_at) as since from mail
      where order_number is not null group by order_number, kind) m
    join ${sql.raw(MAIL_OF_EVENT)} e (kind, event) on e.kind = m.kind
    left join order_history h on h.order_number = m.order_number and h.event = e.event
    where m.since > (select timestamp::timestamptz from migration where name = '0007-order-history')
    group by m.order_number, m.kind, m.mails
    having m.mails > count(h.id)`.execute(database)
  return rows
}

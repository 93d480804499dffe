import { sql } from 'kysely'
import type { OrderRow } from '../database/tables/orders.ts'
import type { Transacting } from '../database/tables.ts'
import { MAIL_JOB } from '../mail/mailJob.ts'
import { deleteJob } from '../jobs/jobs.ts'
import { forgetGuesses } from '../limits/guesses.ts'
import { deleteOrder } from '../order/erasure/deleteOrder.ts'
import { DELIVERY_JOB, deliverySubject } from '../webhooks/outbox/deliveryQueue.ts'
import { eraseDesigns } from './eraseDesigns.ts'

/** The tables with what is known of an order and its people, beside the order itself. */
export const TABLES_OF_PEOPLE = [
  'session',
  'device_link',
  'marketplace_change',
  'marketplace_order',
  'shipment_report',
  'invoice',
  'cancellation',
  'order_package',
  'children_survey',
  'order_history',
  'question',
  'mail',
  'webhook_message',
] as const

/** Erases a locked order with its designs and all that is known of its people. `eraseFiles` deletes its files after the commit. */
export async function eraseOrder(tx: Transacting, order: OrderRow, now: Date): Promise<void> {
  const { order_number } = order
  await eraseDesigns(tx, order, now)
  const mails = tx.selectFrom('mail').select('id').where('order_number', '=', order_number)
  await tx.deleteFrom('job').where('kind', '=', MAIL_JOB).where('subject', 'in', mails).execute()
  await tx.deleteFrom('job').where('subject', '=', order_number).execute()
  const endpoints = await tx.selectFrom('webhook_endpoint').select('id').execute()
  for (const { id: endpointId } of endpoints)
    await deleteJob(tx, DELIVERY_JOB, deliverySubject({ endpointId, queue: order_number }))
  await forgetGuesses(tx, order_number)
  for (const table of TABLES_OF_PEOPLE)
    await sql`delete from ${sql.table(table)} where order_number = ${order_number}`.execute(tx)
  await deleteOrder(tx, order, now)
}

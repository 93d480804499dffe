import type { OrderStatus } from '@irodori/contract/entities/order'
import type { Result } from '@irodori/result'
import { err, ok } from '@irodori/result'
import { ENDED_STATUSES } from '@irodori/rules/retention'
import { removeAccount } from '../account/removeAccount.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transactResult } from '../database/transact.ts'
import { lockOrder } from '../order/lockOrder.ts'
import { MAIL_JOB } from '../mail/mailJob.ts'
import type { Storage } from '../storage/storage.ts'
import { eraseFiles } from './eraseFiles.ts'
import { eraseOrder } from './eraseOrder.ts'
import type { Person } from './findPerson.ts'

interface Deps {
  readonly database: Database
  readonly storage: Pick<Storage, 'list' | 'delete'>
  readonly now: () => Date
}

/** An order that has not ended, so that the goods that were paid for could not be made. */
export interface OpenOrder {
  readonly orderNumber: string
  readonly status: OrderStatus
}

/**
 * Erases everything that the shop holds about a person: rows in one transaction, files after it. Files of orders that could
 * not be deleted are deleted by the nightly run; a campaign entry stays until its picture is deleted.
 * @returns the orders that have not ended; nothing is erased while there are any
 */
export async function erasePerson(deps: Deps, person: Person): Promise<Result<null, readonly OpenOrder[]>> {
  const { database, now } = deps
  const erased = await transactResult(database, async (tx): Promise<Result<null, readonly OpenOrder[]>> => {
    const open: OpenOrder[] = []
    for (const { order_number: orderNumber } of person.orders) {
      const order = await lockOrder(tx, orderNumber)
      if (!order) continue
      if (!ENDED_STATUSES.some((ended) => ended === order.status)) {
        open.push({ orderNumber, status: order.status })
        continue
      }
      await eraseOrder(tx, order, now())
    }
    if (open.length > 0) return err(open)
    for (const account of person.accounts) await removeAccount(tx, account)
    await eraseContacts(tx, person)
    return ok(null)
  })
  if (!erased.ok) return erased
  for (const { order_number: orderNumber } of person.orders) await eraseFiles(deps, orderNumber)
  await eraseCampaignEntries(deps, person.campaignEntries)
  return erased
}

async function eraseContacts(tx: Transacting, person: Person): Promise<void> {
  const { questions, mails, subscriptions, email } = person
  await tx
    .deleteFrom('job')
    .where('kind', '=', MAIL_JOB)
    .where('subject', 'in', [...mails, ''])
    .execute()
  for (const [table, ids] of [
    ['question', questions],
    ['mail', mails],
    ['subscriber', subscriptions],
  ] as const)
    await tx
      .deleteFrom(table)
      .where('id', 'in', [...ids, ''])
      .execute()
  if (email !== null) await tx.deleteFrom('magazine_reader').where('email', '=', email).execute()
}

/** A picture is deleted before its row, so that the command can be repeated after a failure. */
async function eraseCampaignEntries({ database, storage }: Deps, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await database.selectFrom('campaign_entry').select('file_key').where('id', '=', id).executeTakeFirst()
    if (!row) continue
    await storage.delete(row.file_key)
    await database.deleteFrom('campaign_entry').where('id', '=', id).execute()
  }
}

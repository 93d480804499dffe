import { createToken } from '../authentication/sessions.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { deleteJob } from '../jobs/jobs.ts'
import { joinOrdersOf } from '../order/joinOrder.ts'
import { EXPIRE_ACCOUNT_JOB } from './expireAccountJob.ts'

/**
 * Activates an account whose owner has proven that the address is theirs, and adds the orders of that address to it.
 */
export async function activateAccount(tx: Transacting, account: AccountRow, now: Date): Promise<void> {
  const { id, email } = account
  await tx.updateTable('account').set({ is_verified: true, updated_at: now }).where('id', '=', id).execute()
  await deleteJob(tx, EXPIRE_ACCOUNT_JOB, id)
  await joinOrdersOf(tx, id, email)
  if (account.wants_magazine) await subscribe(tx, email, now)
}

async function subscribe(tx: Transacting, email: string, now: Date): Promise<void> {
  const subscribed = { subscribed_at: now, cancelled_at: null }
  await tx
    .insertInto('magazine_reader')
    .values({ email, token: createToken(), ...subscribed })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(subscribed))
    .execute()
}

import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { customerAccounts } from '../authentication/customerAccounts.ts'
import { forgetSecrets } from '../authentication/forgetSecrets.ts'
import { forgetGuesses } from '../limits/guesses.ts'

/** Deletes an account with its sessions, secrets, links and mail magazine subscription. Its orders and questions remain. */
export async function removeAccount(tx: Transacting, { id, email }: AccountRow): Promise<void> {
  // A passkey that is being added waits for the lock, and then finds no account.
  await customerAccounts.lock(tx, id)
  await tx.updateTable('question').set({ account_id: null }).where('account_id', '=', id).execute()
  await tx.deleteFrom('magazine_reader').where('email', '=', email).execute()
  await forgetGuesses(tx, id)
  await forgetSecrets(tx, id)
  await tx.deleteFrom('account').where('id', '=', id).execute()
}

import type { Transacting } from '../database/tables.ts'

/** Removes the passkeys and the second factor of an account of either kind, which is being deleted. */
export async function forgetSecrets(tx: Transacting, accountId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('passkey_challenge').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('second_factor').where('account_id', '=', accountId).execute()
}

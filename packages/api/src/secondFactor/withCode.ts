import type { AccountStore, LoginAccount } from '../authentication/accountStore.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { SealingKeys } from '../credentials/seal.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import type { Guesses, Visitor } from '../limits/guesses.ts'
import { acceptCode } from './secondFactorStore.ts'

/** @typeParam Row of the accounts: those of customers if omitted */
export interface CodeDeps<Row extends LoginAccount = AccountRow> {
  readonly database: Database
  readonly accounts: AccountStore<Row>
  readonly now: () => Date
  readonly guesses: Guesses
  /** Seal the secrets of authenticator apps; empty if the shop offers no second factor. */
  readonly sealingKeys: SealingKeys
}

export const wrongCode = fail(400, 'CODE_WRONG', { error: { code: ['WRONG'] } })

/**
 * The subject under which guesses at the code are counted. It differs from that of the password, because the right password
 * makes a device known, and a known device has guesses of its own: an attacker with the password would never run out of them.
 */
const subjectOf = (accountId: string): string => `code ${accountId}`

/**
 * Runs work for an account whose password was verified, if the code of its second factor is right, in a transaction that
 * locks the account. The code is counted as a guess before it is checked.
 */
export async function withCode<Value, Row extends LoginAccount>(
  { database, accounts, now, guesses, sealingKeys }: CodeDeps<Row>,
  account: Row,
  visitor: Visitor,
  code: string,
  work: (tx: Transacting, account: Row) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const subject = subjectOf(account.id)
  const guess = await guesses.begin('ACCOUNT_CODE', [subject], visitor)
  if (!guess.ok) return guess
  return transact(database, async (tx) => {
    const present = await accounts.lock(tx, account.id)
    // The password may have been changed since it was verified.
    if (present?.password_hash !== account.password_hash) return wrongCode
    if (!(await acceptCode(tx, sealingKeys, account.id, code, now()))) return wrongCode
    await guess.value.right(subject, tx)
    return work(tx, present)
  })
}

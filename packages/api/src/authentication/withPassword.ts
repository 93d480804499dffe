import type { AccountRow } from '../database/tables/accounts.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiFailure } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import type { Attempt } from '../limits/failedAttempts.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '../limits/failedAttempts.ts'
import { hashOfEmail } from '../mail/emailAddress.ts'
import type { PasswordHasher } from './passwordHasher.ts'

/** The account that a call claims to know the password of; a mail address is given in its normal form. */
type Claimant = { readonly email: string } | { readonly accountId: string }

export interface PasswordDeps {
  readonly database: Database
  readonly now: () => Date
  readonly failedAttemptsPerHour: number
  readonly hasher: PasswordHasher
}

type Work<Value> = (tx: Transacting, account: AccountRow) => Promise<Outcome<Value>>

const ATTEMPTS = 3

/** The attempts at the password of an account. */
export const passwordAttempt = (subject: string): Attempt => ({ kind: 'ACCOUNT_PASSWORD', subject })

/**
 * Runs work for the account whose password is given, in a transaction that locks the account: work that was authorised by
 * a password is never committed after the password was changed. An unknown address and a wrong password get the same
 * answer after the same work, and both are counted before the password is verified.
 * @param wrongPassword the failure of both
 */
export async function withPassword<Value>(
  deps: PasswordDeps,
  claimant: Claimant,
  password: string,
  wrongPassword: ApiFailure,
  work: Work<Value>,
): Promise<Outcome<Value>> {
  const { database, hasher } = deps
  let account = await findAccount(database, claimant)
  const subject = account?.id ?? ('email' in claimant ? hashOfEmail(claimant.email) : claimant.accountId)
  const tooManyAttempts = await countAttempt(database, deps.now(), passwordAttempt(subject), deps.failedAttemptsPerHour)
  if (tooManyAttempts) return tooManyAttempts
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const verdict = await hasher.verify(account?.password_hash ?? null, password)
    if (!verdict.ok) {
      await uncountAttempt(database, passwordAttempt(subject))
      return verdict
    }
    if (!account || verdict.value === 'WRONG') return wrongPassword
    const renewed = verdict.value === 'OUTDATED' ? await hasher.hash(password) : null
    const outcome = await runUnlessChanged(deps, account, renewed?.ok ? renewed.value : null, work)
    if (outcome) return outcome
    account = await findAccount(database, claimant)
  }
  return wrongPassword
}

/** Null if the stored hash was replaced after the password was verified. */
function runUnlessChanged<Value>(
  { database, now }: PasswordDeps,
  verified: AccountRow,
  renewedHash: string | null,
  work: Work<Value>,
): Promise<Outcome<Value> | null> {
  return transact(database, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', verified.id)
      .forUpdate()
      .executeTakeFirst()
    if (account?.password_hash !== verified.password_hash) return null
    await forgetAttempts(tx, passwordAttempt(account.id))
    if (renewedHash !== null) {
      const change = { password_hash: renewedHash, updated_at: now() }
      await tx.updateTable('account').set(change).where('id', '=', account.id).execute()
    }
    return work(tx, account)
  })
}

async function findAccount(database: Database, claimant: Claimant): Promise<AccountRow | null> {
  const all = database.selectFrom('account').selectAll()
  const one = 'email' in claimant ? all.where('email', '=', claimant.email) : all.where('id', '=', claimant.accountId)
  return (await one.executeTakeFirst()) ?? null
}

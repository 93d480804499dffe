import type { AccountRow } from '../database/tables/accounts.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiFailure } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import type { Attempt } from '../limits/failedAttempts.ts'
import { countAttempt, forgetAttempts, uncountAttempt } from '../limits/failedAttempts.ts'
import { hashOfEmail } from '../mail/emailAddress.ts'
import type { PasswordHasher } from './passwordHasher.ts'
import { hasherBusy } from './passwordHasher.ts'

/** Whose password it is said to be; the address in its normal form. */
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
 * Does work for the account whose password is given, in a transaction that holds the account, so that what follows
 * from a password never outlives it. An unknown address and a wrong password get the same answer after the same work,
 * and both are counted, before the password is looked at.
 * @param wrong what is answered then
 */
export async function withPassword<Value>(
  deps: PasswordDeps,
  who: Claimant,
  password: string,
  wrong: ApiFailure,
  work: Work<Value>,
): Promise<Outcome<Value>> {
  const { database, hasher } = deps
  let account = await findAccount(database, who)
  const subject = account?.id ?? ('email' in who ? hashOfEmail(who.email) : who.accountId)
  const refusal = await countAttempt(database, deps.now(), passwordAttempt(subject), deps.failedAttemptsPerHour)
  if (refusal) return refusal
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const verdict = await hasher.verify(account?.password_hash ?? null, password)
    if (verdict === 'BUSY') {
      await uncountAttempt(database, passwordAttempt(subject))
      return hasherBusy()
    }
    if (!account || verdict === 'WRONG') return wrong
    const renewed = verdict === 'OUTDATED' ? await hasher.hash(password) : 'BUSY'
    const done = await workWhileUnchanged(deps, account, renewed === 'BUSY' ? null : renewed, work)
    if (done) return done
    account = await findAccount(database, who)
  }
  return wrong
}

/** Null where the password was changed, or hashed anew, since it was verified. */
function workWhileUnchanged<Value>(
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

async function findAccount(database: Database, who: Claimant): Promise<AccountRow | null> {
  const all = database.selectFrom('account').selectAll()
  const one = 'email' in who ? all.where('email', '=', who.email) : all.where('id', '=', who.accountId)
  return (await one.executeTakeFirst()) ?? null
}

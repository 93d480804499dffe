import type { Result } from '@irodori/result'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import type { Guess, Guesses, Visitor } from '../limits/guesses.ts'
import { hashOfEmail } from '../mail/emailAddress.ts'
import type { PasswordHasher } from './passwordHasher.ts'

/**
 * Who claims to know the password of an account: a visitor who names its mail address in the normal form, or its session,
 * whose guesses are counted apart from those of visitors.
 */
type Claimant = { readonly email: string; readonly visitor: Visitor } | { readonly accountId: string }

export interface PasswordDeps {
  readonly database: Database
  readonly now: () => Date
  /** Mails to one address in an hour. */
  readonly failedAttemptsPerHour: number
  readonly guesses: Guesses
  readonly hasher: PasswordHasher
}

type Work<Value> = (tx: Transacting, account: AccountRow) => Promise<Result<Value, ApiError>>

const ATTEMPTS = 3

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
): Promise<Result<Value, ApiError>> {
  const { database, hasher } = deps
  let account = await findAccount(database, claimant)
  const subject = account?.id ?? ('email' in claimant ? hashOfEmail(claimant.email) : claimant.accountId)
  const visitor = 'email' in claimant ? claimant.visitor : { address: claimant.accountId, device: null }
  const begun = await deps.guesses.begin('ACCOUNT_PASSWORD', [subject], visitor)
  if (!begun.ok) return begun
  const guess = begun.value
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const verdict = await hasher.verify(account?.password_hash ?? null, password)
    if (!verdict.ok) {
      await guess.takeBack()
      return verdict
    }
    if (!account || verdict.value === 'WRONG') return wrongPassword
    const renewed = verdict.value === 'OUTDATED' ? await hasher.hash(password) : null
    const outcome = await runUnlessChanged(deps, account, guess, renewed?.ok ? renewed.value : null, work)
    if (outcome) return outcome
    account = await findAccount(database, claimant)
  }
  return wrongPassword
}

/** Null if the stored hash was replaced after the password was verified. */
function runUnlessChanged<Value>(
  { database, now }: PasswordDeps,
  verified: AccountRow,
  guess: Guess,
  renewedHash: string | null,
  work: Work<Value>,
): Promise<Result<Value, ApiError> | null> {
  return transact(database, async (tx) => {
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('id', '=', verified.id)
      .forUpdate()
      .executeTakeFirst()
    if (account?.password_hash !== verified.password_hash) return null
    await guess.right(account.id, tx)
    if (renewedHash === null) return work(tx, account)
    const change = { password_hash: renewedHash, updated_at: now() }
    await tx.updateTable('account').set(change).where('id', '=', account.id).execute()
    return work(tx, { ...account, ...change })
  })
}

async function findAccount(database: Database, claimant: Claimant): Promise<AccountRow | null> {
  const all = database.selectFrom('account').selectAll()
  const one = 'email' in claimant ? all.where('email', '=', claimant.email) : all.where('id', '=', claimant.accountId)
  return (await one.executeTakeFirst()) ?? null
}

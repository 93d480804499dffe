import type { Result } from '@irodori/result'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { ApiError, ApiFailure } from '../http/apiError.ts'
import type { Guess, Guesses, Visitor } from '../limits/guesses.ts'
import { hashOfEmail } from '../mail/emailAddress.ts'
import type { AccountStore, LoginAccount } from './accountStore.ts'
import type { PasswordHasher } from './passwordHasher.ts'

/**
 * Who claims to know the password of an account: a visitor who names its mail address in the normal form, or its session,
 * whose guesses are counted apart from those of visitors.
 */
type Claimant = { readonly email: string; readonly visitor: Visitor } | { readonly accountId: string }

/** @typeParam Row of the accounts: those of customers if omitted */
export interface PasswordDeps<Row extends LoginAccount = AccountRow> {
  readonly database: Database
  readonly accounts: AccountStore<Row>
  readonly now: () => Date
  /** Mails to one address in an hour. */
  readonly failedAttemptsPerHour: number
  readonly guesses: Guesses
  readonly hasher: PasswordHasher
}

type Work<Value, Row> = (tx: Transacting, account: Row) => Promise<Result<Value, ApiError>>

const ATTEMPTS = 3

/**
 * Runs work for the account whose password is given, in a transaction that locks the account: work that was authorised by
 * a password is never committed after the password was changed. An unknown address and a wrong password get the same
 * answer after the same work, and both are counted before the password is verified.
 * @param wrongPassword the failure of both
 */
export async function withPassword<Value, Row extends LoginAccount>(
  deps: PasswordDeps<Row>,
  claimant: Claimant,
  password: string,
  wrongPassword: ApiFailure,
  work: Work<Value, Row>,
): Promise<Result<Value, ApiError>> {
  const { hasher } = deps
  let account = await findAccount(deps, claimant)
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
    account = await findAccount(deps, claimant)
  }
  return wrongPassword
}

/** Null if the stored hash was replaced after the password was verified. */
function runUnlessChanged<Value, Row extends LoginAccount>(
  { database, accounts, now }: PasswordDeps<Row>,
  verified: Row,
  guess: Guess,
  renewedHash: string | null,
  work: Work<Value, Row>,
): Promise<Result<Value, ApiError> | null> {
  return transact(database, async (tx) => {
    const account = await accounts.lock(tx, verified.id)
    if (account?.password_hash !== verified.password_hash) return null
    await guess.right(account.id, tx)
    if (renewedHash === null) return work(tx, account)
    await accounts.setPasswordHash(tx, account.id, renewedHash, now())
    return work(tx, { ...account, password_hash: renewedHash })
  })
}

const findAccount = <Row extends LoginAccount>(
  { database, accounts }: PasswordDeps<Row>,
  claimant: Claimant,
): Promise<Row | null> =>
  'email' in claimant ? accounts.findByEmail(database, claimant.email) : accounts.find(database, claimant.accountId)

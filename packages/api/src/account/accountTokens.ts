import { DAY_MS, HOUR_MS } from '@irodori/contract/durations'
import { createToken, hashOfToken } from '../authentication/sessions.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Database, Tables, Transacting } from '../database/tables.ts'

type TokenPurpose = Tables['account_token']['purpose']

const LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  ACTIVATE: DAY_MS,
  CHANGE_EMAIL: DAY_MS,
  RESET_PASSWORD: HOUR_MS,
  DELETE: HOUR_MS,
}

interface Issue {
  /** The caller has locked the account. */
  readonly accountId: string
  readonly purpose: TokenPurpose
  /** Required for CHANGE_EMAIL. */
  readonly newEmail?: string
}

/** Creates the token of a link. An earlier token of the same purpose is revoked. Only the hash is stored. */
export async function issueToken(tx: Transacting, now: Date, issue: Issue): Promise<string> {
  const { accountId, purpose, newEmail = null } = issue
  const token = createToken()
  await tx.deleteFrom('account_token').where('expires_at', '<=', now).execute()
  await tx.deleteFrom('account_token').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
  await tx
    .insertInto('account_token')
    .values({
      token_hash: hashOfToken(token),
      account_id: accountId,
      purpose,
      new_email: newEmail,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]),
    })
    .execute()
  return token
}

export type RedeemedToken = { readonly account: AccountRow } & (
  | { readonly purpose: Exclude<TokenPurpose, 'CHANGE_EMAIL'> }
  | { readonly purpose: 'CHANGE_EMAIL'; readonly newEmail: string }
)

interface Link {
  /** The address that the mail was sent to, in its normal form. */
  readonly email: string
  readonly token: string
}

/**
 * Invalidates a token and locks its account. Null if the token does not exist, has expired or belongs to another
 * address.
 */
export async function redeemToken(
  tx: Transacting,
  now: Date,
  link: Link,
  purposes: readonly TokenPurpose[],
): Promise<RedeemedToken | null> {
  const hash = hashOfToken(link.token)
  const found = await tx
    .selectFrom('account_token')
    .select(['account_id', 'purpose', 'new_email'])
    .where('token_hash', '=', hash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null
  // The account is locked before its tokens, in the same order as when a token is issued; otherwise the two could
  // deadlock.
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', found.account_id)
    .forUpdate()
    .executeTakeFirst()
  if (!account || (found.new_email ?? account.email) !== link.email) return null
  const { numDeletedRows } = await tx.deleteFrom('account_token').where('token_hash', '=', hash).executeTakeFirst()
  if (numDeletedRows === 0n) return null
  return found.purpose === 'CHANGE_EMAIL'
    ? { account, purpose: found.purpose, newEmail: link.email }
    : { account, purpose: found.purpose }
}

/** Called after a change of the password or the address: links that were sent before must not work. */
export async function revokeTokens(tx: Transacting, accountId: string): Promise<void> {
  await tx.deleteFrom('account_token').where('account_id', '=', accountId).execute()
}

/** Whether a token exists and has not expired, for any purpose. */
export async function isTokenValid(database: Database, now: Date, token: string): Promise<boolean> {
  const found = await database
    .selectFrom('account_token')
    .select('purpose')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

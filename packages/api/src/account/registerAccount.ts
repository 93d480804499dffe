import { randomUUID } from 'node:crypto'
import type { AnswerOf, endpoints, Registration } from '@irodori/contract'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import type { AccountDeps } from './accountDeps.ts'
import { forgotPasswordLink, verifyLink } from './accountLinks.ts'
import { writeAccountMail } from './accountMail.ts'
import { issueToken } from './accountTokens.ts'
import { scheduleAccountExpiry } from './expireAccountJob.ts'
import { countMail, uncountMail } from './mailQuota.ts'
import { newPasswordFailure } from './newPasswordFailure.ts'

/**
 * Creates an account that the link in its mail opens; until then a later registration takes its place. The answer is
 * the same where the address has an account already: only its owner is told, by mail.
 */
export async function registerAccount(
  deps: AccountDeps,
  input: Registration,
): Promise<Outcome<AnswerOf<typeof endpoints.register>>> {
  const { database, hasher } = deps
  const email = normaliseEmail(input.email)
  const refusal = newPasswordFailure(input.password, email, 'password') ?? (await countMail(deps, email))
  if (refusal) return refusal
  const passwordHash = await hasher.hash(input.password)
  if (!passwordHash.ok) {
    await uncountMail(deps, email)
    return passwordHash
  }
  const now = deps.now()
  const fresh = {
    user_name: input.userName,
    password_hash: passwordHash.value,
    wants_magazine: input.receiveMagazine,
    created_at: now,
    updated_at: now,
  }
  await transact(database, async (tx) => {
    await tx
      .insertInto('account')
      .values({ id: randomUUID(), email, is_verified: false, ...fresh })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (account.is_verified) return tellOwner(tx, deps, account)
    await tx.updateTable('account').set(fresh).where('id', '=', account.id).execute()
    await sendLink(tx, deps, { ...account, ...fresh }, now)
  })
  deps.wake()
  return answer({ email })
}

const tellOwner = (tx: Transacting, deps: AccountDeps, { email, user_name: userName }: AccountRow): Promise<void> =>
  writeAccountMail(deps, tx, {
    kind: 'ACCOUNT_EXISTS',
    to: email,
    userName,
    link: forgotPasswordLink(deps.publicUrl),
  })

async function sendLink(tx: Transacting, deps: AccountDeps, account: AccountRow, now: Date): Promise<void> {
  const { id, email, user_name: userName } = account
  const token = await issueToken(tx, now, { accountId: id, purpose: 'ACTIVATE' })
  await scheduleAccountExpiry(tx, id, now)
  const link = verifyLink(deps.publicUrl, email, token)
  await writeAccountMail(deps, tx, { kind: 'ACCOUNT_ACTIVATE', to: email, userName, link })
}

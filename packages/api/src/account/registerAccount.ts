import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { Registration } from '@irodori/contract/entities/account'
import type { Language } from '@irodori/contract/language'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { normaliseEmail } from '../mail/emailAddress.ts'
import { readProfile } from '../profile/storedProfile.ts'
import type { AccountDeps } from './accountDeps.ts'
import { forgotPasswordLink, verifyLink } from './accountLinks.ts'
import { writeAccountMail } from './accountMail.ts'
import { issueToken } from './accountTokens.ts'
import { scheduleAccountExpiry } from './expireAccountJob.ts'
import { countMail, uncountMail } from './mailQuota.ts'
import { newPasswordFailure } from './newPasswordFailure.ts'

/**
 * Creates an account that is activated by the link in its mail; until then a later registration replaces it. The answer
 * is the same if the address already has an account: only its owner is notified, by mail.
 */
export async function registerAccount(
  deps: AccountDeps,
  input: Registration,
  language: Language | null,
): Promise<Outcome<AnswerOf<typeof endpoints.register>>> {
  const { database, hasher } = deps
  const email = normaliseEmail(input.email)
  const { name: shopName } = await readProfile(database)
  const known = [email, input.userName, shopName]
  const failure = newPasswordFailure(input.password, known, 'password') ?? (await countMail(deps, email))
  if (failure) return failure
  const passwordHash = await hasher.hash(input.password)
  if (!passwordHash.ok) {
    await uncountMail(deps, email)
    return passwordHash
  }
  const now = deps.now()
  const registered = {
    user_name: input.userName,
    password_hash: passwordHash.value,
    wants_magazine: input.receiveMagazine,
    language,
    created_at: now,
    updated_at: now,
  }
  await transact(database, async (tx) => {
    await tx
      .insertInto('account')
      .values({ id: randomUUID(), email, is_verified: false, ...registered })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const account = await tx
      .selectFrom('account')
      .selectAll()
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (account.is_verified) return notifyOwner(tx, deps, account)
    await tx.updateTable('account').set(registered).where('id', '=', account.id).execute()
    await sendLink(tx, deps, { ...account, ...registered }, now)
  })
  deps.wake()
  return answer({ email })
}

const notifyOwner = (
  tx: Transacting,
  deps: AccountDeps,
  { email, language, user_name: userName }: AccountRow,
): Promise<void> =>
  writeAccountMail(deps, tx, {
    kind: 'ACCOUNT_EXISTS',
    to: email,
    language,
    userName,
    link: forgotPasswordLink(deps.publicUrl),
  })

async function sendLink(tx: Transacting, deps: AccountDeps, account: AccountRow, now: Date): Promise<void> {
  const { id, email, language, user_name: userName } = account
  const token = await issueToken(tx, now, { accountId: id, purpose: 'ACTIVATE' })
  await scheduleAccountExpiry(tx, id, now)
  const link = verifyLink(deps.publicUrl, email, token)
  await writeAccountMail(deps, tx, { kind: 'ACCOUNT_ACTIVATE', to: email, language, userName, link })
}

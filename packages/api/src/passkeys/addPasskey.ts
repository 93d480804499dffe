import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { accountLink } from '../account/accountLinks.ts'
import { ownerOf, writeAccountMail } from '../account/accountMail.ts'
import { agentOf } from '../authentication/sessions.ts'
import { withPassword } from '../authentication/withPassword.ts'
import { json } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { readProfile } from '../profile/storedProfile.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { PasskeyDeps } from './passkeyDeps.ts'
import { validAnswer } from './validAnswer.ts'

/** Passkeys of one account; a person has one for each device or password manager. */
const MOST_PASSKEYS = 20

const wrongPassword = fail(400, 'PASSWORD_WRONG', { error: { password: ['WRONG'] } })

/** The options with which the browser makes a passkey. The password is required: a stolen session must not become a key. */
export async function preparePasskey(
  deps: PasskeyDeps,
  accountId: string,
  { password }: BodyOf<typeof endpoints.preparePasskey>,
): Promise<Outcome<AnswerOf<typeof endpoints.preparePasskey>>> {
  const proven = await withPassword(deps, { accountId }, password, wrongPassword, async () => answer(null))
  if (!proven.ok) return proven
  const account = await deps.accounts.find(deps.database, accountId)
  if (!account) return fail(401, 'UNAUTHENTICATED')
  const known = await deps.database
    .selectFrom('passkey')
    .select(['id', 'transports'])
    .where('account_id', '=', accountId)
    .execute()
  const { name } = await readProfile(deps.database)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: deps.relyingParty.id,
    userID: new TextEncoder().encode(accountId),
    userName: account.email,
    userDisplayName: account.user_name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    // It replaces the address and the password, so it has to name the account and to verify its owner.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps.database, deps.now(), options.challenge, accountId)
  return answer({ ...options })
}

/** Stores a passkey that the browser has made, and tells the owner by mail. */
export async function addPasskey(
  deps: PasskeyDeps,
  accountId: string,
  { credential }: BodyOf<typeof endpoints.addPasskey>,
  userAgent: string,
): Promise<Outcome<null>> {
  const { database, now, relyingParty } = deps
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await validAnswer(
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(database, now(), challenge, accountId),
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
    }),
  )
  if (!verified?.verified) return fail(400, 'PASSKEY_REFUSED')
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  const outcome = await transact(database, async (tx) => {
    const account = await deps.accounts.lock(tx, accountId)
    if (!account) return fail(401, 'UNAUTHENTICATED')
    const { count } = await tx
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_PASSKEYS) return fail(400, 'PASSKEY_REFUSED')
    const added = await tx
      .insertInto('passkey')
      .values({
        id,
        account_id: accountId,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: json(transports),
        ...agentOf(userAgent),
        created_at: now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return fail(400, 'PASSKEY_REFUSED')
    await writeAccountMail(deps, tx, {
      kind: 'ACCOUNT_PASSKEY_ADDED',
      ...ownerOf(account),
      link: accountLink(deps.publicUrl, deps.accounts),
    })
    return answer(null)
  })
  deps.wake()
  return outcome
}

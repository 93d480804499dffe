import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { PasskeyDeps } from './passkeyDeps.ts'
import { validAnswer } from './validAnswer.ts'

type Endpoint = typeof endpoints.loginPasskey

/** The options with which a browser asks for any passkey of this shop. */
export async function preparePasskeyLogin({
  database,
  now,
  relyingParty,
}: PasskeyDeps): Promise<Outcome<AnswerOf<typeof endpoints.preparePasskeyLogin>>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: relyingParty.id, userVerification: 'required' })
  await keepChallenge(database, now(), options.challenge, null)
  return answer({ ...options })
}

/**
 * Begins the session of the account that a passkey belongs to, and ends the session of the given token. An unknown passkey and
 * a wrong signature get the same answer.
 * @param oldToken '' if there is none
 */
export async function logInWithPasskey(
  deps: PasskeyDeps,
  { credential }: BodyOf<Endpoint>,
  oldToken: string,
  client: Client,
): Promise<Outcome<AnswerOf<Endpoint>>> {
  const { database, now, relyingParty, sessions } = deps
  const known = await database.selectFrom('passkey').selectAll().where('id', '=', credential.id).executeTakeFirst()
  if (!known) return fail(401, 'PASSKEY_REFUSED')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await validAnswer(
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(database, now(), challenge, null),
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.counter,
      },
    }),
  )
  if (!verified?.verified) return fail(401, 'PASSKEY_REFUSED')
  const outcome = await transact(database, async (tx) => {
    const account = await tx.selectFrom('account').selectAll().where('id', '=', known.account_id).executeTakeFirst()
    const used = { counter: verified.authenticationInfo.newCounter, last_used_at: now() }
    const changed = await tx
      .updateTable('passkey')
      .set(used)
      .where('id', '=', known.id)
      .returning('id')
      .executeTakeFirst()
    // It may have been removed, with its account or alone, while the answer was verified.
    if (!account?.is_verified || !changed) return fail(401, 'PASSKEY_REFUSED')
    const token = await sessions.begin({ accountId: account.id }, client, tx)
    return answer([{ token, userName: account.user_name, role: 'USER' as const }])
  })
  if (outcome.ok && oldToken !== '') await sessions.end(oldToken)
  return outcome
}

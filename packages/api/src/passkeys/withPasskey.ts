import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import type { endpoints } from '@irodori/contract/endpoints'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { AccountStore, LoginAccount } from '../authentication/accountStore.ts'
import type { Database, Transacting } from '../database/tables.ts'
import { transact } from '../database/transact.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import type { RelyingParty } from './relyingParty.ts'
import { validAnswer } from './validAnswer.ts'

export interface PasskeyLoginDeps<Row extends LoginAccount> {
  readonly database: Database
  readonly accounts: AccountStore<Row>
  readonly now: () => Date
  readonly relyingParty: RelyingParty
}

/** The options with which a browser asks for any passkey of this shop. */
export async function preparePasskeyLogin({
  database,
  now,
  relyingParty,
}: Omit<PasskeyLoginDeps<LoginAccount>, 'accounts'>): Promise<Outcome<AnswerOf<typeof endpoints.preparePasskeyLogin>>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({ rpID: relyingParty.id, userVerification: 'required' })
  await keepChallenge(database, now(), options.challenge, null)
  return answer({ ...options })
}

/**
 * Runs work for the account that a passkey belongs to, in a transaction that locks the account. An unknown passkey, one of an
 * account of another kind, and a wrong signature get the same answer.
 */
export async function withPasskey<Value, Row extends LoginAccount>(
  { database, accounts, now, relyingParty }: PasskeyLoginDeps<Row>,
  { credential }: BodyOf<typeof endpoints.loginPasskey>,
  work: (tx: Transacting, account: Row) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
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
  return transact(database, async (tx) => {
    const account = await accounts.lock(tx, known.account_id)
    if (!account) return fail(401, 'PASSKEY_REFUSED')
    const used = { counter: verified.authenticationInfo.newCounter, last_used_at: now() }
    const changed = await tx
      .updateTable('passkey')
      .set(used)
      .where('id', '=', known.id)
      .returning('id')
      .executeTakeFirst()
    // It may have been removed while the answer was verified.
    return changed ? work(tx, account) : fail(401, 'PASSKEY_REFUSED')
  })
}

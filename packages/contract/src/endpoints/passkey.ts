import * as z from 'zod/mini'
import { Passkey, Session, typedPassword } from '../entities/account.ts'
import { endpoint } from '../protocol/endpoint.ts'

// Passkeys are not specified. Their forms are those of W3C Web Authentication Level 3, section 5.1.8 and following.

/** Options for the browser. Its own types describe them; here they pass through. */
const options = z.looseObject({ challenge: z.string() })

/** What an authenticator answers, as `PublicKeyCredential.toJSON` writes it. */
const credential = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string().check(z.minLength(1), z.maxLength(1400)),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().check(z.maxLength(20_000)) }),
  clientExtensionResults: z.looseObject({}),
})

export const preparePasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkey/options',
  access: 'SESSION',
  body: z.object({ password: typedPassword }),
  answer: options,
  errors: ['PASSWORD_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkey',
  access: 'SESSION',
  body: z.object({ credential }),
  answer: z.null(),
  errors: ['PASSKEY_REFUSED', 'FORBIDDEN', 'TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/user/passkey',
  access: 'SESSION',
  answer: z.array(Passkey),
  errors: ['FORBIDDEN'],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/user/passkey/{passkeyId}',
  access: 'SESSION',
  params: z.object({ passkeyId: z.string().check(z.maxLength(1400)) }),
  answer: z.null(),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const preparePasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/authentication/passkey/options',
  access: 'ANYONE',
  answer: options,
  errors: ['TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const loginPasskey = endpoint({
  method: 'POST',
  path: '/api/authentication/passkey',
  access: 'ANYONE',
  body: z.object({ credential }),
  answer: z.array(Session),
  errors: ['PASSKEY_REFUSED', 'TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

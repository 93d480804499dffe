import * as z from 'zod/mini'
import { Passkey, Session, typedPassword } from '../entities/account.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { credential, passkeyOptions } from './passkeyForms.ts'

// Passkeys are not specified.

export const preparePasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkey/options',
  access: 'SESSION',
  body: z.object({ password: typedPassword }),
  answer: passkeyOptions,
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
  answer: passkeyOptions,
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

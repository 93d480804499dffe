import * as z from 'zod/mini'
import { oneTimeCode, SecondFactor, typedPassword } from '../entities/account.ts'
import { endpoint } from '../protocol/endpoint.ts'

// A second factor is not specified: codes of an authenticator app (RFC 6238) and recovery codes.

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/api/user/second-factor',
  access: 'SESSION',
  answer: SecondFactor,
  errors: ['FORBIDDEN'],
})

export const prepareSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/secret',
  access: 'SESSION',
  body: z.object({ password: typedPassword }),
  answer: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** The secret as an address that an authenticator app reads from a QR code. */
    uri: z.string(),
  }),
  errors: ['PASSWORD_WRONG', 'NOT_AVAILABLE', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const addSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  access: 'SESSION',
  body: z.object({ code: oneTimeCode }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['CODE_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/user/second-factor/removal',
  access: 'SESSION',
  body: z.object({ password: typedPassword, code: oneTimeCode }),
  answer: z.null(),
  errors: ['PASSWORD_WRONG', 'CODE_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

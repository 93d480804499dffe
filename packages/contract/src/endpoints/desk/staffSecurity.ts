import * as z from 'zod/mini'
import { oneTimeCode, Passkey, SecondFactor, typedPassword } from '../../entities/account.ts'
import { STAFF_ROLES } from '../../entities/desk/staff.ts'
import { endpoint } from '../../protocol/endpoint.ts'
import { credential, passkeyOptions } from '../passkeyForms.ts'

// The second factor and the passkeys of the staff have the forms of those of customers.

export const readStaffSecondFactor = endpoint({
  method: 'GET',
  path: '/api/desk/me/second-factor',
  access: 'STAFF',
  roles: STAFF_ROLES,
  answer: SecondFactor,
})

export const prepareStaffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/desk/me/second-factor/secret',
  access: 'STAFF',
  roles: STAFF_ROLES,
  body: z.object({ password: typedPassword }),
  answer: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** The secret as an address that an authenticator app reads from a QR code. */
    uri: z.string(),
  }),
  errors: ['PASSWORD_WRONG', 'NOT_AVAILABLE', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const addStaffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/desk/me/second-factor',
  access: 'STAFF',
  roles: STAFF_ROLES,
  body: z.object({ code: oneTimeCode }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['CODE_WRONG', 'TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const removeStaffSecondFactor = endpoint({
  method: 'POST',
  path: '/api/desk/me/second-factor/removal',
  access: 'STAFF',
  roles: STAFF_ROLES,
  body: z.object({ password: typedPassword, code: oneTimeCode }),
  answer: z.null(),
  errors: ['PASSWORD_WRONG', 'CODE_WRONG', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const prepareStaffPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/me/passkey/options',
  access: 'STAFF',
  roles: STAFF_ROLES,
  body: z.object({ password: typedPassword }),
  answer: passkeyOptions,
  errors: ['PASSWORD_WRONG', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const addStaffPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/me/passkey',
  access: 'STAFF',
  roles: STAFF_ROLES,
  body: z.object({ credential }),
  answer: z.null(),
  errors: ['PASSKEY_REFUSED', 'TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const listStaffPasskeys = endpoint({
  method: 'GET',
  path: '/api/desk/me/passkey',
  access: 'STAFF',
  roles: STAFF_ROLES,
  answer: z.array(Passkey),
})

export const removeStaffPasskey = endpoint({
  method: 'DELETE',
  path: '/api/desk/me/passkey/{passkeyId}',
  access: 'STAFF',
  roles: STAFF_ROLES,
  params: z.object({ passkeyId: z.string().check(z.maxLength(1400)) }),
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

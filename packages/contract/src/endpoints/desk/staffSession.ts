import * as z from 'zod/mini'
import { oneTimeCode, OpenSession, password, typedPassword } from '../../entities/account.ts'
import { OpenedStaffLink, STAFF_ROLES, StaffMember, staffName } from '../../entities/desk/staff.ts'
import { endpoint } from '../../protocol/endpoint.ts'
import { credential, passkeyOptions } from '../passkeyForms.ts'

const token = z.string().check(z.minLength(1), z.maxLength(100))
const sessionId = z.string().check(z.maxLength(64))

export const loginStaff = endpoint({
  method: 'POST',
  path: '/api/desk/session',
  access: 'ANYONE',
  body: z.object({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    password: typedPassword,
    /** For an account with a second factor. */
    code: z.optional(oneTimeCode),
  }),
  answer: StaffMember,
  errors: ['LOGIN_FAILED', 'CODE_REQUIRED', 'CODE_WRONG', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const prepareStaffPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/desk/session/passkey/options',
  access: 'ANYONE',
  answer: passkeyOptions,
  errors: ['TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const loginStaffPasskey = endpoint({
  method: 'POST',
  path: '/api/desk/session/passkey',
  access: 'ANYONE',
  body: z.object({ credential }),
  answer: StaffMember,
  errors: ['PASSKEY_REFUSED', 'TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

/** The token is in the body, because addresses of calls are logged by proxies. */
export const openStaffLink = endpoint({
  method: 'POST',
  path: '/api/desk/link',
  access: 'ANYONE',
  body: z.object({ token }),
  answer: OpenedStaffLink,
  errors: ['TOKEN_INVALID', 'TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const acceptStaffLink = endpoint({
  method: 'PUT',
  path: '/api/desk/link',
  access: 'ANYONE',
  body: z.object({
    token,
    /** Required for an invitation. */
    userName: z.optional(staffName),
    password,
  }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'TOKEN_INVALID', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const readStaffMember = endpoint({
  method: 'GET',
  path: '/api/desk/me',
  access: 'STAFF',
  roles: STAFF_ROLES,
  answer: StaffMember,
})

export const logoutStaff = endpoint({
  method: 'DELETE',
  path: '/api/desk/session',
  access: 'STAFF',
  roles: STAFF_ROLES,
  answer: z.null(),
})

export const changeStaffPassword = endpoint({
  method: 'PUT',
  path: '/api/desk/me/password',
  access: 'STAFF',
  roles: STAFF_ROLES,
  body: z.object({ oldPassword: typedPassword, newPassword: password }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'PASSWORD_WRONG', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/api/desk/me/session',
  access: 'STAFF',
  roles: STAFF_ROLES,
  answer: z.array(OpenSession),
})

export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/api/desk/me/session/{sessionId}',
  access: 'STAFF',
  roles: STAFF_ROLES,
  params: z.object({ sessionId }),
  answer: z.null(),
  errors: ['NOT_FOUND'],
})

export const endOtherStaffSessions = endpoint({
  method: 'DELETE',
  path: '/api/desk/me/session',
  access: 'STAFF',
  roles: STAFF_ROLES,
  answer: z.null(),
})

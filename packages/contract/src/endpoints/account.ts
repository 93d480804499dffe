import * as z from 'zod/mini'
import { OpenSession, password, Registration, typedPassword } from '../entities/account.ts'
import { email } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

const token = z.string().check(z.minLength(1), z.maxLength(100))

export const register = endpoint({
  method: 'POST',
  path: '/api/user',
  access: 'ANYONE',
  body: Registration,
  answer: z.object({ email: z.string() }),
  errors: ['REQUEST_INVALID', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'REGISTER',
})

export const verifyUser = endpoint({
  method: 'GET',
  path: '/api/user/verify',
  access: 'ANYONE',
  query: z.object({ email: z.string().check(z.maxLength(254)), token }),
  answer: z.object({ purpose: z.enum(['ACTIVATE', 'CHANGE_EMAIL', 'DELETE']), message: z.string() }),
  errors: ['TOKEN_INVALID', 'TOO_MANY_TRIES', 'FORBIDDEN'],
  limit: 'LOGIN',
})

// The specification describes the screens of the following calls, not the calls.

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'SESSION',
  body: z.object({ oldPassword: typedPassword, newPassword: password }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'PASSWORD_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  access: 'SESSION',
  body: z.object({ email, password: typedPassword }),
  answer: z.object({ email: z.string() }),
  errors: ['PASSWORD_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgotPassword',
  access: 'ANYONE',
  body: z.object({ email }),
  answer: z.null(),
  errors: ['TOO_MANY_TRIES'],
  limit: 'FORGOT_PASSWORD',
})

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/user/forgotPassword',
  access: 'ANYONE',
  body: z.object({ email, token, newPassword: password }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'TOKEN_INVALID', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'SESSION',
  answer: z.null(),
  errors: ['FORBIDDEN', 'TOO_MANY_TRIES'],
})

export const readUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'SESSION',
  answer: z.object({ email: z.string(), userName: z.string(), receiveMagazine: z.boolean() }),
  errors: ['FORBIDDEN'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/session',
  access: 'SESSION',
  answer: z.array(OpenSession),
  errors: ['FORBIDDEN'],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/session/{sessionId}',
  access: 'SESSION',
  params: z.object({ sessionId: z.string().check(z.maxLength(64)) }),
  answer: z.null(),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/session',
  access: 'SESSION',
  answer: z.null(),
  errors: ['FORBIDDEN'],
})

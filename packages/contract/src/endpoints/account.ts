import * as z from 'zod/mini'
import { password, Registration, typedPassword } from '../entities/account.ts'
import { email } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

const token = z.string().check(z.minLength(1), z.maxLength(100))

export const register = endpoint({
  method: 'POST',
  path: '/api/user',
  access: 'ANYONE',
  summary: 'Create an account; the link in the mail activates it',
  body: Registration,
  answer: z.object({ email: z.string() }),
  errors: ['REQUEST_INVALID', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'REGISTER',
})

export const verifyUser = endpoint({
  method: 'GET',
  path: '/api/user/verify',
  access: 'ANYONE',
  summary: 'Verify the link of a mail: activate an account, confirm a new address, or delete the account',
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
  summary: 'Change the password and end all other sessions of the account',
  body: z.object({ oldPassword: typedPassword, newPassword: password }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'PASSWORD_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  access: 'SESSION',
  summary: 'Request a new e-mail address; the link in the mail confirms it',
  body: z.object({ email, password: typedPassword }),
  answer: z.object({ email: z.string() }),
  errors: ['PASSWORD_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgotPassword',
  access: 'ANYONE',
  summary: 'Send a link for a new password; the answer does not disclose whether the account exists',
  body: z.object({ email }),
  answer: z.null(),
  errors: ['TOO_MANY_TRIES'],
  limit: 'FORGOT_PASSWORD',
})

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/user/forgotPassword',
  access: 'ANYONE',
  summary: 'Set a new password with the link of the mail and end all sessions of the account',
  body: z.object({ email, token, newPassword: password }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'TOKEN_INVALID', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'SESSION',
  summary: 'Request the deletion of the account; the link in the mail confirms it',
  answer: z.null(),
  errors: ['FORBIDDEN', 'TOO_MANY_TRIES'],
})

export const readUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'SESSION',
  summary: "The session's account",
  answer: z.object({ email: z.string(), userName: z.string(), receiveMagazine: z.boolean() }),
  errors: ['FORBIDDEN'],
})

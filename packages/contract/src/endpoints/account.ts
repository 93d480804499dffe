import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { password, Registration, typedPassword } from '../entities/account.ts'
import { email } from '../entities/scalars.ts'

const token = z.string().check(z.minLength(1), z.maxLength(100))

export const register = endpoint({
  method: 'POST',
  path: '/api/user',
  access: 'ANYONE',
  summary: 'Create an account; it opens when the link in the mail is followed',
  body: Registration,
  answer: z.object({ email: z.string() }),
  errors: ['REQUEST_INVALID', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'REGISTER',
})

export const verifyUser = endpoint({
  method: 'GET',
  path: '/api/user/verify',
  access: 'ANYONE',
  summary: 'Follow the link of a mail: open an account, confirm a new address, or delete the account',
  query: z.object({ email: z.string().check(z.maxLength(254)), token }),
  answer: z.object({ purpose: z.enum(['ACTIVATE', 'CHANGE_EMAIL', 'DELETE']), message: z.string() }),
  errors: ['TOKEN_INVALID', 'TOO_MANY_TRIES', 'FORBIDDEN'],
  limit: 'LOGIN',
})

// The specification names the screens of what follows, not their calls.

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  access: 'SESSION',
  summary: 'Change the password; every other session of the account ends',
  body: z.object({ oldPassword: typedPassword, newPassword: password }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'PASSWORD_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  access: 'SESSION',
  summary: 'Ask for another address; it counts when the link that is sent there is followed',
  body: z.object({ email, password: typedPassword }),
  answer: z.object({ email: z.string() }),
  errors: ['PASSWORD_WRONG', 'FORBIDDEN', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/user/forgotPassword',
  access: 'ANYONE',
  summary: 'Have a link for a new password sent; the answer does not tell whether there is such an account',
  body: z.object({ email }),
  answer: z.null(),
  errors: ['TOO_MANY_TRIES'],
  limit: 'FORGOT_PASSWORD',
})

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/user/forgotPassword',
  access: 'ANYONE',
  summary: 'Set a new password with the link of the mail; every session of the account ends',
  body: z.object({ email, token, newPassword: password }),
  answer: z.null(),
  errors: ['REQUEST_INVALID', 'TOKEN_INVALID', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/user',
  access: 'SESSION',
  summary: 'Ask to delete the account; it is deleted when the link that is sent is followed',
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

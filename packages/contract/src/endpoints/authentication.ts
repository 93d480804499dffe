import * as z from 'zod/mini'
import { oneTimeCode, Session, typedPassword } from '../entities/account.ts'
import { orderNumber, phoneNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { marketplaceErrors } from './sharedErrors.ts'

const guest = z.object({ orderNumber, phoneNumber })
const sessions = z.array(Session)
const guestErrors = [...marketplaceErrors, 'ORDER_NUMBER_NOT_FOUND', 'PRODUCT_IS_NOT_FOUND', 'TOO_MANY_TRIES'] as const

export const loginGuest = endpoint({
  method: 'POST',
  path: '/api/authentication/guest',
  access: 'ANYONE',
  body: guest,
  answer: sessions,
  errors: guestErrors,
  limit: 'LOGIN',
})

export const readGuestSession = endpoint({
  method: 'GET',
  path: '/api/authentication/guest',
  access: 'ANYONE',
  query: z.partial(guest),
  answer: sessions,
  errors: [...guestErrors, 'UNAUTHENTICATED'],
  limit: 'LOGIN',
})

/** Not specified: mails a link that lets the owner of an order try its phone number while others guess at it. */
export const requestDeviceLink = endpoint({
  method: 'POST',
  path: '/api/authentication/guest/link',
  access: 'ANYONE',
  body: z.object({ orderNumber }),
  answer: z.null(),
  errors: ['TOO_MANY_TRIES'],
  limit: 'LOGIN',
})

export const loginUser = endpoint({
  method: 'POST',
  path: '/api/authentication/user',
  access: 'ANYONE',
  body: z.object({
    email: z.string().check(z.minLength(1), z.maxLength(254)),
    password: typedPassword,
    /** Not specified: for an account with a second factor. */
    code: z.optional(oneTimeCode),
  }),
  answer: sessions,
  errors: ['LOGIN_FAILED', 'ACCOUNT_NOT_VERIFIED', 'CODE_REQUIRED', 'CODE_WRONG', 'TOO_MANY_TRIES', 'BUSY'],
  limit: 'LOGIN',
})

export const readUserSession = endpoint({
  method: 'GET',
  path: '/api/authentication/user',
  access: 'ANYONE',
  answer: sessions,
  errors: ['UNAUTHENTICATED'],
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/api/authentication/user',
  access: 'ANYONE',
  answer: z.null(),
})

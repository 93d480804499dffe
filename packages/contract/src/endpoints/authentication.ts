import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { orderNumber, phoneNumber } from '../entities/scalars.ts'

const guest = z.object({ orderNumber, phoneNumber })
const tokens = z.array(z.object({ token: z.string(), userName: z.string(), role: z.enum(['GUEST', 'USER']) }))
const errors = [
  'EC_MAINTAIN',
  'EC_CONNECTION_ERROR',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'YAHOO_AUTHENTICATION_EXCEPTION',
  'COLOR_ME_CONNECTION_ERROR',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'ORDER_NUMBER_NOT_FOUND',
  'ORDER_IS_CANCELLED',
  'ORDER_NOT_SETTLED',
  'ORDER_YAHOO_IS_VERIFYING',
  'PRODUCT_IS_NOT_FOUND',
  'TOO_MANY_TRIES',
] as const

export const authenticationEndpoints = {
  loginGuest: endpoint({
    method: 'POST',
    path: '/api/authentication/guest',
    access: 'ANYONE',
    summary: 'Log in with an order number and its phone number',
    body: guest,
    answer: tokens,
    errors,
  }),
  readGuestSession: endpoint({
    method: 'GET',
    path: '/api/authentication/guest',
    access: 'ANYONE',
    summary: 'Log in, or, without parameters, tell whose session the token is',
    query: z.partial(guest),
    answer: tokens,
    errors,
  }),
  logout: endpoint({
    method: 'DELETE',
    path: '/api/authentication/user',
    access: 'ANYONE',
    summary: 'End the session of the token',
    answer: z.null(),
  }),
}

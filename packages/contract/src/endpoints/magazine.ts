import * as z from 'zod/mini'
import { PAGES } from '../pages/pages.ts'
import { endpoint } from '../protocol/endpoint.ts'

/** The page of the link; a mail program that knows one-click posts to the same address. */
const path = PAGES.unsubscribe.path.replace(':token', '{token}')

/** RFC 8058: the mail program of a reader sends the field of the header List-Unsubscribe-Post to List-Unsubscribe. */
export const unsubscribeInOneClick = endpoint({
  method: 'POST',
  path,
  access: 'ANYONE',
  sentBy: 'MAIL_SERVICES',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  bodyKind: 'FORM',
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  answer: z.null(),
  errors: ['REQUEST_INVALID'],
})

import * as z from 'zod/mini'
import { email } from './scalars.ts'

export const ROLES = ['GUEST', 'USER'] as const
export type Role = (typeof ROLES)[number]

/** A session as its owner sees it; for a guest the user name is the order number. */
export const Session = z.object({ token: z.string(), userName: z.string(), role: z.enum(ROLES) })
export type Session = z.infer<typeof Session>

/** A new one, as the fields take it; PAS-2 and PAS-3 say what else it must be. */
export const password = z.string().check(z.minLength(8), z.maxLength(128))

/** One in use, as it was typed: the rules for new ones may have changed since, and a decomposed form is longer. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(1024))

/** On one line: it stands in mails. */
const userName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u))

export const Registration = z.object({
  email,
  password,
  userName,
  /** Whether the mail magazine is wanted. */
  receiveMagazine: z._default(z.boolean(), false),
})
export type Registration = z.infer<typeof Registration>

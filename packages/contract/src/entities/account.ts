import * as z from 'zod/mini'
import { email, shortText } from './scalars.ts'

export const ROLES = ['GUEST', 'USER'] as const
export type Role = (typeof ROLES)[number]

/** A session as its owner sees it; for a guest the user name is the order number. */
export const Session = z.object({ token: z.string(), userName: z.string(), role: z.enum(ROLES) })
export type Session = z.infer<typeof Session>

export const password = z.string().check(z.minLength(8), z.maxLength(128))

export const Registration = z.object({
  email,
  password,
  userName: shortText.check(z.minLength(1)),
  /** Whether the mail magazine is wanted. */
  receiveMagazine: z._default(z.boolean(), false),
})
export type Registration = z.infer<typeof Registration>

import * as z from 'zod/mini'
import { email } from './scalars.ts'

export const ROLES = ['GUEST', 'USER'] as const
export type Role = (typeof ROLES)[number]

/** A session as its owner receives it. The user name of a guest is the order number. */
export const Session = z.object({ token: z.string(), userName: z.string(), role: z.enum(ROLES) })
export type Session = z.infer<typeof Session>

/** A session of an account as its owner sees it in the list of sessions. */
export const OpenSession = z.object({
  id: z.string(),
  /** The browser and the operating system that it was begun with; null if they are unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  begunAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** Whether the call was made with it. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

/** A passkey as the owner of its account sees it. */
export const Passkey = z.object({
  id: z.string(),
  /** The browser and the operating system that it was added with; null if they are unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  addedAt: z.iso.datetime(),
  /** Null if it was never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = z.infer<typeof Passkey>

/** The second factor of an account as its owner sees it. */
export const SecondFactor = z.object({
  /** Whether the shop can store one. */
  isOffered: z.boolean(),
  /** Since when a login with the password requires a code; null if it does not. */
  since: z.nullable(z.iso.datetime()),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: z.number(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** A code of an authenticator app or a recovery code, as typed. */
export const oneTimeCode = z.string().check(z.minLength(1), z.maxLength(40))

/** A new password; PAS-2 and PAS-3 limit it further. */
export const password = z.string().check(z.minLength(8), z.maxLength(128))

/** An existing password as typed. It may be longer: the rules for new ones may have changed, and decomposed text is longer. */
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(1024))

/** A name on one line, because mails contain it. */
const userName = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u))

export const Registration = z.object({
  email,
  password,
  userName,
  /** Whether the customer subscribes to the mail magazine. */
  receiveMagazine: z._default(z.boolean(), false),
})
export type Registration = z.infer<typeof Registration>

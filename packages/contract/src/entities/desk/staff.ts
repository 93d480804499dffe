import * as z from 'zod/mini'
import { email } from '../scalars.ts'

/**
 * What a member of the staff does in the shop. The owner may do everything; a clerk serves customers, a designer makes
 * templates, and the production prints and packs.
 */
export const STAFF_ROLES = ['OWNER', 'CLERK', 'DESIGNER', 'PRODUCTION'] as const
export const staffRole = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof staffRole>

/** A name on one line, because mails and the log contain it. */
export const staffName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u))

/** The member of the staff whose session calls. */
export const StaffMember = z.object({ id: z.string(), email: z.string(), userName: z.string(), role: staffRole })
export type StaffMember = z.infer<typeof StaffMember>

/** A member of the staff as an owner sees it in the list of the staff. */
export const ListedStaff = z.object({
  id: z.string(),
  email: z.string(),
  userName: z.string(),
  role: staffRole,
  joinedAt: z.iso.datetime(),
  /** Whether a login with the password requires a code. */
  requiresCode: z.boolean(),
  passkeys: z.number(),
  openSessions: z.number(),
  /** To the minute; null if no session is open. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type ListedStaff = z.infer<typeof ListedStaff>

/** An invitation that was not accepted yet. */
export const StaffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
})
export type StaffInvitation = z.infer<typeof StaffInvitation>

/** What a mailed link of the desk is for: a new account, or a new password of an account. */
export const STAFF_LINK_PURPOSES = ['INVITATION', 'PASSWORD'] as const

/** A mailed link as its reader sees it. */
export const OpenedStaffLink = z.object({
  purpose: z.enum(STAFF_LINK_PURPOSES),
  email: z.string(),
  role: staffRole,
  /** Of the account whose password is set; null for an invitation. */
  userName: z.nullable(z.string()),
})
export type OpenedStaffLink = z.infer<typeof OpenedStaffLink>

/** Where an entry of the audit log comes from. */
export const AUDIT_SOURCES = ['DESK', 'COMMAND_LINE'] as const

/** An entry of the audit log: who did what to what, and how it ended. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  source: z.enum(AUDIT_SOURCES),
  /** The name of the member of the staff, or of the account on the machine that typed a command. */
  actor: z.string(),
  /** The name of the call, or the command without its arguments. */
  action: z.string(),
  /** What it was done to, such as an order number; '' if nothing is named. */
  subject: z.string(),
  /** DONE, FAILED after a defect, or the error code of a refusal; null while it runs, or if its process died. */
  outcome: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const Invite = z.object({ email, role: staffRole })

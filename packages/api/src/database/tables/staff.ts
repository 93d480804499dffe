import type { Language } from '@irodori/contract/language'
import type { ViewFilter } from '@irodori/contract/entities/orderView'
import type { StaffRole } from '@irodori/contract/entities/staff'
import type { Generated, Selectable } from 'kysely'
import type { Instant, Json, Perhaps } from './columns.ts'

/** The audit log: the commands that the staff carried out, and the changes that they made at the desk. */
export interface StaffAccessTable {
  id: string
  source: Generated<'COMMAND_LINE' | 'DESK'>
  /** Name of the account on the machine, or of the member of the staff. */
  staff: string
  /** The member of the staff; null for a command. It stays when the member is removed. */
  staff_id: Perhaps<string>
  /** The command, or the name of the call. */
  command: string
  /** What it was about, such as an order number; '' if it was about nothing in particular. */
  subject: string
  happened_at: Instant
  /** DONE, FAILED after a defect, or why it was refused; null while it runs, and if its process died. */
  outcome: Perhaps<string>
}

/** The accounts of the shop's staff. */
export interface StaffAccountTable {
  id: string
  /** In lower case. */
  email: string
  user_name: string
  password_hash: string
  role: StaffRole
  language: Perhaps<Language>
  created_at: Instant
  updated_at: Instant
}

/** Sessions of the desk. Their tokens are in a cookie that no script can read. */
export interface StaffSessionTable {
  /** SHA-256 of the token, hex. */
  token_hash: string
  staff_id: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  /** The browser and the operating system that began it, as they call themselves. */
  browser: Perhaps<string>
  system: Perhaps<string>
}

/** A mailed link: an invitation, or a new password of an account. */
export interface StaffLinkTable {
  id: string
  /** SHA-256 of the token, hex. */
  token_hash: string
  /** In lower case. */
  email: string
  /** Of an invitation. */
  role: StaffRole
  /** The account whose password is set; null for an invitation. */
  staff_id: Perhaps<string>
  /** The name of the member of the staff, or of the account on the machine. */
  created_by: string
  created_at: Instant
  expires_at: Instant
}

/** Searches of orders that members of the staff keep. */
export interface StaffOrderViewTable {
  id: string
  staff_id: string
  /** Each member has it once. */
  name: string
  filter: Json<ViewFilter>
  created_at: Instant
}

export type StaffRow = Selectable<StaffAccountTable>

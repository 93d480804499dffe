import type { Instant } from './columns.ts'

/** The commands that the staff carried out. */
export interface StaffAccessTable {
  id: string
  /** Name of the account on the machine. */
  staff: string
  command: string
  /** What the command was about, such as an order number; '' if it was about nothing in particular. */
  subject: string
  happened_at: Instant
}

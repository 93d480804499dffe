import type { SecurityDeps } from '../account/accountDeps.ts'
import type { AccountStore } from '../authentication/accountStore.ts'
import type { StaffRow } from '../database/tables/staff.ts'
import type { CodeDeps } from '../secondFactor/withCode.ts'
import type { StaffSessions } from './staffSessions.ts'

/** What the use cases of staff accounts depend on. */
export interface DeskDeps extends SecurityDeps, CodeDeps<StaffRow> {
  readonly accounts: AccountStore<StaffRow>
  readonly sessions: StaffSessions
}

import {
  addStaffPasskey,
  addStaffSecondFactor,
  listStaffPasskeys,
  prepareStaffPasskey,
  prepareStaffSecondFactor,
  readStaffSecondFactor,
  removeStaffPasskey,
  removeStaffSecondFactor,
} from '@irodori/contract/endpoints/desk/staffSecurity'
import {
  endOtherStaffSessions,
  endStaffSession,
  listStaffSessions,
} from '@irodori/contract/endpoints/desk/staffSession'
import type { AccountCalls } from '@irodori/ui/accountCalls'

/** The calls with which a member of the staff secures the own account. */
export const staffCalls: AccountCalls = {
  listSessions: listStaffSessions,
  endSession: endStaffSession,
  endOtherSessions: endOtherStaffSessions,
  listPasskeys: listStaffPasskeys,
  preparePasskey: prepareStaffPasskey,
  addPasskey: addStaffPasskey,
  removePasskey: removeStaffPasskey,
  readSecondFactor: readStaffSecondFactor,
  prepareSecondFactor: prepareStaffSecondFactor,
  addSecondFactor: addStaffSecondFactor,
  removeSecondFactor: removeStaffSecondFactor,
}

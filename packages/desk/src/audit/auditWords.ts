/** Calls of the desk for which the audit log has words; commands of the command line are shown as they are typed. */
export const AUDITED_CALLS = [
  'loginStaff',
  'acceptStaffLink',
  'logoutStaff',
  'changeStaffPassword',
  'endStaffSession',
  'endOtherStaffSessions',
  'prepareStaffSecondFactor',
  'addStaffSecondFactor',
  'removeStaffSecondFactor',
  'prepareStaffPasskey',
  'addStaffPasskey',
  'removeStaffPasskey',
  'inviteStaff',
  'withdrawStaffInvitation',
  'changeStaffRole',
  'removeStaff',
  'sendStaffPasswordLink',
  'endSessionsOfStaff',
] as const

/** The call of an entry, if there are words for it. */
export const auditedCall = (action: string) => AUDITED_CALLS.find((name) => name === action) ?? null

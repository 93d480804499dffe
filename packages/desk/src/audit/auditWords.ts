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

/** Why a change was not made, for which the audit log has words. */
const AUDITED_REFUSALS = [
  'BUSY',
  'CODE_WRONG',
  'FAILED',
  'FORBIDDEN',
  'NOT_AVAILABLE',
  'NOT_FOUND',
  'PASSKEY_REFUSED',
  'PASSWORD_WRONG',
  'REFUSED',
  'REQUEST_INVALID',
  'TOO_MANY_TRIES',
] as const

/** The reason of an entry, if there are words for it. */
export const auditedRefusal = (outcome: string) => AUDITED_REFUSALS.find((code) => code === outcome) ?? null

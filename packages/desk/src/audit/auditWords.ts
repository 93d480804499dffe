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
  'holdOrder',
  'resumeOrder',
  'cancelDeskOrder',
  'retryOrder',
  'shipOrder',
  'trackParcel',
  'shipParcels',
  'noteOrderArrival',
  'askToReorder',
  'writeToCustomer',
  'saveOrderView',
  'removeOrderView',
  'changeReceiver',
] as const

/** The call of an entry, if there are words for it. */
export const auditedCall = (action: string) => AUDITED_CALLS.find((name) => name === action) ?? null

/** Why a change was not made, for which the audit log has words. */
const AUDITED_REFUSALS = [
  'BUSY',
  'CODE_WRONG',
  'COLOR_ME_AUTHENTICATION_ERROR',
  'COLOR_ME_CONNECTION_ERROR',
  'EC_CONNECTION_ERROR',
  'EC_MAINTAIN',
  'EC_REQUEST_TIMEOUT_EXCEPTION',
  'FAILED',
  'FORBIDDEN',
  'NOT_AVAILABLE',
  'NOT_FOUND',
  'ORDER_CANNOT_BE_CANCELLED',
  'ORDER_NUMBER_NOT_FOUND',
  'PASSKEY_REFUSED',
  'PASSWORD_WRONG',
  'RAKUTEN_AUTHENTICATION_EXCEPTION',
  'REFUSED',
  'REQUEST_INVALID',
  'STATUS_NOT_ALLOWED',
  'TOO_MANY_TRIES',
  'UPDATE_RECEIVER_FAILS',
  'YAHOO_AUTHENTICATION_EXCEPTION',
] as const

/** The reason of an entry, if there are words for it. */
export const auditedRefusal = (outcome: string) => AUDITED_REFUSALS.find((code) => code === outcome) ?? null

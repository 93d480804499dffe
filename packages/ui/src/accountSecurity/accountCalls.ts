import type { endOtherSessions, endSession, listSessions } from '@irodori/contract/endpoints/account'
import type { addPasskey, listPasskeys, preparePasskey, removePasskey } from '@irodori/contract/endpoints/passkey'
import type {
  addSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '@irodori/contract/endpoints/secondFactor'

/** The calls with which the owner of an account secures it: those of customers, or those of the staff, which have the same forms. */
export interface AccountCalls {
  readonly listSessions: typeof listSessions
  readonly endSession: typeof endSession
  readonly endOtherSessions: typeof endOtherSessions
  readonly listPasskeys: typeof listPasskeys
  readonly preparePasskey: typeof preparePasskey
  readonly addPasskey: typeof addPasskey
  readonly removePasskey: typeof removePasskey
  readonly readSecondFactor: typeof readSecondFactor
  readonly prepareSecondFactor: typeof prepareSecondFactor
  readonly addSecondFactor: typeof addSecondFactor
  readonly removeSecondFactor: typeof removeSecondFactor
}

export interface AccountCallsProps {
  readonly calls: AccountCalls
}

import { endOtherSessions, endSession, listSessions } from '@irodori/contract/endpoints/account'
import { addPasskey, listPasskeys, preparePasskey, removePasskey } from '@irodori/contract/endpoints/passkey'
import {
  addSecondFactor,
  prepareSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from '@irodori/contract/endpoints/secondFactor'
import type { AccountCalls } from '@irodori/ui/accountCalls'

/** The calls with which a customer secures an account. */
export const customerCalls: AccountCalls = {
  listSessions,
  endSession,
  endOtherSessions,
  listPasskeys,
  preparePasskey,
  addPasskey,
  removePasskey,
  readSecondFactor,
  prepareSecondFactor,
  addSecondFactor,
  removeSecondFactor,
}

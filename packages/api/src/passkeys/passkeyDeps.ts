import type { SecurityDeps } from '../account/accountDeps.ts'
import type { RelyingParty } from './relyingParty.ts'

/** What the use cases of passkeys depend on; the accounts are of either kind. */
export interface PasskeyDeps extends SecurityDeps {
  readonly relyingParty: RelyingParty
}

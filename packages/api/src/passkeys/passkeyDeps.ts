import type { AccountDeps } from '../account/accountDeps.ts'
import type { RelyingParty } from './relyingParty.ts'

/** What the use cases of passkeys depend on. */
export interface PasskeyDeps extends AccountDeps {
  readonly relyingParty: RelyingParty
}

import type { AccountStore, LoginAccount } from '../authentication/accountStore.ts'
import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import type { AccountRow } from '../database/tables/accounts.ts'
import type { WriteMail } from '../mail/writeMail.ts'

/** What the use cases of an account of either kind depend on. */
export interface SecurityDeps extends PasswordDeps<LoginAccount> {
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly writeMail: WriteMail
  /** Address of the shop, without a slash at the end. */
  readonly publicUrl: string
  /** Called after a commit that enqueued a mail or another job. */
  readonly wake: () => void
}

/** What the use cases of a customer's account depend on; each picks the members that it uses. */
export interface AccountDeps extends SecurityDeps {
  readonly accounts: AccountStore<AccountRow>
  readonly sessions: Sessions
}

import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import type { WriteMail } from '../mail/writeMail.ts'

/** What the use cases of an account depend on; each picks the members that it uses. */
export interface AccountDeps extends PasswordDeps {
  readonly sessions: Sessions
  readonly writeMail: WriteMail
  /** Address of the shop, without a slash at the end. */
  readonly publicUrl: string
  /** Called after a commit that enqueued a mail or another job. */
  readonly wake: () => void
}

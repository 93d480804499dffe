import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import type { WriteMail } from '../mail/writeMail.ts'

/** What the use cases of an account take; each names what it uses of it. */
export interface AccountDeps extends PasswordDeps {
  readonly sessions: Sessions
  readonly writeMail: WriteMail
  /** Of the shop's pages, without a slash at its end. */
  readonly publicUrl: string
  /** Told after a commit that left a mail or another job. */
  readonly wake: () => void
}

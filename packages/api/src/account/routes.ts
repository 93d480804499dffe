import type { AnswerOf, Endpoint } from '@irodori/contract'
import { endpoints } from '@irodori/contract'
import type { Outcome } from '../http/outcome.ts'
import { refused } from '../http/outcome.ts'
import type { Register } from '../http/register.ts'
import type { Call, Caller } from '../http/request.ts'
import type { AccountNeeds } from './accountNeeds.ts'
import { askForDeletion } from './askForDeletion.ts'
import { changeEmail } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'
import { forgotPassword } from './forgotPassword.ts'
import { readAccount } from './readAccount.ts'
import { registerAccount } from './registerAccount.ts'
import { resetPassword } from './resetPassword.ts'
import { verifyAccount } from './verifyAccount.ts'

export function accountRoutes(register: Register, needs: AccountNeeds): void {
  /** A guest has no account: her session is told so. */
  const forAccount = <E extends Endpoint>(
    endpoint: E,
    handle: (accountId: string, call: Call<E, Caller>) => Promise<Outcome<AnswerOf<E>>>,
  ): void =>
    register.forSession(endpoint, async (call) =>
      call.caller.role === 'USER' ? handle(call.caller.accountId, call) : refused(403, 'FORBIDDEN'),
    )

  register.forAnyone(endpoints.register, ({ body }) => registerAccount(needs, body))
  register.forAnyone(endpoints.verifyUser, async ({ query, isPrefetch }) =>
    isPrefetch ? refused(403, 'FORBIDDEN', { message: 'PREFETCH' }) : verifyAccount(needs, query),
  )
  register.forAnyone(endpoints.forgotPassword, ({ body }) => forgotPassword(needs, body.email))
  register.forAnyone(endpoints.resetPassword, ({ body }) => resetPassword(needs, body))
  forAccount(endpoints.changePassword, (id, { body, token }) => changePassword(needs, id, body, token))
  forAccount(endpoints.changeEmail, (id, { body }) => changeEmail(needs, id, body))
  forAccount(endpoints.deleteUser, (id) => askForDeletion(needs, id))
  forAccount(endpoints.readUser, (id) => readAccount(needs.database, id))
}

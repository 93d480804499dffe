import type { AnswerOf, Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Call, Caller } from '../http/request.ts'
import type { AccountDeps } from './accountDeps.ts'
import { changeEmail } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'
import { forgotPassword } from './forgotPassword.ts'
import { readAccount } from './readAccount.ts'
import { registerAccount } from './registerAccount.ts'
import { requestAccountDeletion } from './requestAccountDeletion.ts'
import { resetPassword } from './resetPassword.ts'
import { verifyAccount } from './verifyAccount.ts'

export function accountRoutes(register: Register, deps: AccountDeps): void {
  /** Answers 403 to the session of a guest, which has no account. */
  const forAccount = <E extends Endpoint>(
    endpoint: E,
    handle: (accountId: string, call: Call<E, Caller>) => Promise<Outcome<AnswerOf<E>>>,
  ): void =>
    register.forSession(endpoint, async (call) =>
      call.caller.role === 'USER' ? handle(call.caller.accountId, call) : fail(403, 'FORBIDDEN'),
    )

  register.forAnyone(endpoints.register, ({ body, language }) => registerAccount(deps, body, language))
  register.forAnyone(endpoints.verifyUser, async ({ query, token, isPrefetch }) =>
    isPrefetch ? fail(403, 'FORBIDDEN', { message: 'PREFETCH' }) : verifyAccount(deps, query, token),
  )
  register.forAnyone(endpoints.forgotPassword, ({ body }) => forgotPassword(deps, body.email))
  register.forAnyone(endpoints.resetPassword, ({ body }) => resetPassword(deps, body))
  forAccount(endpoints.changePassword, (id, { body, token }) => changePassword(deps, id, body, token))
  forAccount(endpoints.changeEmail, (id, { body }) => changeEmail(deps, id, body))
  forAccount(endpoints.deleteUser, (id) => requestAccountDeletion(deps, id))
  forAccount(endpoints.readUser, (id) => readAccount(deps.database, id))
  forAccount(endpoints.listSessions, async (id, { token }) => answer(await deps.sessions.list(id, token)))
  forAccount(endpoints.endSession, async (id, { params }) =>
    (await deps.sessions.endOne(id, params.sessionId)) ? answer(null) : fail(404, 'NOT_FOUND'),
  )
  forAccount(endpoints.endOtherSessions, async (id, { token }) => {
    await deps.sessions.endAll(deps.database, id, token)
    return answer(null)
  })
}

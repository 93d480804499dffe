import { endpoints } from '@irodori/contract/endpoints'
import { accountRegister } from '../authentication/accountRegister.ts'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
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
  const forAccount = accountRegister(register)
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

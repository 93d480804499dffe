import { endpoints } from '@irodori/contract/endpoints'
import type { StaffMember } from '@irodori/contract/entities/staff'
import type { DeskCookie } from '../http/client/deskCookie.ts'
import type { Register } from '../http/register.ts'
import { fail } from '../http/apiError.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import { addPasskey, preparePasskey } from '../passkeys/addPasskey.ts'
import { listPasskeys, removePasskey } from '../passkeys/ownPasskeys.ts'
import type { RelyingParty } from '../passkeys/relyingParty.ts'
import { preparePasskeyLogin } from '../passkeys/withPasskey.ts'
import { searchAccess } from '../privacy/searchAccess.ts'
import { addSecondFactor, prepareSecondFactor, removeSecondFactor } from '../secondFactor/ownSecondFactor.ts'
import { readSecondFactor } from '../secondFactor/secondFactorStore.ts'
import type { DeskDeps } from './deskDeps.ts'
import type { BegunSession } from './logInStaff.ts'
import { logInStaff, logInStaffWithPasskey } from './logInStaff.ts'
import {
  changeRole,
  endSessionsOf,
  invite,
  readStaff,
  removeMember,
  sendPasswordLink,
  withdrawInvitation,
} from './manageStaff.ts'
import { changeOwnPassword } from './ownAccount.ts'
import { callerOf, presentMember } from './presentMember.ts'
import { acceptLink, openLink } from './staffLinks.ts'

interface Deps extends DeskDeps {
  readonly cookie: DeskCookie
  /** Milliseconds without a call after which a session ends. */
  readonly sessionIdleMs: number
  readonly relyingParty: RelyingParty
}

/** The accounts of the staff: login, mailed links, the own account, the list of the staff, the audit log. */
export function deskRoutes(register: Register, deps: Deps): void {
  sessionRoutes(register, deps)
  securityRoutes(register, deps)
  staffRoutes(register, deps)
}

function sessionRoutes(register: Register, deps: Deps): void {
  const { sessions, cookie } = deps
  const begun = (outcome: Outcome<BegunSession>): Outcome<StaffMember> => {
    if (!outcome.ok) return outcome
    if (outcome.value.kind !== 'DATA') throw new Error(`a login was answered by ${outcome.value.kind} in place of data`)
    const { account, token } = outcome.value.data
    return answer(presentMember(callerOf(account)), { setCookie: cookie.set(token) })
  }
  register.forAnyone(endpoints.loginStaff, async ({ body, client }) => begun(await logInStaff(deps, body, client)))
  register.forAnyone(endpoints.prepareStaffPasskeyLogin, () => preparePasskeyLogin(deps))
  register.forAnyone(endpoints.loginStaffPasskey, async ({ body, client }) =>
    begun(await logInStaffWithPasskey(deps, body, client)),
  )
  register.forAnyone(endpoints.openStaffLink, ({ body }) => openLink(deps, body))
  register.forAnyone(endpoints.acceptStaffLink, ({ body }) => acceptLink(deps, body))

  register.forStaff(endpoints.readStaffMember, async ({ caller }) => answer(presentMember(caller)))
  register.forStaff(endpoints.logoutStaff, async ({ token }) => {
    await sessions.end(token)
    return answer(null, { setCookie: cookie.clear })
  })
  register.forStaff(endpoints.changeStaffPassword, ({ caller, body, token }) =>
    changeOwnPassword(deps, caller, body, token),
  )
  register.forStaff(endpoints.listStaffSessions, async ({ caller, token }) =>
    answer(await sessions.list(caller.staffId, token)),
  )
  register.forStaff(endpoints.endStaffSession, async ({ caller, params }) =>
    (await sessions.endOne(caller.staffId, params.sessionId)) ? answer(null) : fail(404, 'NOT_FOUND'),
  )
  register.forStaff(endpoints.endOtherStaffSessions, async ({ caller, token }) => {
    await sessions.endAll(deps.database, caller.staffId, token)
    return answer(null)
  })
}

function securityRoutes(register: Register, deps: Deps): void {
  const { database, sealingKeys } = deps
  register.forStaff(endpoints.readStaffSecondFactor, async ({ caller }) =>
    answer(await readSecondFactor(database, sealingKeys, caller.staffId)),
  )
  register.forStaff(endpoints.prepareStaffSecondFactor, ({ caller, body }) =>
    prepareSecondFactor(deps, caller.staffId, body),
  )
  register.forStaff(endpoints.addStaffSecondFactor, ({ caller, body, token }) =>
    addSecondFactor(deps, caller.staffId, body, token),
  )
  register.forStaff(endpoints.removeStaffSecondFactor, ({ caller, body }) =>
    removeSecondFactor(deps, caller.staffId, body),
  )
  register.forStaff(endpoints.prepareStaffPasskey, ({ caller, body }) => preparePasskey(deps, caller.staffId, body))
  register.forStaff(endpoints.addStaffPasskey, ({ caller, body, client }) =>
    addPasskey(deps, caller.staffId, body, client.userAgent),
  )
  register.forStaff(endpoints.listStaffPasskeys, ({ caller }) => listPasskeys(database, caller.staffId))
  // The id of a passkey says nothing to a reader of the log.
  register.forStaff(
    endpoints.removeStaffPasskey,
    ({ caller, params }) => removePasskey(database, caller.staffId, params.passkeyId),
    () => '',
  )
}

function staffRoutes(register: Register, deps: Deps): void {
  const { database, accounts, now, sessionIdleMs } = deps
  const nameOf = async ({ params }: { readonly params: { readonly staffId: string } }): Promise<string> =>
    (await accounts.find(database, params.staffId))?.email ?? params.staffId
  register.forStaff(endpoints.listStaff, async () =>
    answer(await readStaff(database, now(), new Date(now().getTime() - sessionIdleMs))),
  )
  register.forStaff(
    endpoints.inviteStaff,
    ({ caller, body }) => invite(deps, caller, body),
    ({ body }) => `${body.email} ${body.role}`,
  )
  register.forStaff(endpoints.withdrawStaffInvitation, ({ params }) =>
    withdrawInvitation(database, params.invitationId),
  )
  register.forStaff(
    endpoints.changeStaffRole,
    ({ caller, params, body }) => changeRole(deps, caller, params.staffId, body.role),
    async (call) => `${await nameOf(call)} ${call.body.role}`,
  )
  register.forStaff(endpoints.removeStaff, ({ caller, params }) => removeMember(deps, caller, params.staffId), nameOf)
  register.forStaff(
    endpoints.sendStaffPasswordLink,
    ({ caller, params }) => sendPasswordLink(deps, caller, params.staffId),
    nameOf,
  )
  register.forStaff(endpoints.endSessionsOfStaff, ({ params }) => endSessionsOf(deps, params.staffId), nameOf)
  register.forStaff(endpoints.searchAuditLog, async ({ query }) => answer(await searchAccess(database, query)))
}

import { codeOf } from '../testing/accounts/authenticatorApp.ts'
import { deskMember, invitationToken, logInAtDesk } from '../testing/accounts/deskMember.ts'
import { softwareAuthenticator } from '../testing/accounts/softwareAuthenticator.ts'
import type { TestServer } from '../testing/testServer.ts'
import type { PreparedCalls } from './preparedCalls.ts'

/** Where a test server says that it is reached. */
const ORIGIN = 'http://localhost:3000'

/** Creates the staff: an owner, a member whose login requires codes, another member, and unused links and challenges. */
export async function createDesk(server: TestServer) {
  const owner = await deskMember(server, 'OWNER', 'owner@irodori.example')
  const other = await deskMember(server, 'CLERK', 'clerk@irodori.example')
  const secured = await deskMember(server, 'DESIGNER', 'designer@irodori.example')
  await logInAtDesk(server, owner.email)
  const body = { password: owner.password }
  const [used, unused] = [softwareAuthenticator(ORIGIN), softwareAuthenticator(ORIGIN)]
  const challenge = async () => (await server.call('prepareStaffPasskey', { body }, owner.token)).data?.challenge ?? ''
  await server.call('addStaffPasskey', { body: { credential: used.create(await challenge()) } }, owner.token)
  const login = (await server.call('prepareStaffPasskeyLogin')).data?.challenge ?? ''
  const sessions = (await server.call('listStaffSessions', {}, owner.token)).data ?? []
  const prepared = await server.call('prepareStaffSecondFactor', { body }, owner.token)
  const theirs = await server.call('prepareStaffSecondFactor', { body: { password: secured.password } }, secured.token)
  const code = codeOf(theirs.data?.secret ?? '', server.clock.now)
  const added = await server.call('addStaffSecondFactor', { body: { code } }, secured.token)
  const link = await invitationToken(server, 'PRODUCTION', 'press@irodori.example')
  const { invitations = [] } = (await server.call('listStaff', {}, owner.token)).data ?? {}
  return {
    owner,
    other,
    secured,
    link,
    code: codeOf(prepared.data?.secret ?? '', server.clock.now),
    recoveryCode: added.data?.recoveryCodes[0] ?? '',
    invitationId: invitations[0]?.id ?? '',
    otherSessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    passkeyId: used.id,
    passkeyLogin: used.get(login),
    newPasskey: unused.create(await challenge()),
  }
}

type CreatedDesk = Awaited<ReturnType<typeof createDesk>>

const NEW_PASSWORD = 'kaze-no-toori-michi-5'

/** Valid calls of the desk. */
export function deskCalls(desk: CreatedDesk): PreparedCalls {
  const { owner, other, secured } = desk
  const ofOther = { params: { staffId: other.id } }
  const password = { body: { password: owner.password } }
  return {
    loginStaff: [{ body: { email: owner.email, password: owner.password } }],
    loginStaffPasskey: [{ body: { credential: desk.passkeyLogin } }],
    openStaffLink: [{ body: { token: desk.link } }],
    acceptStaffLink: [{ body: { token: desk.link, userName: '印刷 太郎', password: NEW_PASSWORD } }],
    changeStaffPassword: [{ body: { oldPassword: owner.password, newPassword: NEW_PASSWORD } }],
    endStaffSession: [{ params: { sessionId: desk.otherSessionId } }],
    prepareStaffSecondFactor: [password],
    addStaffSecondFactor: [{ body: { code: desk.code } }],
    removeStaffSecondFactor: [{ body: { password: secured.password, code: desk.recoveryCode } }],
    prepareStaffPasskey: [password],
    addStaffPasskey: [{ body: { credential: desk.newPasskey } }],
    removeStaffPasskey: [{ params: { passkeyId: desk.passkeyId } }],
    inviteStaff: [{ body: { email: 'new@irodori.example', role: 'CLERK' } }],
    withdrawStaffInvitation: [{ params: { invitationId: desk.invitationId } }],
    changeStaffRole: [{ ...ofOther, body: { role: 'PRODUCTION' } }],
    removeStaff: [ofOther],
    sendStaffPasswordLink: [ofOther],
    endSessionsOfStaff: [ofOther],
    searchAuditLog: [{ query: { search: 'owner' } }],
  }
}

import { linkIn } from '../testing/accountMail.ts'
import { codeOf } from '../testing/accounts/authenticatorApp.ts'
import { secureAccount } from '../testing/accounts/secureAccount.ts'
import { softwareAuthenticator } from '../testing/accounts/softwareAuthenticator.ts'
import type { TestServer } from '../testing/testServer.ts'
import type { OpenedOrder } from './orderPlans.ts'

export const ACCOUNT = { email: 'fuzz@irodori.example', password: 'correct horse battery 9 staple', userName: '佐藤' }

/** Where a test server says that it is reached. */
const ORIGIN = 'http://localhost:3000'

/** Creates an account that owns an order, and unused links of mails and challenges of passkeys. */
export async function createAccount(server: TestServer, order: OpenedOrder | undefined) {
  const pending = 'pending@irodori.example'
  await server.call('register', { body: { ...ACCOUNT, receiveMagazine: true } })
  await server.call('verifyUser', { query: await linkIn(server, 'ACCOUNT_ACTIVATE', ACCOUNT.email) })
  await server.call('register', { body: { ...ACCOUNT, email: pending } })
  await server.call('forgotPassword', { body: { email: ACCOUNT.email } })
  await server.call('loginUser', { body: ACCOUNT })
  const { data } = await server.call('loginUser', { body: ACCOUNT })
  const session = data?.[0]?.token ?? ''
  const sessions = (await server.call('listSessions', {}, session)).data ?? []
  const [used, unused] = [softwareAuthenticator(ORIGIN), softwareAuthenticator(ORIGIN)]
  const challenge = async () =>
    (await server.call('preparePasskey', { body: { password: ACCOUNT.password } }, session)).data?.challenge ?? ''
  await server.call('addPasskey', { body: { credential: used.create(await challenge()) } }, session)
  const passkeyLogin = used.get((await server.call('preparePasskeyLogin')).data?.challenge ?? '')
  const account = await server.database
    .selectFrom('account')
    .select('id')
    .where('email', '=', ACCOUNT.email)
    .executeTakeFirstOrThrow()
  await server.database
    .updateTable('shop_order')
    .set({ account_id: account.id })
    .where('order_number', '=', order?.orderNumber ?? '')
    .execute()
  const prepared = await server.call('prepareSecondFactor', { body: { password: ACCOUNT.password } }, session)
  return {
    session,
    code: codeOf(prepared.data?.secret ?? '', server.clock.now),
    secured: await createSecuredAccount(server),
    otherSessionId: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    passkeyId: used.id,
    passkeyLogin,
    newPasskey: unused.create(await challenge()),
    activation: await linkIn(server, 'ACCOUNT_ACTIVATE', pending),
    reset: await linkIn(server, 'ACCOUNT_RESET_PASSWORD', ACCOUNT.email),
  }
}

/** Another account, whose login requires codes. */
async function createSecuredAccount(server: TestServer) {
  const email = 'secured@irodori.example'
  const token = await server.logInUser(email)
  const password = `${email}/password`
  const { recoveryCodes } = await secureAccount(server, token, password)
  return { token, password, code: recoveryCodes[0] ?? '' }
}

export type CreatedAccount = Awaited<ReturnType<typeof createAccount>>

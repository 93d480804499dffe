import type { AnswerOf, BodyOf } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import type { Marketplaces } from '../connectors/fetchOrder.ts'
import { fail } from '../http/apiError.ts'
import type { Client } from '../http/client/client.ts'
import type { Register } from '../http/register.ts'
import type { Outcome } from '../http/reply.ts'
import { answer } from '../http/reply.ts'
import type { Caller } from '../http/request.ts'
import { checkPhone } from '../orderAccess/checkPhone.ts'
import type { CodeDeps } from '../secondFactor/withCode.ts'
import { logInUser } from './logInUser.ts'

interface Deps extends PasswordDeps, CodeDeps {
  readonly sessions: Sessions
  readonly marketplaces: Marketplaces
}

type GuestClaim = BodyOf<typeof endpoints.loginGuest>
type Tokens = AnswerOf<typeof endpoints.loginGuest>

export function authenticationRoutes(register: Register, deps: Deps): void {
  const { sessions } = deps

  // The session before stays: the other tabs of the browser still work with it, each for its own order.
  const logIn = async (claim: GuestClaim, client: Client): Promise<Outcome<Tokens>> => {
    const orderResult = await checkPhone(deps, claim, client)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const token = await sessions.begin({ orderNumber: order.order_number }, client)
    return answer([{ token, userName: order.order_number, role: 'GUEST' }])
  }

  const sessionAnswer = (caller: Caller | null, token: string): Outcome<Tokens> =>
    caller ? answer([{ token, userName: caller.userName, role: caller.role }]) : fail(401, 'UNAUTHENTICATED')

  register.forAnyone(endpoints.loginGuest, ({ body, client }) => logIn(body, client))

  register.forAnyone(
    endpoints.readGuestSession,
    async ({ query: { orderNumber, phoneNumber }, caller, token, client }) =>
      orderNumber !== undefined && phoneNumber !== undefined
        ? logIn({ orderNumber, phoneNumber }, client)
        : sessionAnswer(caller, token),
  )

  register.forAnyone(endpoints.loginUser, ({ body, token, client }) => logInUser(deps, body, token, client))

  register.forAnyone(endpoints.readUserSession, async ({ caller, token }) => sessionAnswer(caller, token))

  register.forAnyone(endpoints.logout, async ({ token }) => {
    if (token !== '') await sessions.end(token)
    return answer(null)
  })
}

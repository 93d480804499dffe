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
import { logInUser } from './logInUser.ts'

interface Deps extends PasswordDeps {
  readonly sessions: Sessions
  readonly marketplaces: Marketplaces
}

type GuestClaim = BodyOf<typeof endpoints.loginGuest>
type Tokens = AnswerOf<typeof endpoints.loginGuest>

export function authenticationRoutes(register: Register, deps: Deps): void {
  const { sessions } = deps

  /** Begins the session of an order and ends that of the given token; '' if there is none. */
  const logIn = async (claim: GuestClaim, oldToken: string, client: Client): Promise<Outcome<Tokens>> => {
    const orderResult = await checkPhone(deps, claim, client)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const token = await sessions.begin({ orderNumber: order.order_number }, client)
    if (oldToken !== '') await sessions.end(oldToken)
    return answer([{ token, userName: order.order_number, role: 'GUEST' }])
  }

  const sessionAnswer = (caller: Caller | null, token: string): Outcome<Tokens> =>
    caller ? answer([{ token, userName: caller.userName, role: caller.role }]) : fail(401, 'UNAUTHENTICATED')

  register.forAnyone(endpoints.loginGuest, ({ body, token, client }) => logIn(body, token, client))

  register.forAnyone(
    endpoints.readGuestSession,
    async ({ query: { orderNumber, phoneNumber }, caller, token, client }) =>
      orderNumber !== undefined && phoneNumber !== undefined
        ? logIn({ orderNumber, phoneNumber }, token, client)
        : sessionAnswer(caller, token),
  )

  register.forAnyone(endpoints.loginUser, ({ body, token, client }) => logInUser(deps, body, token, client))

  register.forAnyone(endpoints.readUserSession, async ({ caller, token }) => sessionAnswer(caller, token))

  register.forAnyone(endpoints.logout, async ({ token }) => {
    if (token !== '') await sessions.end(token)
    return answer(null)
  })
}

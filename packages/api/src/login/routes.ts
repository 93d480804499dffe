import type { AnswerOf } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import type { Sessions } from '../authentication/sessions.ts'
import type { PasswordDeps } from '../authentication/withPassword.ts'
import type { Marketplaces } from '../connectors/fetchOrder.ts'
import { fail } from '../http/apiError.ts'
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

type Tokens = AnswerOf<typeof endpoints.loginGuest>

export function authenticationRoutes(register: Register, deps: Deps): void {
  const { sessions } = deps

  const logIn = async (orderNumber: string, phoneNumber: string, address: string): Promise<Outcome<Tokens>> => {
    const orderResult = await checkPhone(deps, { orderNumber, phoneNumber }, address)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    const token = await sessions.begin({ orderNumber: order.order_number })
    return answer([{ token, userName: order.order_number, role: 'GUEST' }])
  }

  const sessionAnswer = (caller: Caller | null, token: string): Outcome<Tokens> =>
    caller ? answer([{ token, userName: caller.userName, role: caller.role }]) : fail(401, 'UNAUTHENTICATED')

  register.forAnyone(endpoints.loginGuest, ({ body, address }) => logIn(body.orderNumber, body.phoneNumber, address))

  register.forAnyone(endpoints.readGuestSession, async ({ query, caller, token, address }) =>
    query.orderNumber !== undefined && query.phoneNumber !== undefined
      ? logIn(query.orderNumber, query.phoneNumber, address)
      : sessionAnswer(caller, token),
  )

  register.forAnyone(endpoints.loginUser, ({ body, token, address }) => logInUser(deps, body, token, address))

  register.forAnyone(endpoints.readUserSession, async ({ caller, token }) => sessionAnswer(caller, token))

  register.forAnyone(endpoints.logout, async ({ token }) => {
    if (token !== '') await sessions.end(token)
    return answer(null)
  })
}

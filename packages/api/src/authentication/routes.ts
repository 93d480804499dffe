import { endpoints } from '@irodori/contract'
import type { OutsideShops } from '../connectors/fetchOrder.ts'
import type { Database } from '../database/tables.ts'
import type { Outcome } from '../http/outcome.ts'
import { answer, refused } from '../http/outcome.ts'
import type { Register } from '../http/register.ts'
import { checkPhone } from '../order/checkPhone.ts'
import type { Sessions } from './sessions.ts'

interface Needs {
  readonly database: Database
  readonly now: () => Date
  readonly sessions: Sessions
  readonly wrongTriesPerHour: number
  readonly outside: OutsideShops
}

type Tokens = { token: string; userName: string; role: 'GUEST' | 'USER' }[]

export function authenticationRoutes(register: Register, needs: Needs): void {
  const { sessions } = needs

  const logIn = async (orderNumber: string, phoneNumber: string): Promise<Outcome<Tokens>> => {
    const order = await checkPhone(needs, { orderNumber, phoneNumber })
    if ('kind' in order) return order
    return answer(guest(await sessions.begin({ orderNumber: order.order_number }), order.order_number))
  }

  register.forAnyone(endpoints.loginGuest, ({ body }) => logIn(body.orderNumber, body.phoneNumber))

  register.forAnyone(endpoints.readGuestSession, async ({ query, caller, token }) => {
    if (query.orderNumber !== undefined && query.phoneNumber !== undefined) {
      return logIn(query.orderNumber, query.phoneNumber)
    }
    return caller ? answer([{ token, userName: caller.userName, role: caller.role }]) : refused(401, 'UNAUTHENTICATED')
  })

  register.forAnyone(endpoints.logout, async ({ token }) => {
    if (token !== '') await sessions.end(token)
    return answer(null)
  })
}

const guest = (token: string, orderNumber: string): Tokens => [{ token, userName: orderNumber, role: 'GUEST' }]

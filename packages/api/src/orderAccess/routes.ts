import { endpoints } from '@irodori/contract/endpoints'
import { PAGES } from '@irodori/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { DeviceCookies } from '../http/client/client.ts'
import type { Register } from '../http/register.ts'
import type { Guesses } from '../limits/guesses.ts'
import type { AskDeps } from './deviceLink.ts'
import { DEVICE_LINK_PATH, openDeviceLink, requestDeviceLink } from './deviceLink.ts'

interface Deps extends AskDeps {
  readonly guesses: Guesses
  readonly cookies: DeviceCookies
}

export function orderAccessRoutes(app: FastifyInstance, register: Register, deps: Deps): void {
  register.forAnyone(endpoints.requestDeviceLink, ({ body }) => requestDeviceLink(deps, body.orderNumber))

  // Outside of the contract, because a browser follows a link: the cookie of its device is sent with it.
  app.get<{ Params: { token: string } }>(`${DEVICE_LINK_PATH}/:token`, async (request, reply) => {
    const { device, setCookie } = deps.cookies.deviceOf(request)
    if (setCookie !== null) reply.header('set-cookie', setCookie)
    await openDeviceLink(deps, request.params.token, device)
    // The login of that page says whether the order can be opened.
    return reply.header('cache-control', 'no-store').redirect(PAGES.myPage.path, 303)
  })
}

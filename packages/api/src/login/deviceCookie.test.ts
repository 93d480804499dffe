import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

const { orderNumber, phoneNumber } = ORDERS.a
const BODY = { orderNumber, phoneNumber }
/** What a browser states of a call by a page of the shop. */
const BY_PAGE = { 'sec-fetch-site': 'same-origin' }

let server: TestServer
let secureServer: TestServer
beforeAll(async () => {
  server = await testServer()
  secureServer = await testServer({ pool: server.pool, configuration: { publicUrl: 'https://shop.example' } })
})
afterAll(async () => {
  await secureServer.close()
  await server.close()
})

async function logIn(headers: Readonly<Record<string, string>>, to = server) {
  const answer = await to.raw('loginGuest', { body: BODY, headers })
  const { token } = JSON.parse(answer.bytes.toString()).data[0] as { token: string }
  const setCookie = String(answer.headers['set-cookie'] ?? '')
  return { token, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}
const codeOf = async (token: string, cookie?: string) =>
  (await server.call('listOrders', { headers: { ...BY_PAGE, ...(cookie ? { cookie } : {}) } }, token)).code

describe('the device cookie', () => {
  it('is given to a browser that logs in without one; no script can read it', async () => {
    const { setCookie } = await logIn(BY_PAGE)
    expect(setCookie).toMatch(/^irodori\.device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
    expect((await logIn(BY_PAGE, secureServer)).setCookie).toMatch(
      /^__Host-irodori\.device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/,
    )
  })

  it('is kept by a browser that has one, and not given to a program or with other calls', async () => {
    const { cookie } = await logIn(BY_PAGE)
    expect((await logIn({ ...BY_PAGE, cookie })).setCookie).toBe('')
    expect((await logIn({})).setCookie).toBe('')
    expect((await server.raw('listProductsOfCategory', { headers: BY_PAGE })).headers['set-cookie']).toBeUndefined()
  })

  it('opens nothing without the token', async () => {
    const { cookie } = await logIn(BY_PAGE)
    expect((await server.call('listOrders', { headers: { ...BY_PAGE, cookie } })).code).toBe(401)
  })
})

describe('the token of a browser', () => {
  it('opens nothing for another browser or a program, and its owner keeps the session', async () => {
    const { cookie } = await logIn(BY_PAGE)
    const { cookie: stranger } = await logIn(BY_PAGE)
    const { token } = await logIn({ ...BY_PAGE, cookie })
    expect(await codeOf(token, stranger)).toBe(401)
    expect(await codeOf(token)).toBe(401)
    expect((await server.call('listOrders', {}, token)).code).toBe(401)
    expect(await codeOf(token, cookie)).toBe(200)
  })

  it('belongs to the cookie that was given with it once the browser sends that', async () => {
    const { token, cookie } = await logIn(BY_PAGE)
    const { cookie: stranger } = await logIn(BY_PAGE)
    expect(await codeOf(token, cookie)).toBe(200)
    expect(await codeOf(token, stranger)).toBe(401)
    expect(await codeOf(token)).toBe(401)
  })

  it('works in a browser that refuses cookies', async () => {
    const { token } = await logIn(BY_PAGE)
    expect([await codeOf(token), await codeOf(token)]).toEqual([200, 200])
  })

  it('works in a browser if a program has begun its session', async () => {
    const { cookie } = await logIn(BY_PAGE)
    const token = await server.logIn()
    expect([await codeOf(token, cookie), await codeOf(token)]).toEqual([200, 200])
  })

  it.each(['irodori.device=short', 'irodori.device=', `irodori.device=${'é'.repeat(43)}`])(
    'is not bound to a forged cookie: %s',
    async (cookie) => {
      const { token, setCookie } = await logIn({ ...BY_PAGE, cookie })
      expect(setCookie).toMatch(/^irodori\.device=/)
      expect(await codeOf(token)).toBe(200)
    },
  )
})

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loginGuest, logout } from '@irodori/contract/endpoints/authentication'
import { listCategories } from '@irodori/contract/endpoints/catalogue'
import { readShopImage } from '@irodori/contract/endpoints/shopPicture'
import { deleteDesigns } from '@irodori/contract/endpoints/designGroup'
import { askQuestion } from '@irodori/contract/endpoints/help'
import { listOrders, updateProcessMethod, verifyOrder } from '@irodori/contract/endpoints/order'
import { scheduleCreation } from '@irodori/contract/endpoints/production'
import { refuse, succeed } from '@irodori/contract/envelope'
import { afterEach, expect, it } from 'vitest'
import { createClient } from './client.ts'

const running = new Set<Server>()

afterEach(() => {
  for (const server of running) {
    server.closeAllConnections()
    server.close()
  }
  running.clear()
})

/** A server on loopback, and the requests that reached it. */
async function serve(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    handle(request, response)
  })
  running.add(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  let unauthenticated = 0
  const client = createClient({
    fetch,
    tokens: { read: () => ({ token: 'secret', userName: 'irodori-1', role: 'GUEST' }) },
    onUnauthenticated: () => {
      unauthenticated += 1
    },
    baseUrl,
    wait: async () => {},
  })
  return { client, baseUrl, requests, unauthenticated: () => unauthenticated }
}

const answer = (response: ServerResponse, envelope: { code: number }) =>
  response.writeHead(envelope.code, { 'Content-Type': 'application/json' }).end(JSON.stringify(envelope))

it('sends the Csrf-Token and the stored token with every request', async () => {
  const { client, requests } = await serve((_, response) => answer(response, succeed([])))
  expect(await client.call(listCategories, {})).toEqual({ ok: true, value: [] })
  expect(requests[0]?.headers).toMatchObject({ 'csrf-token': 'nocheck', authorization: 'secret' })
})

it('sends a body as JSON', async () => {
  const { client, requests } = await serve((_, response) =>
    answer(response, succeed({ orderNumber: 'irodori-1', paymentType: null })),
  )
  const body = { orderNumber: 'irodori-1', phoneNumber: '0900', productId: 'card', actionType: 'create' } as const
  const result = await client.call(verifyOrder, { body })
  expect(result).toEqual({ ok: true, value: { orderNumber: 'irodori-1', paymentType: null } })
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual(body)
  expect(requests[0]?.headers['content-type']).toBe('application/json')
})

it('returns a refusal as a value with its code and details', async () => {
  const { client } = await serve((_, response) =>
    answer(response, refuse(404, 'EC_MAINTAIN', 'until five', { until: '2026-01-01T05:00:00+09:00' })),
  )
  const result = await client.call(loginGuest, { body: { orderNumber: 'irodori-1', phoneNumber: '0900' } })
  expect(result).toEqual({
    ok: false,
    error: {
      kind: 'REFUSED',
      status: 404,
      errorCode: 'EC_MAINTAIN',
      message: 'until five',
      error: { until: '2026-01-01T05:00:00+09:00' },
    },
  })
})

it("reads a proxy's HTML error page as a refusal without a code", async () => {
  const { client } = await serve((_, response) => response.writeHead(500).end('<h1>Oops</h1>'))
  const result = await client.call(logout, {})
  expect(result).toMatchObject({ ok: false, error: { kind: 'REFUSED', status: 500, errorCode: null } })
})

it('reports an answer that does not match the contract as unreadable, with the path of the field', async () => {
  const { client } = await serve((_, response) => answer(response, succeed([{ id: 7 }])))
  const result = await client.call(listCategories, {})
  expect(result).toMatchObject({ ok: false, error: { kind: 'UNREADABLE', status: 200 } })
  expect(!result.ok && result.error.kind === 'UNREADABLE' && result.error.issue).toContain('data.0.id')
})

it('reports the session as ended on a 401 of a call that needs a session, but not on a failed login', async () => {
  const { client, unauthenticated } = await serve((_, response) => answer(response, refuse(401, 'UNAUTHENTICATED')))
  await client.call(loginGuest, { body: { orderNumber: 'irodori-1', phoneNumber: '0900' } })
  expect(unauthenticated()).toBe(0)
  await client.call(listOrders, {})
  expect(unauthenticated()).toBe(1)
})

it('SES-7: ignores a late 401 of an old token when a new session has begun', async () => {
  const server = await serve((_, response) => answer(response, refuse(401, 'UNAUTHENTICATED')))
  let token = 'old'
  let unauthenticated = 0
  const client = createClient({
    fetch: async (url, request) => {
      const response = await fetch(`${server.baseUrl}${url}`, request)
      token = 'new'
      return response
    },
    tokens: { read: () => ({ token, userName: 'irodori-1', role: 'GUEST' }) },
    onUnauthenticated: () => {
      unauthenticated += 1
    },
  })
  await client.call(listOrders, {})
  expect(unauthenticated).toBe(0)
  await client.call(listOrders, {})
  expect(unauthenticated).toBe(1)
})

it('sends a read a third time after two lost connections', async () => {
  let tries = 0
  const { client } = await serve((request, response) => {
    tries += 1
    if (tries < 3) request.socket.destroy()
    else answer(response, succeed([]))
  })
  expect(await client.call(listCategories, {})).toEqual({ ok: true, value: [] })
  expect(tries).toBe(3)
})

it('sends a write only once when the connection is lost', async () => {
  const { client, requests } = await serve((request) => request.socket.destroy())
  const result = await client.call(loginGuest, { body: { orderNumber: 'irodori-1', phoneNumber: '0900' } })
  expect(result).toEqual({ ok: false, error: { kind: 'NETWORK' } })
  expect(requests).toHaveLength(1)
})

it('repeats a write with an idempotency key, with the same key, when the connection is lost', async () => {
  const question = { email: 'hanako@example.jp', name: '花子', orderNumber: '', question: 'いつ届きますか。' }
  const asked = { id: '1', question: question.question, createdAt: '2026-11-24T00:00:00.000Z' }
  const { client, requests } = await serve((request, response) => {
    if (requests.length < 3) request.socket.destroy()
    else answer(response, succeed(asked))
  })
  const result = await client.call(askQuestion, { body: question }, { idempotencyKey: 'a key' })
  expect(result).toEqual({ ok: true, value: asked })
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['a key', 'a key', 'a key'])
})

it('returns ABORTED, not NETWORK, for a call that the caller aborted', async () => {
  const { client } = await serve(() => {})
  const stop = new AbortController()
  const pending = client.call(listCategories, {}, { signal: stop.signal })
  setTimeout(() => stop.abort(), 20)
  expect(await pending).toEqual({ ok: false, error: { kind: 'ABORTED' } })
})

it('returns the bytes of a file with the file name of the server', async () => {
  const name = 'attachment; filename="receipt.pdf"; filename*=UTF-8\'\'%E9%A0%98%E5%8F%8E%E6%9B%B8_1.pdf'
  const { client, requests } = await serve((_, response) =>
    response.writeHead(200, { 'Content-Disposition': name }).end(Buffer.from([1, 2, 3])),
  )
  const result = await client.download(readShopImage, { query: { path: 'a/b.png' } })
  expect(result.ok && new Uint8Array(await result.value.blob.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
  expect(result.ok && result.value.fileName).toBe('領収書_1.pdf')
  expect(requests[0]?.url).toBe('/api/images?path=a%2Fb.png')
})

it('reports the received bytes while a file loads', async () => {
  const { client } = await serve((_, response) => {
    response.writeHead(200).write(Buffer.alloc(1000))
    setTimeout(() => response.end(Buffer.alloc(500)), 20)
  })
  const received: number[] = []
  const given = { query: { path: 'a/b.png' } }
  const result = await client.download(readShopImage, given, { onReceived: (bytes) => received.push(bytes) })
  expect(result.ok && result.value.blob.size).toBe(1500)
  expect(received.length).toBeGreaterThan(1)
  expect(received.at(-1)).toBe(1500)
})

it('sends PUT and DELETE to the filled path and rejects the wrong kind of call at compile time', async () => {
  const { client, requests } = await serve((request, response) =>
    answer(
      response,
      request.method === 'DELETE'
        ? succeed(null)
        : succeed({ processMethod: 'normal', updatedAt: '2026-01-01T00:00:00Z' }),
    ),
  )
  const params = { orderNumber: 'irodori-1' }
  const updated = await client.call(updateProcessMethod, { params, body: { processMethod: 'normal' } })
  const deleted = await client.call(deleteDesigns, { params: { ...params, designGroup: '2' } })
  expect([updated.ok, deleted.ok]).toEqual([true, true])
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT /api/guest/orders/irodori-1/processMethod',
    'DELETE /api/design/guest/irodori-1/2',
  ])
  const wrong = () => [
    // @ts-expect-error a file is downloaded, not called
    client.call(readShopImage, { query: { path: '' } }),
    // @ts-expect-error a call that answers JSON has nothing to download
    client.download(listCategories, {}),
    // @ts-expect-error a path parameter is missing
    client.call(deleteDesigns, { params }),
  ]
  expect(wrong).toBeTypeOf('function')
})

it('reports a lost connection when no answer arrives in the time that a call may take, and calls once', async () => {
  const { baseUrl, requests } = await serve(() => {})
  const client = createClient({ fetch, tokens: { read: () => null }, baseUrl, callLimitMs: 50 })
  expect(await client.call(listCategories, {})).toEqual({ ok: false, error: { kind: 'NETWORK' } })
  expect(requests).toHaveLength(1)
})

it('keeps the session on a 401 by which a marketplace refuses the key of this shop', async () => {
  const { client, unauthenticated } = await serve((_, response) =>
    answer(response, refuse(401, 'RAKUTEN_AUTHENTICATION_EXCEPTION')),
  )
  const result = await client.call(scheduleCreation, { params: { orderNumber: 'irodori-1' }, body: {} })
  expect(result).toMatchObject({ ok: false, error: { errorCode: 'RAKUTEN_AUTHENTICATION_EXCEPTION' } })
  expect(unauthenticated()).toBe(0)
})

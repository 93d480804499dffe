import { once } from 'node:events'
import { connect } from 'node:net'
import type { Endpoint } from '@irodori/contract/endpoint'
import { endpoints } from '@irodori/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { createApp } from './createApp.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const all = Object.entries(endpoints) as [keyof typeof endpoints, Endpoint][]

/** Mail services send neither the origin nor the header of the apps. */
const fromApps = all.filter(([, { sentBy }]) => sentBy === 'APPS')

describe('every endpoint of the contract', () => {
  it.each(all)('registers a route for %s', (_, { method, path }) => {
    expect(server.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') })).toBe(true)
  })

  it.each(fromApps.filter(([, { answerKind }]) => answerKind !== 'FILE'))(
    'refuses %s without the Csrf-Token header',
    async (name) => {
      const answer = await server.raw(name, { headers: { 'csrf-token': '' } })
      expect(answer.status).toBe(403)
    },
  )

  it.each(fromApps)('refuses %s from pages of other origins', async (name) => {
    const answer = await server.raw(name, { headers: { origin: 'https://elsewhere.example', host: 'shop.example' } })
    expect(answer.status).toBe(403)
  })

  it.each(all.filter(([, { access }]) => access === 'SESSION'))('refuses %s without a session', async (name) => {
    expect((await server.raw(name)).status).toBe(401)
  })
})

describe('the HTTP server', () => {
  const send = (options: object) => server.app.inject({ method: 'POST', url: '/api/order/verification', ...options })

  it('accepts calls from its own origin', async () => {
    const headers = { origin: 'https://shop.example', host: 'shop.example' }
    expect((await server.raw('listCategories', { headers })).status).toBe(200)
  })

  it.each([
    ['broken JSON', 'application/json', '{"a":'],
    ['no JSON at all', 'application/json', ''],
    ['plain text', 'text/plain', 'hello'],
    ['an unknown type', 'application/x-thing', 'hello'],
  ])('answers %s with a client error, not a server error', async (_, type, payload) => {
    const answer = await send({ headers: { 'content-type': type, 'csrf-token': 'nocheck' }, payload })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ code: answer.statusCode, errorCode: 'REQUEST_INVALID', data: null })
  })

  it.each([
    [
      'cut off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['without a boundary', 'multipart/form-data', 'abc'],
    ['that is JSON', 'application/json', '{}'],
  ])('answers a form %s with 400', async (_, type, payload) => {
    const token = await server.logIn()
    const headers = { 'content-type': type, 'csrf-token': 'nocheck', authorization: token }
    const answer = await server.app.inject({ method: 'POST', url: '/api/image', headers, payload })
    expect(answer.json()).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
  })

  it.each(['/api/products/%zz', '/api/products/%ff', '/api/products/%', `/api/products/${'x'.repeat(400)}`])(
    'answers the malformed path %s in the envelope and with the security headers',
    async (url) => {
      const answer = await server.app.inject({ url, headers: { 'csrf-token': 'nocheck' } })
      expect(answer.json()).toMatchObject({ code: answer.statusCode, errorCode: 'REQUEST_INVALID', data: null })
      expect([400, 414]).toContain(answer.statusCode)
      expect(answer.headers['content-security-policy']).toBeDefined()
    },
  )

  it('refuses a body larger than the limit', async () => {
    const payload = JSON.stringify({ orderNumber: 'x'.repeat(9 * 1024 * 1024) })
    const answer = await send({ headers: { 'content-type': 'application/json', 'csrf-token': 'nocheck' }, payload })
    expect(answer.statusCode).toBe(413)
  })

  it('answers an unknown endpoint in the envelope, not with a page', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/api/nothing' })
    expect(answer.json()).toMatchObject({ code: 404, errorCode: 'NOT_FOUND' })
  })

  it('reveals nothing about an internal error', async () => {
    const broken = await testServer()
    await broken.database.schema.dropTable('category').execute()
    const answer = await broken.raw('listCategories')
    expect(JSON.parse(answer.bytes.toString())).toEqual({
      code: 500,
      data: null,
      error: null,
      message: null,
      errorCode: 'INTERNAL',
    })
    await broken.close()
  })

  it('sends the content security policy with every answer', async () => {
    const { headers } = await server.raw('listCategories')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types irodori-")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('tells browsers to come over HTTPS only, where the shop has HTTPS', async () => {
    const secure = await testServer({ pool: server.pool, configuration: { publicUrl: 'https://shop.example' } })
    const sentBy = async ({ raw }: TestServer) => (await raw('listCategories')).headers['strict-transport-security']
    expect([await sentBy(secure), await sentBy(server)]).toEqual(['max-age=63072000', undefined])
    await secure.close()
  })

  it('reports that it is live and ready', async () => {
    expect((await server.app.inject('/health/live')).json()).toEqual({ live: true })
    expect((await server.app.inject('/health/ready')).json()).toEqual({ ready: true })
  })
})

describe('the connection of a request', () => {
  // Client and server share one event loop, which other tests may delay by some hundred milliseconds.
  const STALLED_BODY_MS = 1_500

  /** An app with a call that reads its body and then works for longer than a body may pause. */
  async function open() {
    const app = await createApp({
      logLevel: 'silent',
      trustProxy: false,
      isSecure: false,
      onAnswered: () => undefined,
      stalledBodyMs: STALLED_BODY_MS,
    })
    app.post('/work', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1.5 * STALLED_BODY_MS))
      return 'done'
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    const head = 'POST /work HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n'
    const ended = once(socket, 'close').then(() => text)
    return { app, socket, head, ended }
  }

  it('is closed without an answer if its body stops coming', async () => {
    const { app, socket, head, ended } = await open()
    socket.write(`${head}Content-Length: 100\r\n\r\n{"a":`)
    expect(await ended).toBe('')
    await app.close()
  })

  it('stays open while bytes of its body come, and while its answer is prepared', async () => {
    const { app, socket, head, ended } = await open()
    socket.write(`${head}Content-Length: 7\r\n\r\n`)
    for (const byte of '{"a":1}') {
      socket.write(byte)
      await new Promise((resolve) => setTimeout(resolve, STALLED_BODY_MS / 5))
    }
    expect(await ended).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*done$/)
    await app.close()
  })
})

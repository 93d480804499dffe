import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { marketplaceLogLine } from '../marketplaceFailure.ts'
import { sendRequest } from './sendRequest.ts'

const SECRETS = /secret-key|30000001|127\.0\.0\.1/
let server: Server
let address: string
let closed: string
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/cut')) request.socket.destroy()
    else if (request.url?.startsWith('/page')) response.end('<html>30000001</html>')
    else if (request.url?.startsWith('/moved')) response.writeHead(302, { location: '/30000001' }).end()
  })
  address = await listen(server)
  const former = createServer()
  closed = await listen(former)
  former.close()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function listen(to: Server): Promise<string> {
  await new Promise<void>((resolve) => to.listen(0, '127.0.0.1', resolve))
  const at = to.address()
  return `127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
}

const send = (url: string) =>
  sendRequest(
    { method: 'GET', url, headers: { authorization: 'secret-key' }, body: null, format: 'JSON' },
    1000,
    new Date('2026-11-21T01:00:00.000Z'),
  )

/** The line of the log about a failed request. */
async function lineOf(url: string): Promise<string> {
  const result = await send(url)
  if (result.ok || result.error.code === 'TOO_LONG') throw new Error('the request did not fail')
  return marketplaceLogLine('YAHOO', result.error)
}

describe('a request that fails', () => {
  it.each([
    ['a port on which nobody listens', () => `http://${closed}/30000001`, /CONNECTION_ERROR, ECONNREFUSED$/],
    ['a server without TLS', () => `https://${address}/order/30000001`, /CONNECTION_ERROR, ERR_SSL_[A-Z_]+$/],
    ['a name that does not exist', () => 'http://shop.invalid/30000001', /CONNECTION_ERROR, (ENOTFOUND|EAI_AGAIN)$/],
    ['a connection that is cut', () => `http://${address}/cut/30000001`, /CONNECTION_ERROR, UND_ERR_SOCKET$/],
    ['an answer that is not data', () => `http://${address}/page/30000001`, /CONNECTION_ERROR$/],
    ['a redirect', () => `http://${address}/moved/30000001`, /CONNECTION_ERROR$/],
    ['an answer that never comes', () => `http://${address}/silent/30000001`, /TIME_OUT$/],
  ])('is logged with its cause and nothing of the order, the address or the key: %s', async (_, url, expected) => {
    const line = await lineOf(url())
    expect(line).toMatch(expected)
    expect(line).not.toMatch(SECRETS)
  })
})

import { UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { medium } from '../../../testing/media.ts'
import { createMessageOrder } from '../../../testing/messageOrder.ts'
import { ORDERS } from '../../../testing/smallShop.ts'
import type { TestServer } from '../../../testing/testServer.ts'
import { testServer } from '../../../testing/testServer.ts'
import { tusClient } from '../../../testing/tusClient.ts'

// What the text of the tus protocol 1.0.0 demands of a server, seen by a client that shares no code with it.

let server: TestServer
let client: ReturnType<typeof tusClient>
beforeAll(async () => {
  server = await testServer()
  await createMessageOrder(server, 'a')
  client = tusClient(await server.app.listen({ port: 0, host: '127.0.0.1' }), await server.logIn())
})
afterAll(() => server.close())

const VIDEO = medium('video.mp4')
const metadata = (fingerprint: string) => ({
  orderNumber: ORDERS.a.orderNumber,
  templateId: 'for-you-blue',
  type: 'video',
  fingerprint,
})

async function created(fingerprint: string, length = VIDEO.length): Promise<string> {
  const answer = await client.create(length, metadata(fingerprint))
  expect(answer.status).toBe(201)
  expect(answer.headers.get('tus-resumable')).toBe('1.0.0')
  return answer.headers.get('location') ?? ''
}

it('OPTIONS tells the version, the extensions and the largest file, without Tus-Resumable in the request', async () => {
  const answer = await client.send('OPTIONS', '/api/digitalMessage/upload', { 'tus-resumable': '' })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('tus-version')).toBe('1.0.0')
  // Without `checksum`, no answer is 460; without `creation-defer-length`, the length is required.
  expect(answer.headers.get('tus-extension')).toBe('creation,expiration')
  expect(answer.headers.get('tus-max-size')).toBe(String(UPLOAD_LIMITS.VIDEO))
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

it('POST, HEAD and PATCH send a file in parts and tell its offset, its length and its expiry', async () => {
  const upload = await created('parts')
  expect(upload).toMatch(/^\/api\/digitalMessage\/upload\/[\w-]+$/)
  const first = await client.patch(upload, 0, VIDEO.subarray(0, 5000))
  expect(first.status).toBe(204)
  expect(first.headers.get('upload-offset')).toBe('5000')
  expect(Date.parse(first.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now())
  const read = await client.send('HEAD', upload)
  expect(read.status).toBe(200)
  expect(read.headers.get('upload-offset')).toBe('5000')
  expect(read.headers.get('upload-length')).toBe(String(VIDEO.length))
  expect(read.headers.get('cache-control')).toBe('no-store')
  expect((await client.patch(upload, 5000, VIDEO.subarray(5000))).status).toBe(204)
  expect(await client.offsetOf(upload)).toBe(VIDEO.length)
})

it.each(['', '0.2.2', '1.0.1'])(
  'the server refuses the version %j with 412 and names the right one',
  async (version) => {
    const answer = await client.send('POST', '/api/digitalMessage/upload', { 'tus-resumable': version })
    expect(answer.status).toBe(412)
    expect(answer.headers.get('tus-version')).toBe('1.0.0')
    expect(await answer.json()).toMatchObject({ code: 412, errorCode: 'REQUEST_INVALID' })
  },
)

it('the server refuses a PATCH at another offset with 409 while its bytes are still being sent', async () => {
  const upload = await created('conflict', 5_000_000)
  const answer = await client.patch(upload, 1, new Uint8Array(4_000_000))
  expect(answer.status).toBe(409)
  expect(answer.headers.get('tus-resumable')).toBe('1.0.0')
  expect(await client.offsetOf(upload)).toBe(0)
})

it('the server refuses a PATCH of more bytes than Upload-Length with 413', async () => {
  const upload = await created('longer', 100)
  expect((await client.patch(upload, 0, new Uint8Array(101))).status).toBe(413)
  expect(await client.offsetOf(upload)).toBe(0)
})

it.each([
  ['without an offset', { 'content-type': 'application/offset+octet-stream' }],
  ['with a negative offset', { 'content-type': 'application/offset+octet-stream', 'upload-offset': '-1' }],
  ['of another type', { 'content-type': 'application/json', 'upload-offset': '0' }],
  ['of no type', { 'upload-offset': '0' }],
])('the server refuses a PATCH %s', async (_, headers) => {
  const upload = await created('headers', 100)
  const answer = await client.send('PATCH', upload, headers, new TextEncoder().encode('{}'))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(await client.offsetOf(upload)).toBe(0)
})

it.each([
  ['without a length', {}],
  ['with a deferred length', { 'upload-defer-length': '1' }],
  ['with a length that is no number', { 'upload-length': 'many' }],
  ['of a concatenation', { 'upload-length': '5', 'upload-concat': 'partial' }],
  ['without metadata', { 'upload-length': '5' }],
  ['with metadata that are not in Base64', { 'upload-length': '5', 'upload-metadata': 'orderNumber ***' }],
])('the server refuses a POST %s with 400', async (_, headers) => {
  const answer = await client.send('POST', '/api/digitalMessage/upload', headers)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 400, errorCode: 'REQUEST_INVALID' })
})

it('the server answers 404 to calls for an unknown upload', async () => {
  const unknown = '/api/digitalMessage/upload/none'
  expect((await client.send('HEAD', unknown)).status).toBe(404)
  expect((await client.patch(unknown, 0, VIDEO)).status).toBe(404)
})

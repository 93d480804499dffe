import { HOUR_MS } from '@irodori/contract/durations'
import type { Endpoint } from '@irodori/contract/endpoint'
import type { EndpointName } from '@irodori/contract/endpoints'
import { endpoints } from '@irodori/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDERS } from '../../testing/smallShop.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'
import { transact } from '../database/transact.ts'
import { addStored, enqueue } from '../jobs/jobs.ts'
import { scaledLimits } from '../limits/rateLimit.ts'

const TOKEN = 'a-token-for-the-metrics'
const PHONE = '080-9876-5432'
const MAIL = 'hanako.yamada@example.com'
/** Long enough not to occur by chance in a request id or a metric. */
const DIGITS = ['9876-5432', '98765432']
const SECRETS = [...DIGITS, 'hanako', 'yamada', 'example.com', '山田', encodeURIComponent('山田'), 'irodori-0000']

let server: TestServer
let logged = ''
beforeAll(async () => {
  server = await testServer({
    configuration: { logLevel: 'debug', metricsToken: TOKEN, trustProxy: ['loopback'] },
    logTo: {
      write(line) {
        logged += line
      },
    },
  })
})
afterAll(() => server.close())

const linesOf = async (act: () => Promise<unknown>): Promise<Record<string, unknown>[]> => {
  logged = ''
  await act()
  return logged
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('the log', () => {
  it('logs one line for each request: method, pattern of the route, status, time and id', async () => {
    let id: unknown
    const lines = await linesOf(async () => {
      id = (await server.raw('listCategories')).headers['x-request-id']
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ method: 'GET', status: 200, ms: expect.any(Number), requestId: id })
    expect(lines[0]?.route).toMatch(/^\/api\//)
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('logs why a login was refused, wrong or too often, without the account or the order', async () => {
    const lines = await linesOf(async () => {
      await server.call('loginUser', { body: { email: MAIL, password: 'wrong-password' } })
      const guess = (digit: number) => ({ orderNumber: ORDERS.b.orderNumber, phoneNumber: `0900000000${digit}` })
      for (let digit = 0; digit < 6; digit += 1) await server.call('loginGuest', { body: guess(digit) })
    })
    const refused = lines.map(({ status, errorCode }) => [status, errorCode])
    expect(refused).toEqual([
      [401, 'LOGIN_FAILED'],
      ...Array.from({ length: 5 }, () => [404, 'ORDER_NUMBER_NOT_FOUND']),
      [429, 'TOO_MANY_TRIES'],
    ])
    for (const secret of [...SECRETS, '0900000000']) expect(logged).not.toContain(secret)
  })

  it('leaves the reason out of the line of a call that succeeds', async () => {
    const [line] = await linesOf(() => server.raw('listCategories'))
    expect(line).not.toHaveProperty('errorCode')
  })

  it('keeps the request id of a trusted proxy, unless it is malformed', async () => {
    const idOf = async (given: string) =>
      (await server.app.inject({ url: '/health/live', headers: { 'x-request-id': given } })).headers['x-request-id']
    expect(await idOf('proxy-12345678')).toBe('proxy-12345678')
    expect(await idOf('山田 花子')).toMatch(/^[0-9a-f-]{36}$/)
    const alone = await testServer({ pool: server.pool })
    const answer = await alone.app.inject({ url: '/health/live', headers: { 'x-request-id': 'proxy-12345678' } })
    expect(answer.headers['x-request-id']).not.toBe('proxy-12345678')
    await alone.close()
  })

  it('contains no personal data of a path, query, body, header or error', async () => {
    const headers = { 'csrf-token': 'nocheck', 'x-note': MAIL, authorization: `Bearer ${MAIL}` }
    const post = (url: string, payload: string, type = 'application/json') =>
      server.app.inject({ method: 'POST', url, payload, headers: { ...headers, 'content-type': type } })
    const lines = await linesOf(async () => {
      const query = `orderNumber=${ORDERS.a.orderNumber}&phoneNumber=${PHONE}&email=${MAIL}`
      await server.app.inject({ url: `/api/authentication/guest?${query}`, headers })
      await server.app.inject({ url: `/api/guest/order/${ORDERS.a.orderNumber}?${query}`, headers })
      await server.app.inject({ url: `/api/${MAIL}/${PHONE}?name=${encodeURIComponent('山田')}`, headers })
      await server.app.inject({ url: `/${MAIL}/%E0%A4%A?phone=${PHONE}`, headers })
      const body = JSON.stringify({ orderNumber: ORDERS.a.orderNumber, phoneNumber: PHONE, email: MAIL, name: '山田' })
      await post('/api/authentication/guest', body)
      await post('/api/order/verification', body)
      await post('/api/order/verification', `{"email": "${MAIL}`)
      await post('/api/order/verification', `${MAIL} ${PHONE}`, `text/${MAIL}`)
      await server.database.schema.alterTable('failed_attempt').renameTo('renamed').execute()
      expect((await post('/api/authentication/guest', body)).statusCode).toBe(500)
      await server.database.schema.alterTable('renamed').renameTo('failed_attempt').execute()
    })
    expect(lines).toHaveLength(9)
    expect(lines.some(({ level }) => level === 50)).toBe(true)
    for (const secret of SECRETS) expect(logged).not.toContain(secret)
  })
})

const scrape = (remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: '/metrics', remoteAddress, headers })

describe('the metrics', () => {
  it('serves the metrics on the machine itself or with the token only', async () => {
    expect((await scrape('127.0.0.1')).statusCode).toBe(200)
    expect((await scrape('::1')).statusCode).toBe(200)
    expect((await scrape('203.0.113.7')).statusCode).toBe(403)
    expect((await scrape('203.0.113.7', { authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200)
    expect((await scrape('203.0.113.7', { authorization: `Bearer ${TOKEN}x` })).statusCode).toBe(403)
    expect((await scrape('203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403)
    expect((await scrape('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(403)
    const tokenless = await testServer({ pool: server.pool })
    const headers = { authorization: 'Bearer null' }
    const answer = await tokenless.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers })
    expect(answer.statusCode).toBe(403)
    await tokenless.close()
  })

  it('count requests by method, route pattern and status, and contain no address', async () => {
    const { body: before } = await scrape('127.0.0.1')
    await server.raw('listCategories')
    await server.app.inject(`/api/${MAIL}`)
    const { body } = await scrape('127.0.0.1')
    const sample = /http_requests_total\{method="GET",route="\/api\/categories[^"]*",status="200"\} (\d+)/
    expect(Number(sample.exec(body)?.[1])).toBe(Number(sample.exec(before)?.[1] ?? 0) + 1)
    expect(body).toMatch(/http_request_duration_seconds_bucket\{le="0.1",method="GET",/)
    for (const secret of SECRETS) expect(body).not.toContain(secret)
  })

  it('report the event loop, the memory, the workers and the jobs', async () => {
    await transact(server.database, async (tx) => {
      const job = { kind: 'mail', payload: {} }
      await enqueue(tx, { ...job, subject: 'a' }, server.clock.now)
      await enqueue(tx, { ...job, subject: 'b' }, new Date(server.clock.now.getTime() - 90_000))
      const ends = { run_at: server.clock.now, failed_at: server.clock.now, last_error: null }
      await addStored(tx, { ...job, subject: 'c', ...ends })
    })
    const { body } = await scrape('127.0.0.1')
    expect(body).toContain('irodori_jobs{kind="mail",state="waiting"} 2')
    expect(body).toContain('irodori_jobs{kind="mail",state="failed"} 1')
    expect(body).toContain('irodori_jobs_overdue_seconds{kind="mail"} 90')
    expect(body).toContain('irodori_workers{state="waiting"} 0')
    expect(body).toContain('irodori_workers_recycled_total 0')
    expect(body).toContain('irodori_database_up 1')
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/)
    expect(body).toMatch(/process_resident_memory_bytes \d+/)
  })

  it('count the results of jobs by their kind', async () => {
    const job = { kind: 'render', subject: 'a deleted page', payload: { revision: 1 } }
    await transact(server.database, (tx) => enqueue(tx, job, server.clock.now))
    await server.jobs.idle()
    expect((await scrape('127.0.0.1')).body).toContain('irodori_jobs_ended_total{kind="render",end="DONE"} 1')
  })

  it('serves the metrics without the database, and reports it as unavailable', async () => {
    const broken = await testServer({ pool: server.pool })
    await broken.database.destroy()
    const answer = await broken.app.inject('/metrics')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('irodori_database_up 0')
    await broken.stop()
  })
})

const limited = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, { limit }]) => limit !== null)

describe('the rate limit', () => {
  /** A tenth of the standard limits, of which the highest for a purpose is 600. */
  const MOST_CALLS = 60
  let narrow: TestServer
  beforeAll(async () => {
    narrow = await testServer({ pool: server.pool, configuration: { rateLimitFactor: 0.1 } })
  })
  afterAll(() => narrow.close())

  it('at least one endpoint uses the rate limit for each purpose', () => {
    const purposes = new Set(limited.map(([, { limit }]) => limit))
    // Calls with an API key, comments on one proof link and photos of one transfer have no purpose of their endpoint.
    const counted = [...purposes, 'API_KEY', 'WRONG_API_KEY', 'LINK_COMMENT', 'TRANSFER_UPLOAD']
    expect(counted.toSorted()).toEqual(Object.keys(scaledLimits(1)).toSorted())
  })

  it.each(limited)('applies to %s', async (name) => {
    const { clock } = narrow
    // The windows of the tests before are over.
    clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS)
    const token = await narrow.logIn()
    const call = () => narrow.raw(name, {}, token)
    expect((await call()).status).not.toBe(429)
    let answer = await call()
    for (let i = 0; i < MOST_CALLS && answer.status !== 429; i += 1) answer = await call()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(answer.bytes.toString())).toMatchObject({ code: 429, errorCode: 'TOO_MANY_TRIES' })
  })

  it('applies to the address that a trusted proxy reports, otherwise to that of the connection', async () => {
    const configuration = { rateLimitFactor: 1, failedAttemptsPerHour: 1000 }
    const behind = await testServer({
      pool: server.pool,
      configuration: { ...configuration, trustProxy: ['loopback'] },
    })
    const direct = await testServer({ pool: server.pool, configuration })
    const tries = async (to: TestServer, from: string) => {
      const given = { body: ORDERS.a, headers: { 'x-forwarded-for': from } }
      return (await to.raw('loginGuest', given)).status
    }
    for (let i = 0; i < 60; i += 1) {
      expect(await tries(behind, '203.0.113.1')).toBe(200)
      expect(await tries(direct, `203.0.113.${i}`)).toBe(200)
    }
    const { status, headers } = await behind.raw('loginGuest', {
      body: ORDERS.a,
      headers: { 'x-forwarded-for': '203.0.113.1' },
    })
    expect([status, headers['retry-after']]).toEqual([429, '600'])
    expect(await tries(behind, '203.0.113.2')).toBe(200)
    expect(await tries(direct, '203.0.113.200')).toBe(429)
    await behind.close()
    await direct.close()
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../testing/testServer.ts'
import { testServer } from '../../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const read = async (path: string) => {
  const answer = await server.app.inject(path)
  return { status: answer.statusCode, body: answer.json() as unknown }
}

describe('a server', () => {
  it('reports a server as live and ready if its database and its storage are available', async () => {
    expect(await read('/health/live')).toEqual({ status: 200, body: { live: true } })
    expect(await read('/health/ready')).toEqual({ status: 200, body: { ready: true } })
  })

  it('reports a server as not ready while its storage cannot be reached, and as ready again afterwards', async () => {
    const { ping } = server.storage
    const storage = server.storage as { ping: typeof ping }
    storage.ping = () => Promise.reject(new Error('the storage cannot be reached'))
    expect(await read('/health/ready')).toEqual({ status: 503, body: { ready: false, missing: ['STORAGE'] } })
    storage.ping = ping
    expect((await read('/health/ready')).status).toBe(200)
  })

  it('calls a storage slow that does not answer within a second, with one check for parallel requests, and gone after a minute', async () => {
    const { ping } = server.storage
    const storage = server.storage as { ping: typeof ping }
    let checks = 0
    let answerAll: () => void = () => undefined
    storage.ping = () => {
      checks += 1
      return new Promise((resolve) => {
        answerAll = resolve
      })
    }
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: 10 }, () => read('/health/ready')))
    expect(performance.now() - started).toBeLessThan(3_000)
    const slow = { status: 200, body: { ready: true, warnings: ['STORAGE_SLOW'] } }
    expect(answers).toEqual(Array(10).fill(slow))
    expect(checks).toBe(1)
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect(await read('/health/ready')).toEqual({ status: 503, body: { ready: false, missing: ['STORAGE'] } })
    expect(checks).toBe(1)
    storage.ping = ping
    answerAll()
    await expect.poll(() => read('/health/ready')).toEqual({ status: 200, body: { ready: true } })
  })

  it('checks once in a second for visitors from elsewhere, because each check writes', async () => {
    const { ping } = server.storage
    const storage = server.storage as { ping: typeof ping }
    let checks = 0
    storage.ping = async () => {
      checks += 1
    }
    const ask = () => server.app.inject({ url: '/health/ready', remoteAddress: '203.0.113.7' })
    server.clock.now = new Date(server.clock.now.getTime() + 1_000)
    for (let i = 0; i < 20; i += 1) expect((await ask()).json()).toEqual({ ready: true })
    expect(checks).toBe(1)
    server.clock.now = new Date(server.clock.now.getTime() + 1_000)
    await ask()
    expect(checks).toBe(2)
    storage.ping = ping
  })

  it('reports a server as not ready on a database that lacks a migration', async () => {
    const [last] = await server.database.selectFrom('migration').selectAll().orderBy('name', 'desc').limit(1).execute()
    if (!last) throw new Error('the table of migrations is empty')
    await server.database.deleteFrom('migration').where('name', '=', last.name).execute()
    expect(await read('/health/ready')).toEqual({ status: 503, body: { ready: false, missing: ['MIGRATIONS'] } })
    await server.database.insertInto('migration').values(last).execute()
    expect((await read('/health/ready')).status).toBe(200)
  })

  it('reports a server without its database as live but not ready', async () => {
    const broken = await testServer({ pool: server.pool })
    await broken.database.destroy()
    const answer = await broken.app.inject('/health/ready')
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, missing: ['DATABASE'] }])
    expect((await broken.app.inject('/health/live')).statusCode).toBe(200)
    await broken.stop()
  })

  it('reports a server as not ready while it stops, and still answers', async () => {
    const stopping = await testServer({ pool: server.pool })
    stopping.drain()
    const answer = await stopping.app.inject('/health/ready')
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, missing: ['STOPPING'] }])
    expect((await stopping.raw('listCategories')).status).toBe(200)
    await stopping.close()
  })

  it('tells what is missing on this machine and to callers with the token, and only the status to others', async () => {
    const token = 'a-token-of-the-monitoring'
    const watched = await testServer({ pool: server.pool, configuration: { metricsToken: token } })
    watched.drain()
    const bodyFrom = async (headers: Record<string, string>) => {
      const answer = await watched.app.inject({ url: '/health/ready', headers, remoteAddress: '203.0.113.7' })
      expect(answer.statusCode).toBe(503)
      return answer.json() as unknown
    }
    expect(await bodyFrom({})).toEqual({ ready: false })
    expect(await bodyFrom({ authorization: 'Bearer wrong' })).toEqual({ ready: false })
    expect(await bodyFrom({ authorization: `Bearer ${token}` })).toEqual({ ready: false, missing: ['STOPPING'] })
    await watched.close()
  })
})

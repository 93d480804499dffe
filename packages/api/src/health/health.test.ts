import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/testServer.ts'
import { testServer } from '../testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const ask = async (path: string) => {
  const answer = await server.app.inject(path)
  return { status: answer.statusCode, said: answer.json() as unknown }
}

describe('a server', () => {
  it('is live and ready when its database and its storage are', async () => {
    expect(await ask('/health/live')).toEqual({ status: 200, said: { live: true } })
    expect(await ask('/health/ready')).toEqual({ status: 200, said: { ready: true } })
  })

  it('is not ready while its files cannot be reached, nor for longer', async () => {
    const { ping } = server.storage
    const storage = server.storage as { ping: typeof ping }
    storage.ping = () => Promise.reject(new Error('gone'))
    expect(await ask('/health/ready')).toEqual({ status: 503, said: { ready: false, missing: ['STORAGE'] } })
    storage.ping = ping
    expect((await ask('/health/ready')).status).toBe(200)
  })

  it('says within a second that its files do not answer, however many ask', async () => {
    const { ping } = server.storage
    const storage = server.storage as { ping: typeof ping }
    let asked = 0
    storage.ping = () => {
      asked += 1
      return new Promise(() => undefined)
    }
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/health/ready')))
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(answers.every(({ status }) => status === 503)).toBe(true)
    expect(asked).toBe(1)
    storage.ping = ping
  })

  it('is not ready on a database that lacks a migration', async () => {
    const [last] = await server.database.selectFrom('migration').selectAll().orderBy('name', 'desc').limit(1).execute()
    if (!last) throw new Error('no migration')
    await server.database.deleteFrom('migration').where('name', '=', last.name).execute()
    expect(await ask('/health/ready')).toEqual({ status: 503, said: { ready: false, missing: ['MIGRATIONS'] } })
    await server.database.insertInto('migration').values(last).execute()
    expect((await ask('/health/ready')).status).toBe(200)
  })

  it('is not ready without its database, but live', async () => {
    const broken = await testServer({ pool: server.pool })
    await broken.database.destroy()
    const answer = await broken.app.inject('/health/ready')
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, missing: ['DATABASE'] }])
    expect((await broken.app.inject('/health/live')).statusCode).toBe(200)
    await broken.stop()
  })

  it('is not ready any more when it is about to stop, and still answers', async () => {
    const leaving = await testServer({ pool: server.pool })
    leaving.drain()
    const answer = await leaving.app.inject('/health/ready')
    expect([answer.statusCode, answer.json()]).toEqual([503, { ready: false, missing: ['STOPPING'] }])
    expect((await leaving.raw('listCategories')).status).toBe(200)
    await leaving.close()
  })
})

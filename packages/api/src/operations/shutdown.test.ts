import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CSRF_TOKEN } from '@irodori/contract/csrfToken'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createShop } from '../../testing/createShop.ts'
import { newSchema, TEST_DATABASE_URL } from '../../testing/ownSchema.ts'
import { SHORT_LIVED } from '../../testing/servers/shortLived.ts'

let directory: string
let databaseUrl: string | null
let child: ChildProcess
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'irodori-shutdown-'))
  databaseUrl = TEST_DATABASE_URL ? await newSchema(TEST_DATABASE_URL) : null
  await createShop(directory, databaseUrl)
})
afterEach(async () => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Starts the server as in production and returns its origin. */
async function start(environment: NodeJS.ProcessEnv): Promise<string> {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url))
  child = spawn(process.execPath, [...SHORT_LIVED, program], {
    env: {
      ...process.env,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      DATA_DIR: directory,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_SHOP: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Error(`the server did not start:\n${output}`)))
  })
}

const BODY = JSON.stringify({ orderNumber: 'irodori-00000001', phoneNumber: '090-1111-1111' })

/** Sends half of a call; `finish` sends the rest. */
async function beginSlowCall(origin: string): Promise<{ finish(): void; answer: Promise<IncomingMessage> }> {
  const call = request(`${origin}/api/authentication/guest`, {
    method: 'POST',
    agent: false,
    headers: {
      'csrf-token': CSRF_TOKEN,
      'content-type': 'application/json',
      'content-length': BODY.length,
      // The server answers 100 after the headers, so the call is certainly in progress.
      expect: '100-continue',
    },
  })
  const answer = once(call, 'response').then(([response]) => response as IncomingMessage)
  answer.catch(() => undefined)
  call.flushHeaders()
  await once(call, 'continue')
  call.write(BODY.slice(0, 10))
  return { finish: () => call.end(BODY.slice(10)), answer }
}

const readiness = (origin: string) =>
  fetch(`${origin}/health/ready`).then(
    async (answer) => [answer.status, await answer.json()],
    () => 'GONE',
  )

describe('a stopping server', { timeout: 120_000 }, () => {
  it('first reports that it is not ready, then accepts no more calls, and answers those in progress', async () => {
    const origin = await start({ DRAIN_SECONDS: '3' })
    const slow = await beginSlowCall(origin)
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await expect
      .poll(() => readiness(origin), { timeout: 3_000 })
      .toEqual([503, { ready: false, missing: ['STOPPING'] }])
    await expect.poll(() => readiness(origin), { timeout: 20_000 }).toBe('GONE')
    expect(child.exitCode).toBeNull()
    slow.finish()
    const answer = await slow.answer
    expect(answer.statusCode).toBe(404)
    expect(JSON.parse(String((await answer.toArray())[0]))).toMatchObject({ errorCode: 'ORDER_NUMBER_NOT_FOUND' })
    expect(await exit).toEqual([0, null])
  })

  it('cuts a call that does not end', async () => {
    const origin = await start({ STOP_SECONDS: '1' })
    const { answer } = await beginSlowCall(origin)
    const exit = once(child, 'exit')
    const told = performance.now()
    child.kill('SIGTERM')
    await expect(answer).rejects.toThrow()
    expect(await exit).toEqual([0, null])
    expect(performance.now() - told).toBeLessThan(12_000)
  })
})

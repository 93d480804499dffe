import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { closeInOrder } from './closeInOrder.ts'

const CALL = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** A server whose answers take some milliseconds. */
async function open(answerMs: number) {
  const app = fastify({ forceCloseConnections: 'idle' })
  app.get('/', async () => {
    await setTimeout(answerMs)
    return 'answered'
  })
  const close = closeInOrder(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return { close, port: typeof address === 'object' && address ? address.port : 0 }
}

/** Connections on which nothing was sent yet, with the text that each receives until it ends. */
async function connections(port: number, count: number) {
  const sockets: Socket[] = []
  for (let i = 0; i < count; i += 1) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    sockets.push(socket)
  }
  const received = sockets.map(
    (socket) =>
      new Promise<string>((resolve) => {
        let text = ''
        socket.on('data', (chunk) => {
          text += chunk.toString()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(text))
      }),
  )
  return { sockets, received }
}

it('a stopping server answers calls that were being sent and those in progress, and ends their connections', async () => {
  const { close, port } = await open(100)
  const { sockets, received } = await connections(port, 20)
  for (const socket of sockets.slice(0, 10)) socket.write(CALL)
  const closed = close()
  for (const socket of sockets.slice(10)) socket.write(CALL)
  for (const text of await Promise.all(received)) {
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*answered$/i)
  }
  await closed
})

it('a stopping server waits for a call that takes long, cuts idle connections, and accepts no new ones', async () => {
  const { close, port } = await open(1500)
  const { sockets, received } = await connections(port, 2)
  sockets[0]?.write(CALL)
  const closed = close()
  const idleSince = performance.now()
  expect(await received[1]).toBe('')
  expect(performance.now() - idleSince).toBeLessThan(1400)
  const late = connect(port, '127.0.0.1')
  const [error] = await once(late, 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect(await received[0]).toContain('answered')
  await closed
})

it('an app that never listened is closed too', async () => {
  const app = fastify()
  await expect(closeInOrder(app)()).resolves.toBeUndefined()
})

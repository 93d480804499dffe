import type { Socket } from 'node:net'
import { Server } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds in which a server that stops still accepts connections, so that none waits in the system's queue. */
const LAST_CONNECTIONS_MS = 50
/** Milliseconds in which an idle connection may still bring a call: its bytes may be on their way, or not yet read. */
const LAST_CALLS_MS = 500
const SWEEP_INTERVAL_MS = 100

/**
 * Prepares an app to be closed so that each call that was sent before is answered. `http.Server.close` alone would cut
 * connections whose call has arrived but was not read yet.
 * @returns closes the app; every answer from then on ends its connection
 */
export function closeInOrder(app: FastifyInstance): () => Promise<void> {
  const { server } = app
  const connections = new Set<Socket>()
  const answering = new Set<Socket>()
  let isClosing = false
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  const cutIdle = (): void => {
    for (const socket of connections) if (!answering.has(socket)) socket.destroy()
  }
  return async () => {
    isClosing = true
    if (!server.listening) return app.close()
    await setTimeout(LAST_CONNECTIONS_MS)
    // Stops listening only: the connections stay.
    const isEmpty = new Promise((resolve) => Server.prototype.close.call(server, resolve))
    await setTimeout(LAST_CALLS_MS)
    // After a long pause of the process its timers run before it reads what has arrived meanwhile.
    await setImmediate()
    cutIdle()
    const sweeping = setInterval(cutIdle, SWEEP_INTERVAL_MS)
    await isEmpty
    clearInterval(sweeping)
    await app.close()
  }
}

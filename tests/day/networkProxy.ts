import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** FORWARD passes everything on; DOWN refuses connections; SLOW_DOWN answers each with the 503 of an overloaded store. */
type ProxyState = 'FORWARD' | 'DOWN' | 'SLOW_DOWN'

/** A proxy between two programs whose connections can be cut. */
export interface NetworkProxy {
  readonly port: number
  /** Resets every open connection, whatever it is transferring. */
  cut(): void
  set(state: ProxyState): void
  /** Bytes sent to the target and received from it. */
  counts(): { readonly sent: number; readonly received: number }
  close(): Promise<void>
}

const SLOW_DOWN =
  'HTTP/1.1 503 Slow Down\r\ncontent-type: application/xml\r\nconnection: close\r\n\r\n' +
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Slow Down</Message></Error>'

/** Listens on loopback and forwards to a port of this machine. */
export async function openProxy(target: number, port = 0): Promise<NetworkProxy> {
  const sockets = new Set<Socket>()
  let state: ProxyState = 'FORWARD'
  let sent = 0
  let received = 0
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((client) => {
    track(client)
    if (state === 'DOWN') return client.resetAndDestroy()
    if (state === 'SLOW_DOWN') return client.once('data', () => client.end(SLOW_DOWN))
    const upstream = connect(target, '127.0.0.1')
    track(upstream)
    client.on('data', ({ length }) => {
      sent += length
    })
    upstream.on('data', ({ length }) => {
      received += length
    })
    client.pipe(upstream)
    upstream.pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : port,
    cut,
    set(next) {
      state = next
      if (next !== 'FORWARD') cut()
    },
    counts: () => ({ sent, received }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}

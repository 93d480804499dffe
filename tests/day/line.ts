import type { Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** THROUGH passes everything on; DOWN refuses connections; SLOW_DOWN answers each with the 503 of an overworked store. */
type LineState = 'THROUGH' | 'DOWN' | 'SLOW_DOWN'

/** A line between two programs that can be cut. */
export interface Line {
  readonly port: number
  /** Ends every connection that is open, in the middle of whatever it carries. */
  cut(): void
  set(state: LineState): void
  /** Bytes that have gone to the far end and come back from it. */
  counts(): { readonly there: number; readonly back: number }
  close(): Promise<void>
}

const SLOW_DOWN =
  'HTTP/1.1 503 Slow Down\r\ncontent-type: application/xml\r\nconnection: close\r\n\r\n' +
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Slow Down</Message></Error>'

/** Listens on loopback and passes on to a port of this machine. */
export async function openLine(target: number, port = 0): Promise<Line> {
  const sockets = new Set<Socket>()
  let state: LineState = 'THROUGH'
  let there = 0
  let back = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((near) => {
    keep(near)
    if (state === 'DOWN') return near.resetAndDestroy()
    if (state === 'SLOW_DOWN') return near.once('data', () => near.end(SLOW_DOWN))
    const far = connect(target, '127.0.0.1')
    keep(far)
    near.on('data', ({ length }) => {
      there += length
    })
    far.on('data', ({ length }) => {
      back += length
    })
    near.pipe(far)
    far.pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
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
      if (next !== 'THROUGH') cut()
    },
    counts: () => ({ there, back }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}

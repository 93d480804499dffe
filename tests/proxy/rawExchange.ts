import type { Socket } from 'node:net'

/** What came back on one connection after some bytes were sent on it. */
export interface Exchange {
  /** The status of each answer, in order; those of 1xx are left out. */
  readonly statuses: readonly number[]
  /** All bytes, one character for each. */
  readonly received: string
  /** Whether the other side closed the connection. */
  readonly isClosed: boolean
}

/** Milliseconds to wait for the first byte on a loaded machine, and for each further one. */
const FIRST_MS = 20_000
const NEXT_MS = 400

/** Sends the bytes on a connection of their own and reads until it is closed or nothing more comes. */
export async function exchange(socket: Socket, bytes: string): Promise<Exchange> {
  let received = ''
  let isClosed = false
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, FIRST_MS)
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      received += text
      clearTimeout(timer)
      timer = setTimeout(resolve, NEXT_MS)
    })
    // A server that refuses a request before it has read all of it resets the connection.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      isClosed = true
      clearTimeout(timer)
      resolve()
    })
    socket.write(Buffer.from(bytes, 'latin1'))
  })
  socket.destroy()
  return { statuses: readStatuses(received), received, isClosed }
}

const HEAD = /HTTP\/1\.[01] (\d{3})[^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/y
const LAST_CHUNK = '\r\n0\r\n\r\n'

/** The statuses of answers that follow each other; an answer without a length ends with the connection. */
function readStatuses(text: string): number[] {
  const statuses: number[] = []
  let at = 0
  while (at < text.length) {
    HEAD.lastIndex = at
    const [head, code = '', fields = ''] = HEAD.exec(text) ?? []
    if (head === undefined)
      throw new Error(`no answer of HTTP/1 begins with ${JSON.stringify(text.slice(at, at + 60))}`)
    at += head.length
    const status = Number(code)
    if (status < 200) continue
    statuses.push(status)
    if (status === 204 || status === 304) continue
    const [, length] = /^content-length: (\d+)/im.exec(fields) ?? []
    if (length !== undefined) at += Number(length)
    else if (/^transfer-encoding: chunked/im.test(fields)) {
      const end = text.indexOf(LAST_CHUNK, at - 2)
      at = end < 0 ? text.length : end + LAST_CHUNK.length
    } else at = text.length
  }
  return statuses
}

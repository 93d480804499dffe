import { createHash } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'

const Request = z.object({ workingDirectory: z.string(), words: z.array(z.string()) })
type Request = z.infer<typeof Request>

const Reply = z.union([z.object({ line: z.string() }), z.object({ exitCode: z.int() })])

/**
 * Where the server that has a data directory open takes the staff's commands: PGlite lets one process in, so the tool asks
 * that one. A socket in the directory itself, for its owner only; Windows has named pipes instead.
 */
export const staffSocketPath = (dataDirectory: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\irodori-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 32)}`
    : join(dataDirectory, 'staff.sock')

export type RunCommand = (request: Request, say: (line: string) => void) => Promise<number>

/** Takes commands until it is closed; one line of JSON asks, lines of JSON answer, the last one is the exit code. */
export async function listenForStaff(path: string, run: RunCommand): Promise<{ close(): Promise<void> }> {
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    const send = (reply: z.infer<typeof Reply>) => socket.write(`${JSON.stringify(reply)}\n`)
    createInterface({ input: socket }).once('line', async (line) => {
      const say = (text: string) => send({ line: text })
      const exitCode = await answer(line, run, say)
      send({ exitCode })
      socket.end()
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  if (process.platform !== 'win32') await chmod(path, 0o600)
  return { close: () => new Promise((resolve) => server.close(() => resolve())) }
}

async function answer(line: string, run: RunCommand, say: (line: string) => void): Promise<number> {
  try {
    return await run(z.parse(Request, JSON.parse(line)), say)
  } catch (error) {
    say(error instanceof Error ? error.message : 'the command failed')
    return 1
  }
}

/** Has the server run a command. Null where no server listens there. */
export function askServer(path: string, request: Request, say: (line: string) => void): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path)
    let exitCode: number | null = null
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    )
    socket.once('connect', () => {
      createInterface({ input: socket })
        .on('line', (text) => {
          const reply = z.parse(Reply, JSON.parse(text))
          if ('line' in reply) say(reply.line)
          else exitCode = reply.exitCode
        })
        .on('close', () => (exitCode === null ? reject(new Error('the server broke off')) : resolve(exitCode)))
      socket.write(`${JSON.stringify(request)}\n`)
    })
  })
}

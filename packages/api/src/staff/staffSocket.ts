import { createHash } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'

const Request = z.object({ staff: z.string(), workingDirectory: z.string(), words: z.array(z.string()) })
type Request = z.infer<typeof Request>

/** A line of the output, a line about the output, or the end. */
const Reply = z.union([z.object({ line: z.string() }), z.object({ note: z.string() }), z.object({ exitCode: z.int() })])

/**
 * The socket on which a server accepts the staff's commands, because PGlite admits one process. It is in the data directory
 * and accessible to its owner only; a named pipe on Windows.
 */
export const staffSocketPath = (dataDirectory: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\irodori-${createHash('sha256').update(dataDirectory).digest('hex').slice(0, 32)}`
    : join(dataDirectory, 'staff.sock')

type Say = (line: string) => void

/** Runs a command; the second function receives lines about the output and the errors of wrong words. */
export type RunCommand = (request: Request, say: Say, remark: Say) => Promise<number>

/** Accepts commands until it is closed. The request is one line of JSON; so is each output line, the exit code last. The note, if any, is sent first; it names the shop. */
export async function listenForStaff(
  path: string,
  run: RunCommand,
  note: string | null = null,
): Promise<{ close(): Promise<void> }> {
  if (process.platform !== 'win32') await rm(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    const send = (reply: z.infer<typeof Reply>) => socket.write(`${JSON.stringify(reply)}\n`)
    createInterface({ input: socket }).once('line', async (line) => {
      const remark = (text: string) => send({ note: text })
      if (note !== null) remark(note)
      const exitCode = await answer(line, run, (text) => send({ line: text }), remark)
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

async function answer(line: string, run: RunCommand, say: Say, remark: Say): Promise<number> {
  try {
    return await run(z.parse(Request, JSON.parse(line)), say, remark)
  } catch (error) {
    say(error instanceof Error ? error.message : 'the command failed with an unknown error')
    return 1
  }
}

/** Lets the server run a command. Null if no server listens. */
export function askServer(
  path: string,
  request: Request,
  say: Say,
  remark: Say = () => undefined,
): Promise<number | null> {
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
          else if ('note' in reply) remark(reply.note)
          else exitCode = reply.exitCode
        })
        .on('close', () =>
          exitCode === null
            ? reject(new Error('the server closed the connection before the command ended'))
            : resolve(exitCode),
        )
      socket.write(`${JSON.stringify(request)}\n`)
    })
  })
}

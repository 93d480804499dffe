import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const node = path.join(root, 'node_modules/.bin/node')

/** One server process, which can be ended and started again on the same port. */
export interface ServerProcess {
  readonly port: number
  start(): Promise<void>
  kill(): Promise<void>
  /** Ends it by SIGTERM, as a deployment does. */
  stop(): Promise<void>
  /** Suspends it, as on a machine that swaps or is migrated. */
  freeze(): void
  thaw(): void
  /** Seconds of processor time since the first start. */
  cpuSeconds(): number
  readonly isRunning: () => boolean
}

const START_TIMEOUT_MS = 240_000
/** The unit of /proc/PID/stat. */
const TICKS_PER_SECOND = 100

export function createServerProcess(port: number, environment: Readonly<Record<string, string>>): ServerProcess {
  let child: ChildProcess | null = null
  let spent = 0

  const running = (): number => (child?.pid === undefined ? 0 : cpuOf(child.pid))
  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    if (!ending) return
    spent += running()
    child = null
    await new Promise((resolve) => {
      ending.once('exit', resolve)
      ending.kill('SIGCONT')
      ending.kill(signal)
    })
  }
  return {
    port,
    async start() {
      const started = spawn(node, ['packages/api/src/main.ts'], {
        cwd: root,
        env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await new Promise<void>((resolve, reject) => {
        const timeout = setTimeout(
          () => reject(new Error(`the server on port ${port} did not start within ${START_TIMEOUT_MS / 1000} s`)),
          START_TIMEOUT_MS,
        )
        started.stdout.on('data', (chunk) => {
          if (!String(chunk).includes(`:${port}`)) return
          clearTimeout(timeout)
          resolve()
        })
        started.once('exit', (code) => {
          clearTimeout(timeout)
          reject(new Error(`the server on port ${port} exited with ${code} before it listened`))
        })
      })
      child = started
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
    cpuSeconds: () => spent + running(),
    isRunning: () => child !== null,
  }
}

/** User and system time of all threads of a process, in seconds. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../fixtures/freePort.ts'

type Settings = Readonly<Record<string, string>>

/** A running server of the version that is attacked, with the demo shop. */
export interface Target {
  readonly address: string
  readonly port: number
  readonly dataDirectory: string
  signal(name: NodeJS.Signals): void
  /** Sends a signal and resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** A version of the shop: a folder with its sources and node_modules. */
export interface Version {
  /** Starts it on a fresh copy of its demo shop, in a folder of its own or in the given one. */
  start(given?: { readonly settings?: Settings; readonly parent?: string }): Promise<Target>
  dispose(): Promise<void>
}

const START_TIMEOUT_MS = 240_000
/** Jobs that follow from the demo orders. */
const PENDING_JOBS = /^irodori_jobs\{kind="(?:hand-over|mail|render)",state="(?:waiting|running)"\} [1-9]/m

/** Loads the demo shop of a checkout once; each start works on a copy. */
export async function openVersion(checkout: string): Promise<Version> {
  const folder = await mkdtemp(path.join(tmpdir(), 'irodori-attack-'))
  const prepared = path.join(folder, 'prepared')
  const first = await launch(checkout, prepared, {})
  while (PENDING_JOBS.test(await (await fetch(`${first.address}/metrics`)).text())) await setTimeout(500)
  await first.end('SIGINT')
  let starts = 0
  return {
    async start({ settings = {}, parent = folder } = {}) {
      starts += 1
      const dataDirectory = path.join(parent, String(starts))
      await cp(prepared, dataDirectory, { recursive: true })
      return launch(checkout, dataDirectory, settings)
    },
    dispose: () => rm(folder, { recursive: true, force: true }),
  }
}

async function launch(checkout: string, dataDirectory: string, settings: Settings): Promise<Target> {
  const port = await freePort()
  const child = spawn(process.execPath, ['packages/api/src/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      IRODORI_SETTINGS: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      // Attackers and bystander call from this machine and name different addresses.
      TRUST_PROXY: 'loopback',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const isListening = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(`:${port}`)) resolve()
    })
  })
  const isStarted = await Promise.race([
    isListening.then(() => true),
    ended.then(() => false),
    setTimeout(START_TIMEOUT_MS, false, { ref: false }),
  ])
  if (!isStarted) throw new Error(`the server of ${checkout} did not start: start it there to see why`)
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    dataDirectory,
    signal: (name) => void child.kill(name),
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}

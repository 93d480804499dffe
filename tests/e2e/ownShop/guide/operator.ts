import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHORT_LIVED } from '../../../../packages/api/testing/servers/shortLived.ts'
import { guideCommands } from './guideText.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const START_TIMEOUT_MS = 60_000

export interface Ran {
  readonly code: number
  /** Standard output and errors. */
  readonly output: string
}

/** An operator who follows the guide on this machine, in a folder that stands for the checkout. */
export interface Operator {
  /** Commands of the guide that were typed. */
  readonly typed: ReadonlySet<string>
  /** Runs a command that the guide has. @throws if the guide has no such command */
  type(command: string): Promise<Ran>
  /** Runs a command as the guide describes it in its text, with other words. */
  typeOther(command: string): Promise<Ran>
  /** Starts the server as `irodori.service` does, and waits until it listens or ends. @returns what it wrote if it ended */
  start(): Promise<string | null>
  stop(): Promise<void>
}

interface Place {
  readonly folder: string
  readonly address: string
  /** What the guide writes, and what stands for it here; the first ones are replaced first. */
  readonly standsFor: readonly (readonly [guide: string | RegExp, here: string])[]
}

export function operatorAt({ folder, address, standsFor }: Place): Operator {
  const typed = new Set<string>()
  const commands = new Set(guideCommands())
  // Only what a new account has: no setting of a shop.
  const environment = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    LANG: 'C.UTF-8',
    IRODORI_SETTINGS: path.join(folder, 'etc/environment'),
  }
  let server: ChildProcess | null = null

  const run = (command: string): Promise<Ran> =>
    new Promise((resolve) => {
      const script = standsFor.reduce((line, [guide, here]) => line.replaceAll(guide, here), command)
      execFile('bash', ['-c', `${script} 2>&1`], { cwd: folder, env: environment }, (error, output) => {
        resolve({ code: error === null ? 0 : Number(error.code), output })
      })
    })

  return {
    typed,
    async type(command) {
      if (!commands.has(command)) throw new Error(`the guide has no command \`${command}\``)
      typed.add(command)
      return run(command)
    },
    typeOther: run,
    start() {
      const unit = readFileSync(path.join(root, 'packages/operating/irodori.service'), 'utf8')
      const words = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.replaceAll('/opt/irodori', root).split(' ') ?? []
      const { port, hostname } = new URL(address)
      const child = spawn(words[0] ?? '', [...SHORT_LIVED, ...words.slice(1)], {
        cwd: root,
        env: { ...environment, NODE_ENV: 'production', PORT: port, HOST: hostname },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      server = child
      let output = ''
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`the server did not start:\n${output}`)), START_TIMEOUT_MS)
        const end = (said: string | null): void => {
          clearTimeout(timer)
          resolve(said)
        }
        const read = (chunk: Buffer): void => {
          output += chunk.toString()
          if (output.includes(`:${port}`)) end(null)
        }
        child.stdout.on('data', read)
        child.stderr.on('data', read)
        child.on('exit', () => {
          server = null
          end(output)
        })
      })
    },
    async stop() {
      const child = server
      if (child === null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

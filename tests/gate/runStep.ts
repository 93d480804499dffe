import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StepReport } from './stepReport.ts'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Reads the report of a step that counts its own tests. */
  readonly report?: () => StepReport
}

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Characters of output kept for a step that reports no failure of its own. */
const KEPT_OUTPUT = 3000

/** Runs a step, passing its output on, and returns its report. */
export function runStep({ name, command: [command = '', ...args], environment, report }: Step): Promise<StepReport> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Tests start a server some sixty times; the cache saves a tenth of each start.
      env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'), ...process.env, ...environment },
    })
    let output = ''
    const forward = (stream: NodeJS.WriteStream) => (text: string) => {
      stream.write(text)
      output = (output + text).slice(-KEPT_OUTPUT)
    }
    child.stdout.setEncoding('utf8')
    child.stderr.setEncoding('utf8')
    child.stdout.on('data', forward(process.stdout))
    child.stderr.on('data', forward(process.stderr))
    child.on('error', (error) => resolve({ passed: 0, failures: [{ name, message: error.message }] }))
    child.on('close', (code) => {
      const reported = report ? read(report) : { passed: code === 0 ? 1 : 0, failures: [] }
      // A run that exits with an error without reporting a failure, or that finds no test, has failed.
      const isBroken = reported.failures.length === 0 && (code !== 0 || reported.passed === 0)
      resolve(
        isBroken
          ? { ...reported, failures: [{ name: `${name} (exit ${code})`, message: lastLines(output) }] }
          : reported,
      )
    })
  })
}

function read(report: () => StepReport): StepReport {
  try {
    return report()
  } catch {
    return { passed: 0, failures: [] }
  }
}

const lastLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-8)
    .join('\n')

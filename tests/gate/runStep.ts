import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StepReport } from './stepReport.ts'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** Where the step counts tests of its own, what it reported. */
  readonly report?: () => StepReport
}

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Characters of its output that are kept for a step that says nothing else of why it failed. */
const KEPT = 3000

/** Runs a step in the open and tells what it came to. */
export function runStep({ name, command: [command = '', ...args], environment, report }: Step): Promise<StepReport> {
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let said = ''
    const hear = (out: NodeJS.WriteStream) => (words: string) => {
      out.write(words)
      said = (said + words).slice(-KEPT)
    }
    child.stdout.setEncoding('utf8')
    child.stderr.setEncoding('utf8')
    child.stdout.on('data', hear(process.stdout))
    child.stderr.on('data', hear(process.stderr))
    child.on('error', (error) => resolve({ passed: 0, faults: [{ name, message: error.message }] }))
    child.on('close', (code) => {
      const reported = report ? read(report) : { passed: code === 0 ? 1 : 0, faults: [] }
      // A run that broke outside of what it reports, or found no test, has failed whatever it counted.
      const isBroken = reported.faults.length === 0 && (code !== 0 || reported.passed === 0)
      resolve(
        isBroken ? { ...reported, faults: [{ name: `${name} (exit ${code})`, message: lastLines(said) }] } : reported,
      )
    })
  })
}

function read(report: () => StepReport): StepReport {
  try {
    return report()
  } catch {
    return { passed: 0, faults: [] }
  }
}

const lastLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-8)
    .join('\n')

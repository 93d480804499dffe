// What `npm test` runs: every check of the quality gate, one after the other, and the sum of them as the last line.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './browser/chromium.ts'
import { findPostgres, startPostgres } from './fixtures/postgres.ts'

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Where the step counts tests of its own, the numbers of its report. */
  readonly count?: () => Count
}

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(path.join(tmpdir(), 'irodori-gate-'))
const unitReport = path.join(reports, 'unit.json')
const postgresReport = path.join(reports, 'postgres.json')
const browserReport = path.join(reports, 'browser.json')

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

const vitestCount = (file: string) => (): Count => {
  const { numPassedTests, numFailedTests } = readJson(file)
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
}

function browserCount(): Count {
  const { expected, flaky, unexpected } = readJson(browserReport).stats as Record<string, number>
  return { passed: expected + flaky, failed: unexpected }
}

const vitest = (report: string): string[] => [
  ...['vitest', 'run', '--config', 'tests/vitest.config.ts'],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
]

const steps: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'build and its budgets', command: ['node', 'esbuild.config.mjs', '--check'] },
  {
    name: 'unit, property, rule, ladder, locale and server tests',
    // What needs PostgreSQL runs in the next step, with the rest of the server's tests.
    command: [...vitest(unitReport), '--exclude=tests/postgres/**'],
    count: vitestCount(unitReport),
  },
]

const postgresStep: Step = {
  name: 'the server again, on PostgreSQL',
  command: [...vitest(postgresReport), 'packages/api', 'tests/postgres'],
  count: vitestCount(postgresReport),
}

const browserStep: Step = {
  name: 'the ways through the shop in Chromium',
  command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  count: browserCount,
}

function run(step: Step, environment: NodeJS.ProcessEnv): Promise<Count> {
  const [command, ...args] = step.command
  return new Promise((resolve) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    })
    child.on('error', () => resolve({ passed: 0, failed: 1 }))
    child.on('exit', (code) => resolve(countOf(step, code === 0)))
  })
}

function countOf(step: Step, succeeded: boolean): Count {
  const plain = succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (!step.count) return plain
  try {
    const count = step.count()
    // A run that broke outside its tests, or found none, has failed whatever it counted.
    const broken = (!succeeded && count.failed === 0) || count.passed + count.failed === 0
    return broken ? { ...count, failed: count.failed + 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const total = { passed: 0, failed: 0 }
const summary: string[] = []

async function take(step: Step, environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const { passed, failed } = await run(step, environment)
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  summary.push(`${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${passed} passed, ${failed} failed, ${seconds} s)`)
}

/** What cannot run here is left out on a person's machine, and is a failure where it must run. */
function leaveOut({ name }: Step, reason: string): void {
  if (process.env.CI) total.failed += 1
  summary.push(`${process.env.CI ? 'FAIL' : 'SKIPPED'} ${name}: ${reason}`)
}

for (const step of steps) await take(step)

const postgres = findPostgres()
if (postgres.found) {
  const server = await startPostgres(postgres.folder)
  // The fuzz has made its 20,000 calls on PGlite; here a quarter of them looks for what only PostgreSQL refuses.
  const { FUZZ_TIMES = '0.25' } = process.env
  await take(postgresStep, { ...process.env, FUZZ_TIMES, TEST_DATABASE_URL: server.url })
  await server.stop()
} else {
  leaveOut(postgresStep, postgres.reason)
}

const browser = findChromium()
if (browser.found) {
  await take(browserStep, {
    ...process.env,
    CHROMIUM_PATH: browser.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  })
} else {
  leaveOut(browserStep, browser.reason)
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

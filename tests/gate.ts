// What `npm test` runs: every check of the quality gate, one after the other. Its end names everything that failed,
// sums up the steps, and counts the tests in the last line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from './browser/chromium.ts'
import { findPostgres, startPostgres } from './fixtures/postgres.ts'
import { provideTool, TOOLS } from './fixtures/tools.ts'
import { readBrowserReport } from './gate/browserReport.ts'
import type { Step } from './gate/runStep.ts'
import { runStep } from './gate/runStep.ts'
import type { Fault } from './gate/stepReport.ts'
import { describeFaults } from './gate/stepReport.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'irodori-gate-'))

/** A run of vitest; tests/vitest.config.ts has it write the report. */
function vitest(name: string, args: readonly string[], environment: Readonly<Record<string, string>>): Step {
  const file = path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`)
  return {
    name,
    command: ['vitest', ...args, '--config', 'tests/vitest.config.ts'],
    environment: { ...environment, STEP_REPORT: file },
    report: () => JSON.parse(readFileSync(file, 'utf8')),
  }
}

/** Calls are drawn anew where the fuzz is run by hand; the gate makes the same ones each time. */
const { FUZZ_SEED = '20261121', FUZZ_TIMES } = process.env

const checks: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'build and its budgets', command: ['node', 'esbuild.config.mjs', '--check'] },
  // What needs PostgreSQL runs in the next step, with the rest of the tests that have a database.
  vitest('unit, property, rule, ladder, locale and server tests', ['run', '--exclude=tests/postgres/**'], {
    FUZZ_SEED,
  }),
]

/** Whoever imports one of these has a database, and may fare otherwise on PostgreSQL. */
const databases = [
  'packages/api/src/testing/memoryDatabase.ts',
  'packages/api/src/testing/ownSchema.ts',
  'tests/fixtures/postgres.ts',
]

const onPostgres = (url: string): Step =>
  vitest('the server again, on PostgreSQL', ['related', '--run', ...databases], {
    FUZZ_SEED,
    // The fuzz has made its 20,000 calls on PGlite; here a quarter of them looks for what only PostgreSQL refuses.
    FUZZ_TIMES: FUZZ_TIMES ?? '0.25',
    TEST_DATABASE_URL: url,
  })

const browserReport = path.join(reports, 'browser.json')
const inChromium = (chromium: string): Step => ({
  name: 'the ways through the shop in Chromium',
  command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  report: () => readBrowserReport(browserReport),
})

let passed = 0
const faults: Fault[] = []
const unsteady: Fault[] = []
const summary: string[] = []

async function take(step: Step): Promise<void> {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const report = await runStep(step)
  passed += report.passed
  faults.push(...report.faults)
  unsteady.push(...(report.unsteady ?? []))
  const failed = report.faults.length
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  summary.push(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${report.passed} passed, ${failed} failed, ${seconds} s)`,
  )
}

/** What cannot run here is left out on a person's machine, and is a failure where it must run. */
function leaveOut(name: string, reason: string): void {
  if (process.env.CI) faults.push({ name, message: reason })
  summary.push(`${process.env.CI ? 'FAIL' : 'SKIPPED'} ${name}: ${reason}`)
}

for (const tool of TOOLS) {
  const program = provideTool(tool)
  if (!program.found) leaveOut(`tests that use ${tool}`, program.reason)
}
for (const check of checks) await take(check)

const postgres = findPostgres()
if (postgres.found) {
  const server = await startPostgres(postgres.path)
  await take(onPostgres(server.url))
  await server.stop()
} else {
  leaveOut(onPostgres('').name, postgres.reason)
}

const browser = findChromium()
if (browser.found) await take(inChromium(browser.path))
else leaveOut(inChromium('').name, browser.reason)

rmSync(reports, { recursive: true, force: true })
if (unsteady.length > 0) console.log(`\nUnsteady, passed at the second try:\n${describeFaults(unsteady)}`)
if (faults.length > 0) console.log(`\n${describeFaults(faults)}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${faults.length} failed`)
process.exitCode = faults.length === 0 ? 0 : 1

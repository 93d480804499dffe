// The quality gate, run by `npm test`: every check, one after the other. At the end it lists all failures and all steps;
// the last line counts the tests.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readSources } from './architecture/sources.ts'
import { findTestChromium, TEST_CHROMIUM } from './browser/chromium.ts'
import { RECORDINGS } from './browser/mediaCommands.ts'
import { ENGINE_REQUIREMENTS } from './engines/engines.ts'
import { installMissing } from './fixtures/debian.ts'
import { findPostgres, POSTGRES, startPostgres } from './fixtures/postgres.ts'
import { provideTool, TOOLS, toolRequirement } from './fixtures/tools.ts'
import { readBrowserReport } from './gate/browserReport.ts'
import { dependentTests } from './gate/dependentTests.ts'
import type { Step } from './gate/runStep.ts'
import { runStep } from './gate/runStep.ts'
import type { TestFailure } from './gate/stepReport.ts'
import { describeFailures } from './gate/stepReport.ts'
import { makeTemporaryFolder } from './gate/temporaryFolder.ts'

const temporaryFolder = makeTemporaryFolder()
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))
// All steps, and the servers and browsers that they start, put their temporary files there.
process.env.TMPDIR = temporaryFolder

/** A run of vitest that writes a report. */
function vitest(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  config = 'tests/vitest.config.ts',
): Step {
  const file = path.join(temporaryFolder, `${name.replaceAll(/\W/g, '-')}.json`)
  return {
    name,
    command: ['vitest', ...args, '--config', config],
    environment: { ...environment, STEP_REPORT: file },
    report: () => JSON.parse(readFileSync(file, 'utf8')),
  }
}

/** The gate uses a fixed seed, so that each run makes the same calls. */
const { FUZZ_SEED = '20261121', FUZZ_TIMES, OUTSIDE_SHOP_SEEDS } = process.env
/** The lengths of random tests in the gate, which has half an hour. */
const { WEBHOOK_DELIVERIES = '150', CRASH_ROUNDS = '2' } = process.env

const types: Step = { name: 'types', command: ['tsc', '-b'] }

const checks: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'build and its budgets', command: ['node', 'esbuild.config.mjs', '--check'] },
]

const sources = readSources(['packages/api', 'tests'])
/** The tests that use a database. */
const databaseTests = dependentTests(sources, [
  'packages/api/testing/memoryDatabase.ts',
  'packages/api/testing/ownSchema.ts',
  'tests/fixtures/postgres.ts',
])
const matches = (file: string, places: readonly string[]): boolean => places.some((place) => file.startsWith(place))

/** These start servers on PGlite whatever the database of the run. */
const ON_PGLITE_ONLY = ['packages/api/src/message/upload/uploadCrash.test.ts', 'tests/upgrade/']
/**
 * Tests of what may differ between the two databases: opening and migrating them, queues, concurrent calls, kills, and every
 * endpoint. They run on both. All others run on PostgreSQL, where there is one; the journeys use PGlite.
 */
const ON_BOTH = [
  'packages/api/fuzz/',
  'packages/api/src/crash.test.ts',
  'packages/api/src/database/',
  'packages/api/src/demo/',
  'packages/api/src/histories.test.ts',
  'packages/api/src/installation/',
  'packages/api/src/jobs/',
  'packages/api/src/operations/shutdown.test.ts',
  'packages/api/src/order/',
  'packages/api/src/production/handOverCrash.test.ts',
  'packages/api/src/production/races.test.ts',
  'packages/api/src/storefront/',
]
/** Tests that skip a part on PostgreSQL run on PGlite too, so that no part is skipped everywhere. */
const skippingOnPostgres = sources
  .filter(({ text }) => /skipIf\((?:process\.env\.)?TEST_DATABASE_URL\)/.test(text))
  .map((source) => source.path)
const onPglite = [...ON_PGLITE_ONLY, ...ON_BOTH, ...skippingOnPostgres]
const onlyOnPostgres = databaseTests.filter((file) => !matches(file, onPglite))

const unitTests = (excluded: readonly string[]): Step =>
  vitest(
    'unit, property, rule, architecture, locale and server tests',
    ['run', '--exclude=tests/postgres/**', ...excluded.map((file) => `--exclude=${file}`)],
    {
      FUZZ_SEED,
      // FUZZ_TIMES=1 makes all 20,000 calls.
      FUZZ_TIMES: FUZZ_TIMES ?? '0.05',
      OUTSIDE_SHOP_SEEDS: OUTSIDE_SHOP_SEEDS ?? '1',
      WEBHOOK_DELIVERIES,
      CRASH_ROUNDS,
    },
  )

const onPostgres = (url: string): Step =>
  vitest('server tests on PostgreSQL', ['run', ...databaseTests.filter((file) => !matches(file, ON_PGLITE_ONLY))], {
    // The seed differs, so that they are other calls than those on PGlite.
    FUZZ_SEED: `${Number(FUZZ_SEED) + 1}`,
    FUZZ_TIMES: FUZZ_TIMES ?? '0.05',
    OUTSIDE_SHOP_SEEDS: OUTSIDE_SHOP_SEEDS ?? '1',
    WEBHOOK_DELIVERIES,
    CRASH_ROUNDS,
    TEST_DATABASE_URL: url,
  })

const componentsInChromium = (chromium: string): Step =>
  vitest('components and hooks in Chromium', ['run'], { CHROMIUM_PATH: chromium }, 'tests/vitest.browser.config.ts')

const browserReport = path.join(temporaryFolder, 'browser.json')
const inChromium = (chromium: string): Step => ({
  name: 'user journeys in Chromium, short ones in Firefox and WebKit',
  command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  report: () => readBrowserReport(browserReport),
})

let passed = 0
const failures: TestFailure[] = []
const unsteady: TestFailure[] = []
const summary: string[] = []

async function run(step: Step): Promise<void> {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const report = await runStep(step)
  passed += report.passed
  failures.push(...report.failures)
  unsteady.push(...(report.unsteady ?? []))
  const failed = report.failures.length
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  summary.push(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${report.passed} passed, ${failed} failed, ${seconds} s)`,
  )
}

/** Skips a step that cannot run on this machine; with CI set that is a failure. */
function skip(name: string, reason: string): void {
  if (process.env.CI) failures.push({ name, message: reason })
  summary.push(`${process.env.CI ? 'FAIL' : 'SKIPPED'} ${name}: ${reason}`)
}

// Programs are fetched and installed while the source is checked.
const installed = installMissing([
  ...TOOLS.map(toolRequirement),
  POSTGRES,
  TEST_CHROMIUM,
  RECORDINGS,
  ...ENGINE_REQUIREMENTS,
])
// The compiler takes as long as the other checks of the source together.
const compiled = run(types)
for (const check of checks) await run(check)
await Promise.all([compiled, installed])
for (const tool of TOOLS) {
  const program = provideTool(tool)
  if (!program.ok) skip(`tests that use ${tool}`, program.error)
}

const postgres = findPostgres()
await run(unitTests(postgres.ok ? onlyOnPostgres : []))
if (postgres.ok) {
  const server = await startPostgres(postgres.value)
  await run(onPostgres(server.url))
  await server.stop()
} else {
  skip(onPostgres('').name, postgres.error)
}

const browser = findTestChromium()
for (const step of [componentsInChromium, inChromium]) {
  if (browser.ok) await run(step(browser.value))
  else skip(step('').name, browser.error)
}

if (unsteady.length > 0) console.log(`\nUnsteady, passed when repeated:\n${describeFailures(unsteady)}`)
if (failures.length > 0) console.log(`\n${describeFailures(failures)}`)
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

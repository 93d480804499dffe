// Changes the sources of a part in many small ways, runs the tests that cover each change, and lists the changes that no
// test noticed: npm run mutation -- [packages/rules | packages/design | order]…
import { spawnSync } from 'node:child_process'
import { renameSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installApart } from '../fixtures/installApart.ts'

interface Part {
  /** Globs of the sources that are changed. */
  readonly sources: readonly string[]
  /** Globs of the tests that have to notice it. */
  readonly tests: readonly string[]
}

const ORDER = 'packages/api/src/order'
/** The files of the order aggregate that decide something; the others only write what they are given. */
const ORDER_FILES = [
  'allowsEvent',
  'cancelLockedOrder',
  'isSamePhone',
  'nextUpdatedAt',
  'orderFacts',
  'orderJobs',
  'packageId',
  'stock/requiredStock',
  'stock/stock',
  'transitionOrder',
]

/** The tests that call them on a database. Those that start a server take 30 s for each change. */
const ORDER_TESTS = ['isSamePhone', 'nextUpdatedAt', 'stock/stock', 'transitionOrder']

const packagePart = (folder: string): Part => ({
  sources: [`${folder}/src/**/*.ts`, '!**/*.test.ts'],
  tests: [`${folder}/src/**/*.test.ts`],
})

const PARTS = new Map<string, Part>([
  ['packages/rules', packagePart('packages/rules')],
  ['packages/design', packagePart('packages/design')],
  [
    'order',
    {
      sources: ORDER_FILES.map((name) => `${ORDER}/${name}.ts`),
      tests: ORDER_TESTS.map((name) => `${ORDER}/${name}.test.ts`),
    },
  ],
])

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const STRYKER = 'tests/mutation/node_modules/@stryker-mutator/core/bin/stryker.js'
const SETTINGS = 'tests/mutation/stryker.json'
/** Where the settings put the reports. */
const REPORTS = path.join(ROOT, 'test-results/mutation')

/** Runs Stryker for a part, and names its reports after it. */
function mutate(name: string, { sources, tests }: Part): boolean {
  const args = [STRYKER, 'run', SETTINGS, '--mutate', sources.join(','), '--testFiles', tests.join(',')]
  if (spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0) return false
  for (const kind of ['html', 'json']) {
    renameSync(path.join(REPORTS, `mutation.${kind}`), path.join(REPORTS, `${path.basename(name)}.${kind}`))
  }
  return true
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !PARTS.has(name))
if (unknown.length > 0) {
  console.error(`there is no part ${unknown.join(', ')}: ${[...PARTS.keys()].join(', ')}`)
  process.exit(2)
}
installApart('tests/mutation', 'Stryker')
const chosen = [...PARTS].filter(([name]) => names.length === 0 || names.includes(name))
if (!chosen.map(([name, part]) => mutate(name, part)).every(Boolean)) process.exitCode = 1

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestFailure, StepReport } from './stepReport.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

interface ErrorMessage {
  readonly message?: string
}

interface Result {
  readonly errors: readonly ErrorMessage[]
  readonly attachments: readonly { readonly name: string; readonly path?: string }[]
}

/** The part of Playwright's JSON report that is read. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly Result[]
    }[]
  }[]
}

/** Reads Playwright's report: its tests, and errors outside of tests, such as a spec that cannot be loaded. */
export function readBrowserReport(file: string): StepReport {
  const { suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly suites: readonly Suite[]
    readonly errors: readonly ErrorMessage[]
    readonly stats: { readonly expected: number; readonly flaky: number }
  }
  const outside = errors.map(({ message = '' }) => ({ name: 'outside any test', message }))
  const testsThat = (status: string) => suites.flatMap((suite) => collect(suite, status))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...outside, ...testsThat('unexpected')],
    unsteady: testsThat('flaky'),
  }
}

function collect({ suites = [], specs = [] }: Suite, wanted: string, around: readonly string[] = []): TestFailure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: [file, ...around, title].join(' > '),
        message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
        ...traceOf(results),
      })),
  )
  return [...own, ...suites.flatMap((suite) => collect(suite, wanted, around))]
}

/** The trace of the first failure, relative to the repository. */
function traceOf(results: readonly Result[]): { readonly trace?: string } {
  const file = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path
  return file === undefined ? {} : { trace: path.relative(ROOT, file) }
}

import { readFileSync } from 'node:fs'
import type { Fault, StepReport } from './stepReport.ts'

interface Said {
  readonly message?: string
}

/** What of Playwright's JSON report is read. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly { readonly errors: readonly Said[] }[]
    }[]
  }[]
}

/** Reads what Playwright wrote: the tests, and errors outside of them, as of a spec that could not be read. */
export function readBrowserReport(file: string): StepReport {
  const { suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly suites: readonly Suite[]
    readonly errors: readonly Said[]
    readonly stats: { readonly expected: number; readonly flaky: number }
  }
  const outside = errors.map(({ message = '' }) => ({ name: 'outside of any test', message }))
  const testsThat = (status: string) => suites.flatMap((suite) => collect(suite, status))
  return {
    passed: stats.expected + stats.flaky,
    faults: [...outside, ...testsThat('unexpected')],
    unsteady: testsThat('flaky'),
  }
}

function collect({ suites = [], specs = [] }: Suite, wanted: string, around: readonly string[] = []): Fault[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: [file, ...around, title].join(' > '),
        message: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      })),
  )
  return [...own, ...suites.flatMap((suite) => collect(suite, wanted, around))]
}

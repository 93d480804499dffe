import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { StepReport, TestFailure } from './stepReport.ts'

type Errors = readonly Pick<SerializedError, 'message' | 'stack'>[]

/**
 * Writes a step's report to a file. Besides failed tests it includes what vitest's totals omit: files that could not be
 * loaded, hooks that threw and so skipped their tests, and errors outside any test.
 */
export function vitestReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const reports = modules.map(reportOf)
      const unhandledFailures = unhandled.map(({ message, stack = '' }) => ({
        name: 'outside any test',
        message: stack || message,
      }))
      const report: StepReport = {
        passed: reports.reduce((sum, { passed }) => sum + passed, 0),
        failures: [...reports.flatMap(({ failures }) => failures), ...unhandledFailures],
      }
      writeFileSync(file, JSON.stringify(report))
    },
  }
}

function reportOf(module: TestModule): StepReport {
  const { relativeModuleId: path, children } = module
  const failure = (name: string, errors: Errors): TestFailure => ({
    name: [path, name].filter((part) => part !== '').join(' > '),
    message: errors.map(({ message, stack = '' }) => `${message}\n${placeIn(stack)}`).join('\n'),
  })
  const outside = [
    ...(module.errors().length > 0 ? [failure('', module.errors())] : []),
    ...[...children.allSuites()].flatMap((suite) =>
      suite.errors().length > 0 ? [failure(suite.fullName, suite.errors())] : [],
    ),
  ]
  const tests = [...children.allTests()]
  const failed = tests.flatMap((test) => {
    const { state, errors } = test.result()
    return state === 'failed' ? [failure(test.fullName, errors)] : []
  })
  return { passed: tests.filter((test) => test.result().state === 'passed').length, failures: [...outside, ...failed] }
}

/** The first line of a stack outside node_modules. */
const placeIn = (stack: string): string =>
  stack.split('\n').find((line) => line.trim().startsWith('at ') && !line.includes('node_modules')) ?? ''

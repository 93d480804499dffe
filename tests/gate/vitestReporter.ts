import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Fault, StepReport } from './stepReport.ts'

type Errors = readonly Pick<SerializedError, 'message' | 'stack'>[]

/**
 * Writes a step's report to a file. Beside the tests that failed it names what the numbers of vitest pass over: files
 * that could not be read, hooks that threw and so left their tests out, and errors outside of any test.
 */
export function vitestReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const reports = modules.map(reportOf)
      const late = unhandled.map(({ message, stack = '' }) => ({
        name: 'outside of any test',
        message: stack || message,
      }))
      const report: StepReport = {
        passed: reports.reduce((sum, { passed }) => sum + passed, 0),
        faults: [...reports.flatMap(({ faults }) => faults), ...late],
      }
      writeFileSync(file, JSON.stringify(report))
    },
  }
}

function reportOf(module: TestModule): StepReport {
  const { relativeModuleId: path, children } = module
  const fault = (name: string, errors: Errors): Fault => ({
    name: [path, name].filter((part) => part !== '').join(' > '),
    message: errors.map(({ message, stack = '' }) => `${message}\n${placeIn(stack)}`).join('\n'),
  })
  const around = [
    ...(module.errors().length > 0 ? [fault('', module.errors())] : []),
    ...[...children.allSuites()].flatMap((suite) =>
      suite.errors().length > 0 ? [fault(suite.fullName, suite.errors())] : [],
    ),
  ]
  const tests = [...children.allTests()]
  const failed = tests.flatMap((test) => {
    const { state, errors } = test.result()
    return state === 'failed' ? [fault(test.fullName, errors)] : []
  })
  return { passed: tests.filter((test) => test.result().state === 'passed').length, faults: [...around, ...failed] }
}

/** The first line of a stack that lies in code of ours. */
const placeIn = (stack: string): string =>
  stack.split('\n').find((line) => line.trim().startsWith('at ') && !line.includes('node_modules')) ?? ''

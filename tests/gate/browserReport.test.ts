import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { readBrowserReport } from './browserReport.ts'
import { describeFailures } from './stepReport.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'irodori-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const trace = fileURLToPath(new URL('../../test-results/card/trace.zip', import.meta.url))
const failed = { errors: [{ message: 'the page has no button "保存"' }], attachments: [{ name: 'trace', path: trace }] }
const passed = { errors: [], attachments: [] }
const spec = (title: string, status: string, ...results: readonly object[]) => ({
  title,
  file: 'cardJourney.spec.ts',
  tests: [{ status, results }],
})

/** A report as Playwright writes it, with one test of each outcome. */
function plantedReport(): string {
  const specs = [
    spec('saves a card', 'flaky', failed, passed),
    spec('orders a card', 'expected', passed),
    spec('prints a card', 'unexpected', { ...failed, attachments: [] }, failed),
  ]
  const file = path.join(folder, 'report.json')
  const suites = [{ specs: [], suites: [{ specs }] }]
  writeFileSync(file, JSON.stringify({ suites, errors: [], stats: { expected: 1, flaky: 1 } }))
  return file
}

it('counts a journey that passes when repeated as passed and names it with the trace of its failure', () => {
  const { passed: count, unsteady = [] } = readBrowserReport(plantedReport())
  expect(count).toBe(2)
  expect(unsteady.map(({ name }) => name)).toEqual(['cardJourney.spec.ts > saves a card'])
  expect(describeFailures(unsteady).split('\n')).toEqual([
    '✗ cardJourney.spec.ts > saves a card',
    '    the page has no button "保存"',
    '    trace: npx playwright show-trace test-results/card/trace.zip',
  ])
})

it('names the trace of a journey that fails every time, if one of its results has one', () => {
  const { failures } = readBrowserReport(plantedReport())
  expect(failures).toEqual([
    {
      name: 'cardJourney.spec.ts > prints a card',
      message: 'the page has no button "保存"\nthe page has no button "保存"',
      trace: 'test-results/card/trace.zip',
    },
  ])
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findTool } from '../fixtures/tools.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'irodori-example-'))
  const example = ['tests/examples/renderTemplate.ts', 'packages/operating/first-catalogue', 'yamanami', folder]
  execFileSync(path.join(root, 'node_modules/.bin/node'), example, { cwd: root })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the example renders a template to a PNG of its size, with its artwork and its words', async () => {
  const png = readFileSync(path.join(folder, 'yamanami.png'))
  const { width, height, density } = await sharp(png).metadata()
  expect([width, height, density]).toEqual([1252, 1819, 300])
  const { entropy } = await sharp(png).stats()
  expect(entropy, 'more than one colour').toBeGreaterThan(1)
})

const pdfinfo = findTool('pdfinfo')
it.skipIf(pdfinfo === undefined)(
  `the example renders a template to a PDF of its page${pdfinfo ? '' : ': skipped, poppler-utils are not installed'}`,
  () => {
    const report = execFileSync(pdfinfo ?? '', ['-box', path.join(folder, 'yamanami.pdf')]).toString('utf8')
    // 100 by 148 mm.
    expect(report).toMatch(/TrimBox:.*/)
    const [left = 0, bottom = 0, right = 0, top = 0] =
      /TrimBox:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/.exec(report)?.slice(1).map(Number) ?? []
    expect([(right - left) * 25.4, (top - bottom) * 25.4].map((points) => Math.round(points / 72))).toEqual([100, 148])
    expect(readFileSync(path.join(folder, 'yamanami.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

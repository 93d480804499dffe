import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFontTool } from './fontTool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: readonly string[]) {
  const printed: string[] = []
  const code = await runFontTool(args, { folder, print: (line) => printed.push(line) })
  return { code, output: printed.join('\n') }
}

const quicksand = fontFilePath('Quicksand.ttf', 'Normal')

test('check prints the coverage of a font and writes its reports', async () => {
  const { code, output } = await run('check', quicksand, '--json', 'reports', '--csv', 'reports')
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Quicksand Regular') })
  const json = JSON.parse(await readFile(path.join(folder, 'reports/Quicksand-Regular.json'), 'utf8'))
  expect(json.sets[0]).toEqual({ id: 'ascii', total: 95, covered: 95, missing: [] })
  expect(await readFile(path.join(folder, 'reports/Quicksand-Regular.csv'), 'utf8')).toContain('set,ascii,95,95,')
})

test('check reports a file that is not a font and still checks the others', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'no font at all')
  const { code, output } = await run('check', 'notes.txt', 'absent.ttf', quicksand)
  expect(code).toBe(1)
  expect(output).toMatch(/notes\.txt: not a TTF.*\nabsent\.ttf: the file does not exist\nQuicksand Regular/)
})

test('compare prints the characters that only one of two fonts has', async () => {
  const { code, output } = await run('compare', quicksand, fontFilePath('CormorantGaramond.ttf', 'Normal'))
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/only in Quicksand Regular/) })
})

test('exits with 2 for an unknown command', async () => {
  expect((await run('weigh')).code).toBe(2)
})

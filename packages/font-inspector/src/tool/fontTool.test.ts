import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fontFilePath } from '@irodori/fonts/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFontTool } from './fontTool.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fonts-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(...words: readonly string[]) {
  const said: string[] = []
  const code = await runFontTool(words, { folder, say: (line) => said.push(line) })
  return { code, said: said.join('\n') }
}

const quicksand = fontFilePath('Quicksand.ttf', 'Normal')

test('check tells what a font prints and writes its reports', async () => {
  const { code, said } = await run('check', quicksand, '--json', 'reports', '--csv', 'reports')
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Quicksand Regular') })
  const json = JSON.parse(await readFile(path.join(folder, 'reports/Quicksand-Regular.json'), 'utf8'))
  expect(json.sets[0]).toEqual({ id: 'ascii', total: 95, covered: 95, missing: [] })
  expect(await readFile(path.join(folder, 'reports/Quicksand-Regular.csv'), 'utf8')).toContain('set,ascii,95,95,')
})

test('a file that is no font is told as such, and the others are checked all the same', async () => {
  await writeFile(path.join(folder, 'notes.txt'), 'no font at all')
  const { code, said } = await run('check', 'notes.txt', 'absent.ttf', quicksand)
  expect(code).toBe(1)
  expect(said).toMatch(/notes\.txt: not a TTF.*\nabsent\.ttf: there is no such file\nQuicksand Regular/)
})

test('compare tells what only one of two fonts has', async () => {
  const { code, said } = await run('compare', quicksand, fontFilePath('CormorantGaramond.ttf', 'Normal'))
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringMatching(/only in Quicksand Regular/) })
})

test('a command that is none ends with 2', async () => {
  expect((await run('weigh')).code).toBe(2)
})

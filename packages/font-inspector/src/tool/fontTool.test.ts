import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { format4, withCharacterMap, withNames } from '../../testing/characterMapOf.ts'
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

test('check prints the characters on which fontkit and opentype.js differ', async () => {
  const ranges = [
    { first: 0x41, last: 0x5a, glyph: 1 },
    { first: 0x61, last: 0x6a, glyph: 30 },
  ]
  const damaged = (bytes: Uint8Array): Uint8Array => withCharacterMap(whole, [{ platform: 3, encoding: 1, bytes }])
  const whole = await readFile(quicksand)
  await writeFile(path.join(folder, 'whole.ttf'), damaged(format4(ranges)))
  await writeFile(path.join(folder, 'damaged.ttf'), damaged(format4(ranges, { end: false })))
  await writeFile(
    path.join(folder, 'symbols.ttf'),
    withCharacterMap(whole, [{ platform: 3, encoding: 0, bytes: format4(ranges) }]),
  )
  const { code, output } = await run('check', 'whole.ttf', 'damaged.ttf', 'symbols.ttf', '--csv', 'damaged')
  expect(code).toBe(1)
  expect(output).toContain('readers    fontkit and opentype.js find the same characters')
  expect(output).toMatch(
    /readers {4}DIFFER: they read the same character map differently.*\n.*only fontkit, 10: abcdefghij\n.*3\.1 format 4 \(fontkit, opentype\.js\)/,
  )
  expect(output).toMatch(/symbols\.ttf: fontkit, which prints, cannot read it \(.*\); opentype\.js finds 36 characters/)
  const table = await readFile(path.join(folder, 'damaged/Quicksand-Regular-2.csv'), 'utf8')
  expect(table).toContain(
    'readers,DIFFERS,,,SAME_MAP\r\nreaders,onlyFontkit,,10,abcdefghij\r\nreaders,onlyOpentype,,0,',
  )
})

test('compare prints the characters that only one of two fonts has', async () => {
  const { code, output } = await run('compare', quicksand, fontFilePath('CormorantGaramond.ttf', 'Normal'))
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/only in Quicksand Regular/) })
})

test('exits with 2 for an unknown command', async () => {
  expect((await run('weigh')).code).toBe(2)
})

test('check prints hostile names and characters of a font without their control characters, and each font has its report', async () => {
  const whole = await readFile(quicksand)
  const hostile = `\u001b]0;owned\u0007\u001b[2J\u202e=cmd|'/c calc'!A1\r\nreaders    fontkit and more${'あ'.repeat(30_000)}`
  // Family, style, version, copyright, licence and its address.
  const names = { 1: hostile, 2: '../../etc/passwd', 5: hostile, 0: hostile, 13: hostile, 14: 'javascript:alert(1)' }
  const escapes = [
    { first: 0x1b, last: 0x1b, glyph: 1 },
    { first: 0x202e, last: 0x202e, glyph: 2 },
    { first: 0x41, last: 0x5a, glyph: 3 },
  ]
  const map = [{ platform: 3, encoding: 1, bytes: format4(escapes, { end: false }) }]
  await writeFile(path.join(folder, 'hostile.ttf'), withCharacterMap(withNames(whole, names), map))
  await writeFile(path.join(folder, 'again.ttf'), withNames(whole, names))
  const { code, output } = await run('check', 'hostile.ttf', 'again.ttf', '--json', 'hostile', '--csv', 'hostile')
  expect(code).toBe(0)
  const controls = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u
  expect(output).not.toMatch(controls)
  expect(output.match(/^ {2}readers/gm), 'a name adds no line of its own').toHaveLength(2)
  const compared = await run('compare', 'hostile.ttf', quicksand)
  expect(compared.output).not.toMatch(controls)
  expect(compared.output).toContain(': [U+001B][U+202E]')
  const reports = (await readdir(path.join(folder, 'hostile'))).toSorted()
  expect(reports.map((name) => path.extname(name))).toEqual(['.csv', '.json', '.csv', '.json'])
  for (const name of reports.filter((file) => file.endsWith('.csv'))) {
    const table: string[][] = parse(await readFile(path.join(folder, 'hostile', name)), { bom: true })
    expect(table.flat().filter((cell) => /^(?!-\d+$)[=+\-@]/.test(cell) || controls.test(cell))).toEqual([])
  }
})

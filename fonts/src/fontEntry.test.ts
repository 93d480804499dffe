import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fontEntries, fontWeightsOffered, resolveFont } from './fontEntry.ts'
import { fontFilePath, pathOfFontFile } from './fontFilePath.ts'

test('lists three Japanese and two Latin families', () => {
  expect(fontEntries.filter((entry) => entry.chars === 'jp')).toHaveLength(3)
  expect(fontEntries.filter((entry) => entry.chars === 'latin')).toHaveLength(2)
})

test('uses no name or alias for two families', () => {
  const names = fontEntries.flatMap((entry) => [entry.value, ...entry.aliases]).map((name) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})

test("resolves the specification's Mincho as an alias in any letter case", () => {
  expect(resolveFont('ms-pmincho.ttf')?.value).toBe('NotoSerifJP.ttf')
  expect(resolveFont('MS-PMincho.TTF')?.value).toBe('NotoSerifJP.ttf')
  expect(resolveFont('comic.ttf')).toBeUndefined()
})

test.each(fontEntries)('$value: has both weights as TrueType files next to the text of their licence', ({ value }) => {
  for (const weight of fontWeightsOffered) {
    const path = fontFilePath(value, weight)
    expect(readFileSync(path).readUInt32BE(0)).toBe(0x00010000)
    const licence = join(dirname(path), '..', 'LICENSE_FONT')
    expect(existsSync(licence) && readFileSync(licence, 'utf8')).toContain('SIL Open Font License')
  }
})

test('throws for a name that the shop does not offer', () => {
  expect(() => fontFilePath('../../etc/passwd', 'Normal')).toThrow(RangeError)
})

test("locates a file without a package in the shop's own folder", () => {
  expect(pathOfFontFile({ path: 'Tayori.ttf' })).toBe(join(import.meta.dirname, '../own/Tayori.ttf'))
})

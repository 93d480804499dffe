import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fontEntries, fontFaces, resolveFont } from './fontEntry.ts'
import { fontFilePath, pathOfFontFile } from './fontFilePath.ts'

test('lists twelve Japanese and four Latin families', () => {
  expect(fontEntries.filter((entry) => entry.chars === 'jp')).toHaveLength(12)
  expect(fontEntries.filter((entry) => entry.chars === 'latin')).toHaveLength(4)
})

test('names what each family looks like before the name that only designers know', () => {
  const described = fontEntries.slice(3).map(({ label }) => label.ja)
  expect(described.filter((label) => !/^.+（.+）$/.test(label))).toEqual([])
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

test.each(fontFaces)(
  '$entry.value, $weight: is a TrueType file next to the text of its licence',
  ({ entry, weight }) => {
    const path = fontFilePath(entry.value, weight)
    expect(readFileSync(path).readUInt32BE(0)).toBe(0x00010000)
    const licence = join(dirname(path), '..', 'LICENSE_FONT')
    expect(existsSync(licence) && readFileSync(licence, 'utf8')).toContain('SIL Open Font License')
  },
)

test('prints bold text of a family without a bold weight in its normal one', () => {
  expect(fontFilePath('YujiSyuku.ttf', 'Bold')).toBe(fontFilePath('YujiSyuku.ttf', 'Normal'))
})

test('throws for a name that the shop does not offer', () => {
  expect(() => fontFilePath('../../etc/passwd', 'Normal')).toThrow(RangeError)
})

test("locates a file without a package in the shop's own folder", () => {
  expect(pathOfFontFile({ path: 'Tayori.ttf' })).toBe(join(import.meta.dirname, '../own/Tayori.ttf'))
})

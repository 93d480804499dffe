import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { buildCoverage } from './buildCoverage.ts'
import { decodeCoverage } from './coverage.ts'
import { coverageOfFont } from './coverageOfFont.ts'
import { fontEntries, fontFaces } from './fontEntry.ts'
import { fontFilePath } from './fontFilePath.ts'
import { readCoverage } from './readCoverage.ts'

test('indexes every family in each of its weights with a few kilobytes each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coverage-'))
  try {
    const target = join(folder, 'deeper', 'coverage.json')
    const index = await buildCoverage(target)
    expect(JSON.parse(await readFile(target, 'utf8'))).toEqual(index)
    expect(Object.keys(index)).toEqual(fontEntries.map((entry) => entry.value))
    for (const { entry, weight } of fontFaces) {
      const bytes = Buffer.from(index[entry.value]?.[weight] ?? '', 'base64').length
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(6000)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('gives a font the coverage of its character map', async () => {
  const bytes = await readFile(fontFilePath('CormorantGaramond.ttf', 'Normal'))
  const coverage = decodeCoverage(coverageOfFont(bytes))
  const font = create(bytes)
  for (let codePoint = 0; codePoint <= 0xffff; codePoint++) {
    if (coverage.has(codePoint) !== ('layout' in font && font.hasGlyphForCodePoint(codePoint))) {
      expect.fail(`U+${codePoint.toString(16)}`)
    }
  }
})

test('reads a coverage by name or alias', async () => {
  const mincho = await readCoverage('ms-pmincho.ttf', 'Bold')
  expect(['あ', '漢', 'A', '①'].map((c) => mincho.has(c.codePointAt(0) ?? 0))).toEqual([true, true, true, true])
  const latin = await readCoverage('Quicksand.ttf', 'Normal')
  expect(latin.has(0x3042)).toBe(false)
  await expect(readCoverage('comic.ttf', 'Normal')).rejects.toThrow(RangeError)
})

test('throws for bytes that are not a font', () => {
  expect(() => coverageOfFont(new Uint8Array(64))).toThrow()
})

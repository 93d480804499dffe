import { readFile } from 'node:fs/promises'
import { fontEntries } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { readCoverage } from '@irodori/fonts/readCoverage'
import { describe, expect, test } from 'vitest'
import { inspectedFont } from '../testing/inspectedFont.ts'
import { coverageOfSets } from './coverageOfSets.ts'
import type { InspectedFont } from './fontReport.ts'
import { JAPANESE_SETS } from './japaneseSets.ts'
import { textOf } from './reportTable.ts'

const inspected = async (value: string): Promise<InspectedFont> =>
  inspectedFont(await readFile(fontFilePath(value, 'Normal')))

test('the character sets have the sizes that the standards state', () => {
  const sizes = Object.fromEntries(JAPANESE_SETS.map(({ id, codePoints }) => [id, codePoints.length]))
  expect(sizes).toMatchObject({
    ascii: 95,
    halfWidthKana: 63,
    joyo: 2136,
    jinmeiyo: 863,
    jisLevel1: 2965,
    jisLevel2: 3390,
    jisLevel3: 1259,
    jisLevel4: 2436,
  })
})

test('keeps the four JIS levels disjoint, and joyo and jinmeiyo kanji too', () => {
  const of = (...ids: readonly string[]) =>
    JAPANESE_SETS.filter(({ id }) => ids.includes(id)).flatMap((set) => set.codePoints)
  const levels = of('jisLevel1', 'jisLevel2', 'jisLevel3', 'jisLevel4')
  expect(new Set(levels).size).toBe(levels.length)
  const names = of('joyo', 'jinmeiyo')
  expect(new Set(names).size).toBe(names.length)
})

describe('a report', () => {
  test.each(fontEntries.map(({ value }) => value))('agrees with the coverage of %s', async (value) => {
    const [{ report }, coverage] = [await inspected(value), await readCoverage(value, 'Normal')]
    for (const { id, total, covered, missing } of report.sets) {
      const set = JAPANESE_SETS.find((each) => each.id === id)
      const inBasicPlane = missing.filter((codePoint) => codePoint <= 0xffff)
      expect(inBasicPlane).toEqual(
        set?.codePoints.filter((codePoint) => codePoint <= 0xffff && !coverage.has(codePoint)),
      )
      expect(covered + missing.length).toBe(total)
    }
    expect(report.blocks.reduce((sum, { covered }) => sum + covered, 0)).toBe(report.characters)
  })

  test('names the characters of the sets that Zen Maru Gothic lacks', async () => {
    const { report } = await inspected('ZenMaruGothic.ttf')
    const missing = Object.fromEntries(report.sets.map((set) => [set.id, textOf(set.missing)]))
    expect(missing).toMatchObject({ joyo: '剝塡頰𠮟', fullWidthForms: '＄－～', jisLevel1: '', jisLevel2: '' })
  })

  test('lists the marks with a vertical form and those that the kernel turns instead', async () => {
    const { vertical } = (await inspected('ZenMaruGothic.ttf')).report
    expect(textOf(vertical.formed)).toMatch(/、。.*「」.*ー/)
    expect(textOf(vertical.unformed)).toMatch(/！：；？$/)
    expect(vertical.tables).toEqual({ vhea: true, vmtx: true, vorg: false })
  })

  test('states the licence and the embedding permission', async () => {
    const { names, embedding } = (await inspected('Quicksand.ttf')).report
    expect(names).toMatchObject({ family: 'Quicksand', style: 'Regular' })
    expect(names.licence).toMatch(/SIL Open Font License/)
    expect(embedding).toMatchObject({ bits: 0, permission: 'INSTALLABLE' })
  })

  test('counts any other set in the same way', async () => {
    const { characters } = await inspected('Quicksand.ttf')
    expect(coverageOfSets([{ id: 'templates', codePoints: [0x41, 0x3042] }], characters)).toEqual([
      { id: 'templates', total: 2, covered: 1, missing: [0x3042] },
    ])
  })
})

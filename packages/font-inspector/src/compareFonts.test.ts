import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/files'
import { expect, test } from 'vitest'
import { compareFonts, lettersOf } from './compareFonts.ts'
import { inspectFont } from './fontReport.ts'
import { written } from './reportTable.ts'

const inspected = async (value: string) => lettersOf(inspectFont(await readFile(fontFilePath(value, 'Normal'))))

test('two fonts are told apart by what only one of them has', async () => {
  const [maru, mincho] = [await inspected('ZenMaruGothic.ttf'), await inspected('NotoSerifJP.ttf')]
  const there = compareFonts(maru, mincho)
  const back = compareFonts(mincho, maru)
  expect(written(there.onlySecond)).toContain('剝')
  expect([back.onlyFirst, back.onlySecond, back.inBoth]).toEqual([there.onlySecond, there.onlyFirst, there.inBoth])
  expect(there.inBoth + there.onlyFirst.length).toBe(maru.characters.length)
})

test('a font has no other width than itself', async () => {
  const maru = await inspected('ZenMaruGothic.ttf')
  expect(compareFonts(maru, maru).otherWidths).toEqual([])
})

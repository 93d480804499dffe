import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { expect, test } from 'vitest'
import { inspectedFont } from '../testing/inspectedFont.ts'
import { compareFonts, fontCharacters } from './compareFonts.ts'
import { textOf } from './reportTable.ts'

const inspected = async (value: string) => fontCharacters(inspectedFont(await readFile(fontFilePath(value, 'Normal'))))

test('lists the characters that only one of two fonts has', async () => {
  const [maru, mincho] = [await inspected('ZenMaruGothic.ttf'), await inspected('NotoSerifJP.ttf')]
  const forward = compareFonts(maru, mincho)
  const backward = compareFonts(mincho, maru)
  expect(textOf(forward.onlySecond)).toContain('剝')
  expect([backward.onlyFirst, backward.onlySecond, backward.inBoth]).toEqual([
    forward.onlySecond,
    forward.onlyFirst,
    forward.inBoth,
  ])
  expect(forward.inBoth + forward.onlyFirst.length).toBe(maru.characters.length)
})

test('finds no differing width between a font and itself', async () => {
  const maru = await inspected('ZenMaruGothic.ttf')
  expect(compareFonts(maru, maru).differingWidths).toEqual([])
})

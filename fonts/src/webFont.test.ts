import { expect, test } from 'vitest'
import { fontFaces } from './fontEntry.ts'
import { fontOfWebName, webFontName } from './webFont.ts'

test('resolves every file under /fonts to its family and weight', () => {
  for (const { entry, weight } of fontFaces) {
    expect(fontOfWebName(webFontName(entry.value, weight))).toEqual({ entry, weight })
  }
})

test("names the family's file for an alias", () => {
  expect(webFontName('ms-pmincho.ttf', 'Bold')).toBe('NotoSerifJP-Bold.ttf')
})

test('names the normal file of a family without a bold weight', () => {
  expect(webFontName('YujiSyuku.ttf', 'Bold')).toBe('YujiSyuku-Normal.ttf')
})

test('returns undefined for a name that the shop does not serve', () => {
  expect(fontOfWebName('../../etc/passwd')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { fontEntries, fontWeightsOffered } from './fontEntry.ts'
import { fontOfWebName, webFontName } from './webFont.ts'

test('every file under /fonts leads back to its family and weight', () => {
  for (const entry of fontEntries) {
    for (const weight of fontWeightsOffered) {
      expect(fontOfWebName(webFontName(entry.value, weight))).toEqual({ entry, weight })
    }
  }
})

test("an alias fetches its family's file", () => {
  expect(webFontName('ms-pmincho.ttf', 'Bold')).toBe('NotoSerifJP-Bold.ttf')
})

test('a name that the shop does not serve leads nowhere', () => {
  expect(fontOfWebName('../../etc/passwd')).toBeUndefined()
})

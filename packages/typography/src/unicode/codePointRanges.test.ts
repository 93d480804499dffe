import { expect, it } from 'vitest'
import tables from '../../tables/unicode.json' with { type: 'json' }
import { decodeRanges, encodeRanges } from './codePointRanges.ts'
import { codePointSet } from './codePointSet.ts'

it('decodes the ranges that it encoded', () => {
  const ranges = [
    { begin: 0, end: 1 },
    { begin: 0x3000, end: 0x3100 },
    { begin: 0x10fffe, end: 0x110000 },
  ]
  expect(decodeRanges(encodeRanges(ranges))).toEqual(ranges)
})

it('reads every range of the tables of Unicode 16', () => {
  expect(Object.values(tables).map((table) => decodeRanges(table).length)).toEqual([127, 34, 14, 78, 376, 16, 155, 107])
})

it('agrees with the engine that extending characters are Grapheme_Extend or emoji modifiers', () => {
  const extend = codePointSet(tables.extend)
  const differing = Array.from({ length: 0x110000 }, (_, codePoint) => codePoint).filter(
    (codePoint) =>
      extend.has(codePoint) && !/[\p{Grapheme_Extend}\p{Emoji_Modifier}]/u.test(String.fromCodePoint(codePoint)),
  )
  expect(differing).toEqual([])
})

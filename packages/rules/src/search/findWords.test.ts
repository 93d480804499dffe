import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { containsWords, findWords, searchWords } from './findWords.ts'
import { foldText, foldWithRanges } from './foldText.ts'

const marked = (text: string, search: string): string[] =>
  findWords(text, searchWords(search)).map(([start, end]) => text.slice(start, end))

describe('SCH-1: folding', () => {
  it.each([
    ['ﾌｫﾄﾌﾞｯｸ', 'フォトブック'],
    ['ふぉとぶっく', 'フオトブツク'],
    ['グリーティングカード', 'グリティングカド'],
    ['ＰＨＯＴＯ', 'photo'],
    ['フォト・ブック', 'フォトブック'],
    ['ｶﾞｷﾞﾊﾟ', 'がぎぱ'],
    ['ヴ', 'ゔ'],
  ])('makes %s and %s equal', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  it('folding is idempotent, and maps back to each letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'あアｱｶｯﾞﾟっかがー・ＡaÅ漢𠮷😀 　') }), (text) => {
        const { folded, ranges } = foldWithRanges(text)
        expect(folded).toBe(foldText(text))
        expect(foldText(folded)).toBe(folded)
        expect(ranges).toHaveLength(folded.length)
        for (const [index, [start, end]] of ranges.entries()) {
          expect(foldText(text.slice(start, end))).toContain(folded[index])
        }
      }),
    )
  })
})

describe('SCH-2: a search', () => {
  it('matches if every word occurs in one of the texts', () => {
    const words = searchWords('しゃしん　オオキサ')
    expect(containsWords(['シャシンについて', 'おおきさ'], words)).toBe(true)
    expect(containsWords(['シャシンについて'], words)).toBe(false)
  })

  it('a search ends after 200 characters', () => {
    const longest = 'あ'.repeat(200)
    expect(searchWords(`${longest}い う`)).toEqual([longest])
  })

  it('a search without a letter has no words', () => {
    expect([searchWords(' 　'), searchWords('ー・'), searchWords('a A ａ')]).toEqual([[], [], ['a']])
  })
})

describe('SCH-3: the found ranges', () => {
  it('gives the found ranges in the letters of the text', () => {
    expect(marked('フォトブックとフォト時計', 'ﾌｫﾄ')).toEqual(['フォト', 'フォト'])
    expect(marked('ﾌﾞｯｸと本', 'ぶっく')).toEqual(['ﾌﾞｯｸ'])
    expect(marked('グリーティングカード', 'ていんぐかど')).toEqual(['ティングカード'])
    expect(marked('写真の大きさ', '写真 真の')).toEqual(['写真の'])
    expect(marked('写真', '動画')).toEqual([])
    expect(findWords('写真', [''])).toEqual([])
  })

  it('go from left to right in any order of the words, and are one where they touch', () => {
    expect(marked('写真と動画の大きさ', '大きさ 動画 写真')).toEqual(['写真', '動画', '大きさ'])
    expect(marked('写真集', '集 写真')).toEqual(['写真集'])
  })

  it('do not touch each other, and exist if a word of the search occurs', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'あアｱー写真a ') }),
        fc.string({ maxLength: 4 }),
        (text, search) => {
          const ranges = findWords(text, searchWords(search))
          for (const [index, [start, end]] of ranges.entries()) {
            expect(end).toBeGreaterThan(start)
            expect(start).toBeGreaterThan(ranges[index - 1]?.[1] ?? -1)
          }
          expect(ranges.length > 0).toBe(searchWords(search).some((word) => foldText(text).includes(word)))
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lenientPatterns, searchPatterns, searchTextOf } from './searchText.ts'

/** LIKE, as the database reads it. */
const isLike = (text: string, pattern: string): boolean =>
  new RegExp(
    `^${pattern.replace(/\\(.)|[%_]|[.*+?^${}()|[\]]/gs, (sign, escaped) => {
      if (escaped !== undefined) return `\\u${escaped.charCodeAt(0).toString(16).padStart(4, '0')}`
      return sign === '%' ? '.*' : sign === '_' ? '.' : `\\${sign}`
    })}$`,
    's',
  ).test(text)

const finds = (patternsOf: typeof searchPatterns, search: string, name: string): boolean =>
  patternsOf(search).every((patterns) => patterns.some((pattern) => isLike(searchTextOf(name), pattern)))

describe('CAT-16: a search', () => {
  it.each([
    ['ﾌｫﾄﾌﾞｯｸ', 'ましかくフォトブック'],
    ['ふぉとぶっく', 'ましかくフォトブック'],
    ['フオトブツク', 'ましかくフォトブック'],
    ['グリーティングカド', 'グリーティングカード'],
    ['ＰＨＯＴＯ', 'photo clock'],
    ['時計 フォト', 'フォト掛け時計'],
  ])('for %s finds %s', (search, name) => {
    expect(finds(searchPatterns, search, name)).toBe(true)
  })

  it('wants every word', () => {
    expect(finds(searchPatterns, 'フォト カード', 'フォト掛け時計')).toBe(false)
  })
})

describe('CAT-17: where nothing is found', () => {
  it.each([
    ['wrong', 'フェトブック'],
    ['left out', 'フォトブク'],
    ['too many', 'フォントブック'],
    ['exchanged', 'フォブトック'],
  ])('one letter may be %s', (_, search) => {
    expect(finds(searchPatterns, search, 'フォトブック')).toBe(false)
    expect(finds(lenientPatterns, search, 'フォトブック')).toBe(true)
  })

  it('words of two letters must be right', () => {
    expect(finds(lenientPatterns, '時系', '掛け時計')).toBe(false)
  })

  it('signs of patterns stay what they are', () => {
    expect(finds(lenientPatterns, '%%%', 'フォトブック')).toBe(false)
    expect(finds(lenientPatterns, '100%引', '100%引き')).toBe(true)
  })

  it('whatever was found before is found again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ maxLength: 3 }), (name, around) => {
        fc.pre(!name.includes('\0'))
        if (finds(searchPatterns, name, `${around}${name}`)) {
          expect(finds(lenientPatterns, name, `${around}${name}${around}`)).toBe(true)
        }
      }),
    )
  })
})

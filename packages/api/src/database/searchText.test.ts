import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lenientPatterns, searchPatterns, searchTextOf } from './searchText.ts'

/** LIKE, as the database evaluates it. */
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
  ])('a search for %s finds %s', (search, name) => {
    expect(finds(searchPatterns, search, name)).toBe(true)
  })

  it('requires every word', () => {
    expect(finds(searchPatterns, 'フォト カード', 'フォト掛け時計')).toBe(false)
  })
})

describe('CAT-17: a tolerant search', () => {
  it.each([
    ['wrong', 'フェトブック'],
    ['missing', 'フォトブク'],
    ['extra', 'フォントブック'],
    ['transposed', 'フォブトック'],
  ])('accepts a letter that is %s', (_, search) => {
    expect(finds(searchPatterns, search, 'フォトブック')).toBe(false)
    expect(finds(lenientPatterns, search, 'フォトブック')).toBe(true)
  })

  it('accepts no error in words of two letters', () => {
    expect(finds(lenientPatterns, '時系', '掛け時計')).toBe(false)
  })

  it('takes the characters of patterns literally', () => {
    expect(finds(lenientPatterns, '%%%', 'フォトブック')).toBe(false)
    expect(finds(lenientPatterns, '100%引', '100%引き')).toBe(true)
  })

  it('finds everything that the exact search finds', () => {
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

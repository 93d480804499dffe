import tables from '../tables/japaneseSets.json' with { type: 'json' }

/** The character sets that a Japanese print shop requires of a font. */
export type SetId =
  | 'ascii'
  | 'hiragana'
  | 'katakana'
  | 'halfWidthKana'
  | 'fullWidthForms'
  | 'punctuation'
  | 'joyo'
  | 'jinmeiyo'
  | 'jisLevel1'
  | 'jisLevel2'
  | 'jisLevel3'
  | 'jisLevel4'

export interface CharacterSet<Id extends string = SetId> {
  readonly id: Id
  /** In the order of their code points. */
  readonly codePoints: readonly number[]
}

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const of = (characters: string): number[] => Array.from(characters, (character) => character.codePointAt(0) ?? 0)

/** Punctuation and symbols of Japanese text that are not full-width forms. */
const PUNCTUATION = '　、。〃々〆〇〈〉《》「」『』【】〒〓〔〕〖〗〜〝〟※…‥―—‘’“”†‡・ー※★☆○●◎◇◆□■△▲▽▼→←↑↓♪♭♯♂♀℃￥'

/**
 * The shop's sets. The joyo kanji, the jinmeiyo kanji and levels 1 to 4 of JIS X 0208 and 0213 come from the Unihan
 * database; see tables/readUnihan.ts.
 */
export const JAPANESE_SETS: readonly CharacterSet[] = [
  { id: 'ascii', codePoints: from(0x20, 0x7e) },
  { id: 'hiragana', codePoints: [...from(0x3041, 0x3096), ...of('ゝゞ')] },
  { id: 'katakana', codePoints: [...from(0x30a1, 0x30fa), ...of('・ーヽヾ')] },
  { id: 'halfWidthKana', codePoints: from(0xff61, 0xff9f) },
  { id: 'fullWidthForms', codePoints: from(0xff01, 0xff5e) },
  { id: 'punctuation', codePoints: [...new Set(of(PUNCTUATION))].toSorted((a, b) => a - b) },
  { id: 'joyo', codePoints: of(tables.joyo) },
  { id: 'jinmeiyo', codePoints: of(tables.jinmeiyo) },
  { id: 'jisLevel1', codePoints: of(tables.jisLevel1) },
  { id: 'jisLevel2', codePoints: of(tables.jisLevel2) },
  { id: 'jisLevel3', codePoints: of(tables.jisLevel3) },
  { id: 'jisLevel4', codePoints: of(tables.jisLevel4) },
]

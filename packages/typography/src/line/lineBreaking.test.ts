import { expect, test } from 'vitest'
import { breakLines, breakOpportunities } from './lineBreaking.ts'
import { wordCharacters } from './wordCharacters.ts'

const opportunities = (characters: readonly string[]): boolean[] =>
  breakOpportunities({ characters, inWord: wordCharacters(characters) })

const solid = (text: string, limit: number): string[] => {
  const characters = [...text]
  const units = characters.map((character) => ({
    advance: 1,
    natural: 1,
    slack: 0,
    isSpace: character === ' ' || character === '\u3000',
    isJoined: false,
  }))
  return breakLines(units, [opportunities(characters)], limit).map(({ start, end }) =>
    characters.slice(start, end).join(''),
  )
}

test.each([
  ['no full stop at the start of a line', 'あいう。え', 3, ['あい', 'う。え']],
  ['no closing bracket at the start of a line', 'あい（う）え', 4, ['あい', '（う）え']],
  ['no opening bracket at the end of a line', 'あい「うえ', 3, ['あい', '「うえ']],
  ['no small kana at the start of a line', 'あちょっと', 3, ['あ', 'ちょっ', 'と']],
  ['no long-vowel mark at the start of a line', 'あコーヒー', 2, ['あ', 'コー', 'ヒー']],
  ['no iteration mark at the start of a line', 'あ人々が', 2, ['あ', '人々', 'が']],
  ['no middle dot at the start of a line', 'あい・うえ', 2, ['あ', 'い・', 'うえ']],
  ['no question mark at the start of a line', 'ええと？', 3, ['ええ', 'と？']],
  ['consecutive dots on one line', 'あい……', 3, ['あ', 'い……']],
  ['two dashes on one line', 'あい——う', 3, ['あい', '——う']],
  ['two horizontal bars on one line', 'あい――う', 3, ['あい', '――う']],
  ['two leaders of two dots on one line', 'あい‥‥う', 3, ['あ', 'い‥‥', 'う']],
  ['a break after a closing quotation mark of Japanese text', 'あ“い”う', 4, ['あ“い”', 'う']],
  ['no opening quotation mark at the end of a line', 'あい“う”え', 3, ['あい', '“う”', 'え']],
  ['no closing quotation mark at the start of a line', 'あ‘いう’え', 4, ['あ‘い', 'う’え']],
  ['whole Latin words', 'あい love', 5, ['あい ', 'love']],
  ['hanging space at the end of a line', 'ab cd', 2, ['ab ', 'cd']],
  ['hanging ideographic space at the end of a line', 'ああ　いい', 2, ['ああ　', 'いい']],
  ['breaks between circled numbers as between kanji', '①②③④', 2, ['①②', '③④']],
  ['a break inside a word only if it is longer than the line', 'abcdef', 4, ['abcd', 'ef']],
  ['at least one character per line', 'あいう', 0.5, ['あ', 'い', 'う']],
])('breaks lines with %s', (_, text, limit, expected) => {
  expect(solid(text, limit)).toEqual(expected)
})

test.each([
  // JLREQ 3.1.10, figures of prefixed and postfixed abbreviations, and the same in full width.
  ['¥300', '¥300'],
  ['￥３００', '￥３００'],
  ['＄５', '＄５'],
  ['＃１', '＃１'],
  ['￥三百', '￥三|百'],
  ['100%', '100%'],
  ['１００％', '１００％'],
  ['３．５％', '３．５％'],
  ['１，０００‰', '１，０００‰'],
  ['20℃', '20℃'],
  ['２０℃', '２０℃'],
  ['百％', '百％'],
  ['5cm', '5cm'],
  ['５ｃｍ', '５ｃｍ'],
  ['5㎏', '5㎏'],
  ['５㌔', '５㌔'],
  ['2ℓ', '2ℓ'],
  ['𠮷１００％', '𠮷|１００％'],
  // Neither signs nor units: broken as UAX #14 has it.
  ['１００円', '１|０|０|円'],
  ['３ＨＡＰＰＹ', '３|Ｈ|Ａ|Ｐ|Ｐ|Ｙ'],
])('keeps the number of %s with its sign or unit', (text, expected) => {
  const characters = [...`約${text}の`]
  const allowed = opportunities(characters)
  const broken = characters.map((character, i) => (allowed[i] ? `|${character}` : character)).join('')
  expect(broken).toBe(`約|${expected}|の`)
})

test.each([
  ['an ideographic variation sequence', '葛\u{e0100}'],
  ['a kanji outside the basic plane', '𠮷'],
])('EDT-16, EDT-36: a line breaks after %s as after any kanji', (_, name) => {
  const as = (character: string) => opportunities([character, '野', '、', character, '（', character, '）', 'a', 'b'])
  expect(as(name)).toEqual(as('字'))
  expect(as('字')).toEqual([false, true, false, true, true, false, false, true, false])
})

test('keeps joined characters together even in a column too narrow for one', () => {
  const unit = { advance: 1, natural: 1, slack: 0, isSpace: false, isJoined: false }
  const second = { advance: 0, natural: 0, slack: 0, isSpace: false, isJoined: true }
  expect(breakLines([unit, second, unit], [[false, true, true]], 0.5)).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 3 },
  ])
})

test('measures the last character of a line without the kerning after it', () => {
  const kerned = { advance: 0.9, natural: 1, slack: 0, isSpace: false, isJoined: false }
  expect(breakLines([kerned, kerned], [[false, true]], 1.85)).toHaveLength(2)
  expect(breakLines([kerned, kerned], [[false, true]], 1.9)).toHaveLength(1)
})

test('gives an empty paragraph one empty line', () => {
  expect(breakLines([], [[]], 5)).toEqual([{ start: 0, end: 0 }])
})

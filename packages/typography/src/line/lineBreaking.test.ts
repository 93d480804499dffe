import { expect, test } from 'vitest'
import { breakLines, breakOpportunities } from './lineBreaking.ts'

const solid = (text: string, limit: number): string[] => {
  const characters = [...text]
  const units = characters.map((character) => ({
    advance: 1,
    natural: 1,
    isSpace: character === ' ' || character === '\u3000',
    isJoined: false,
  }))
  return breakLines(units, breakOpportunities(characters), limit).map(({ start, end }) =>
    characters.slice(start, end).join(''),
  )
}

test.each([
  ['a full stop does not begin a line', 'あいう。え', 3, ['あい', 'う。え']],
  ['a closing bracket does not begin a line', 'あい（う）え', 4, ['あい', '（う）え']],
  ['an opening bracket does not end a line', 'あい「うえ', 3, ['あい', '「うえ']],
  ['small kana do not begin a line', 'あちょっと', 3, ['あ', 'ちょっ', 'と']],
  ['the long-vowel mark does not begin a line', 'あコーヒー', 2, ['あ', 'コー', 'ヒー']],
  ['the iteration mark does not begin a line', 'あ人々が', 2, ['あ', '人々', 'が']],
  ['a middle dot does not begin a line', 'あい・うえ', 2, ['あ', 'い・', 'うえ']],
  ['a question mark does not begin a line', 'ええと？', 3, ['ええ', 'と？']],
  ['dots in a row stay together', 'あい……', 3, ['あ', 'い……']],
  ['Latin words stay whole', 'あい love', 5, ['あい ', 'love']],
  ['a space at the end of a line hangs', 'ab cd', 2, ['ab ', 'cd']],
  ['an ideographic space at the end of a line hangs', 'ああ　いい', 2, ['ああ　', 'いい']],
  ['circled numbers break as kanji do', '①②③④', 2, ['①②', '③④']],
  ['a word longer than the line is broken as a last resort', 'abcdef', 4, ['abcd', 'ef']],
  ['a line always takes one character', 'あいう', 0.5, ['あ', 'い', 'う']],
])('%s', (_, text, limit, expected) => {
  expect(solid(text, limit)).toEqual(expected)
})

test('characters that are joined are not parted even in a column too narrow for one', () => {
  const unit = { advance: 1, natural: 1, isSpace: false, isJoined: false }
  const second = { advance: 0, natural: 0, isSpace: false, isJoined: true }
  expect(breakLines([unit, second, unit], [false, true, true], 0.5)).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 3 },
  ])
})

test('the last character of a line counts without the kerning that follows it', () => {
  const kerned = { advance: 0.9, natural: 1, isSpace: false, isJoined: false }
  expect(breakLines([kerned, kerned], [false, true], 1.85)).toHaveLength(2)
  expect(breakLines([kerned, kerned], [false, true], 1.9)).toHaveLength(1)
})

test('an empty paragraph is one empty line', () => {
  expect(breakLines([], [], 5)).toEqual([{ start: 0, end: 0 }])
})

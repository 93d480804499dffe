import { expect, test } from 'vitest'
import { wordCharacters } from './wordCharacters.ts'

/** W for each character that is set in a word, J for each that is set as Japanese. */
const scripts = (text: string): string =>
  wordCharacters([...text])
    .map((inWord) => (inWord ? 'W' : 'J'))
    .join('')

test.each([
  ['quotation marks around Japanese', '彼は“愛”と‘夢’', 'JJJJJJJJJ'],
  ['quotation marks around Latin words', '彼は“Love”と', 'JJWWWWWWJ'],
  ['both marks of a pair alike, whatever is beside them', '“Love and 愛”', 'JWWWWWWWWWJJ'],
  ['an inner pair by its own contents', '“彼の‘My Way’”', 'JJJWWWWWWWWJ'],
  ['quotation marks around a number in Japanese', '彼は“12”と', 'JJJWWJJ'],
  ['quotation marks in Latin text', 'He said “…” and “10”', 'W'.repeat(20)],
  ['an apostrophe in a word', 'It’s 花', 'WWWWWJ'],
  ['an apostrophe within single quotation marks', '‘It’s’と', 'WWWWWWJ'],
  ['an apostrophe before the digits of a year', '夏’26', 'JWWW'],
  ['a closing quotation mark alone after Japanese', '愛”', 'JJ'],
  ['two dashes between Japanese', '春——夏', 'JJJJ'],
  ['two dashes between Latin and Japanese', 'Love——愛', 'WWWWJJJ'],
  ['two dashes between Latin words', 'wait——what', 'W'.repeat(10)],
  ['two dashes alone', '——', 'JJ'],
  ['two leaders after a Latin word before Japanese', 'Love……と', 'WWWWJJJ'],
  ['two leaders before a number in Japanese', '……12月', 'JJWWJ'],
  ['one leader or dash beside a Latin word', '花Don’t…と', 'JWWWWWWJ'],
  ['one leader beside Japanese', '花…月', 'JJJ'],
  ['a dash between numbers', '10—20分', 'WWJWWJ'],
])('sets %s', (_, text, expected) => {
  expect(scripts(text)).toBe(expected)
})

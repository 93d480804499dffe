import { expect, it } from 'vitest'
import { languageOfCookies } from './language.ts'

it.each([
  ['irodori.language=en', 'en'],
  ['a=1; irodori.language=ja; b=2', 'ja'],
  ['irodori.language=fr', null],
  ['other.irodori.language=en', null],
  ['irodori.language=english', null],
  ['', null],
  [undefined, null],
] as const)('reads the cookies %j as the language %j', (header, language) => {
  expect(languageOfCookies(header)).toBe(language)
})

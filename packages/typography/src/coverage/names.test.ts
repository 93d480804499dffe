import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { japaneseFonts, openFont } from '../../testing/openFont.ts'
import { graphemes } from '../unicode/graphemes.ts'
import { isPrintable } from './missingGraphemes.ts'

/** Every 29th of the 29,600 surnames and given names of mecab-ipadic 2.7.0, a dictionary of NAIST. */
const NAMES = readFileSync(new URL('../../testing/names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
/** Surnames as family registers write them, with characters that many programs lose. */
const REGISTERED = [
  '𠮷田',
  '𠮷野',
  '髙橋',
  '山﨑',
  '濵田',
  '德永',
  '𡈽方',
  '𣘺本',
  '栁沢',
  '葛\u{e0100}城',
  '辻\u{e0100}',
  '祇\u{e0100}園',
]

const fonts = japaneseFonts.map((name) => openFont(name))
const fontsWith = (name: string, allowsSupplementary: boolean) =>
  fonts.filter((font) => graphemes(name).every((each) => isPrintable(each, font, allowsSupplementary)))

test('EDT-16: each of 1,000 surnames and given names of a dictionary is printed by a font of the shop', () => {
  expect(NAMES).toHaveLength(1000)
  expect(NAMES.filter((name) => fontsWith(name, false).length === 0)).toEqual([])
})

test('EDT-36: names of family registers are printed where characters outside the basic plane are allowed', () => {
  expect(REGISTERED.filter((name) => fontsWith(name, true).length === 0)).toEqual([])
  expect(REGISTERED.filter((name) => fontsWith(name, false).length === 0)).toEqual(['𠮷田', '𠮷野', '𡈽方', '𣘺本'])
})

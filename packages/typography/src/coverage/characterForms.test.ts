import { expect, test } from 'vitest'
import { openFont } from '../../testing/openFont.ts'
import { characterForms, withCharacter } from './characterForms.ts'

const mincho = openFont('NotoSerifJP.ttf')
const TSUJI = '辻\u{e0100}'

test('EDT-35: lists each character with several forms once, as it stands in the text, with the outline of each form', () => {
  const found = characterForms('山辻さんと辻、はる', mincho)
  expect(found.map(({ character, forms }) => [character, forms.map((form) => form.character)])).toEqual([
    ['辻', ['辻', TSUJI]],
  ])
  const [usual, other] = found[0]?.forms ?? []
  expect(usual?.outline).not.toEqual(other?.outline)
  expect(other?.outline).toEqual(mincho.outline(mincho.shape(TSUJI, 'solid')[0]?.id ?? 0))
})

test('EDT-35: the same two forms are listed for a character that already has its other form', () => {
  expect(characterForms(TSUJI, mincho).map(({ character, forms }) => [character, forms.length])).toEqual([[TSUJI, 2]])
})

test('EDT-35: a selector that gives the usual form is kept as it was typed', () => {
  const [found] = characterForms('葛\u{e0100}', mincho)
  expect(found?.forms.map(({ character }) => character)).toEqual(['葛', '葛\u{e0100}'])
  expect(characterForms('高\u{e0100}', mincho)).toEqual([])
})

test('EDT-35: a font without forms, and a text without ideographs, list none', () => {
  expect(characterForms('辻葛', openFont('ZenMaruGothic.ttf'))).toEqual([])
  expect(characterForms('ありがとう Thanks', mincho)).toEqual([])
})

test('EDT-35: a form replaces only the characters of the same form', () => {
  expect(withCharacter(`辻と${TSUJI}`, '辻', '十')).toBe(`十と${TSUJI}`)
  expect(withCharacter(`辻と${TSUJI}`, TSUJI, '辻')).toBe('辻と辻')
})

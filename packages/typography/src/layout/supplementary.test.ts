import { describe, expect, test } from 'vitest'
import { glyphDifferences } from '../../testing/glyphDifferences.ts'
import { openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from './setText.ts'
import type { TextRequest } from './textRequest.ts'

const mincho = openFont('NotoSerifJP.ttf')
const KINDS = ['TEXT', 'VERTICAL_TEXT', 'CURVED_TEXT'] as const

describe.each(KINDS)('a name outside the basic plane in a text of the kind %s', (type) => {
  const set = (text: string, change: Partial<TextRequest> = {}) => setText(requestOf({ type, text, ...change }), mincho)

  test('EDT-36: is set where it is allowed', () => {
    const setting = set('𠮷野家', { allowsSupplementary: true })
    expect(setting.missing).toEqual([])
    expect(setting.outline).not.toEqual(set('吉野家').outline)
  })

  test('EDT-36: takes the room of any kanji, so that the characters after it stay where they are', () => {
    const { box } = set('𠮷野家', { allowsSupplementary: true }).lines[0] ?? {}
    expect(box).toEqual(set('吉野家').lines[0]?.box)
  })

  test('EDT-16: is omitted and named where it is not allowed, after a setting that allowed it too', () => {
    set('𠮷野', { allowsSupplementary: true })
    const setting = set('𠮷野')
    expect(setting.missing).toEqual(['𠮷'])
    expect(setting.outline).toEqual(set('野').outline)
  })
})

test('EDT-36: emoji that the font lacks are missing though the product allows characters outside the basic plane', () => {
  expect(setText(requestOf({ text: '𠮷🎂', allowsSupplementary: true }), mincho).missing).toEqual(['🎂'])
})

test.each(['NotoSerifJP.ttf', 'NotoSansJP.ttf'])(
  'EDT-36: every character of %s outside the basic plane has the glyph that HarfBuzz gives it, horizontally and vertically',
  (name) => {
    const font = openFont(name)
    const characters: string[] = []
    for (let codePoint = 0x10000; codePoint <= 0x3ffff; codePoint++) {
      if (font.hasGlyph(codePoint)) characters.push(String.fromCodePoint(codePoint))
    }
    expect(characters.length).toBeGreaterThan(400)
    expect(glyphDifferences(name, characters)).toEqual([])
  },
)

import { printPx } from '@irodori/geometry/units'
import { expect, test } from 'vitest'
import { glyphDifferences } from '../../testing/glyphDifferences.ts'
import { fontBytes, japaneseFonts, openFont } from '../../testing/openFont.ts'
import { setText } from '../layout/setText.ts'
import { isIdeographicSelector, variationSequencesOf } from './variationSequences.ts'

const sequenceOf = (codePoint: number, selector: number): string => String.fromCodePoint(codePoint, selector)

test.each(['NotoSerifJP.ttf', 'NotoSansJP.ttf'])(
  'EDT-16: every form of a character in %s has the glyph that HarfBuzz gives it, horizontally and vertically',
  (name) => {
    const forms = [...openFont(name).sequences()].flatMap(([codePoint, selectors]) =>
      [...selectors].map((selector) => sequenceOf(codePoint, selector)),
    )
    expect(forms).toHaveLength(13_311)
    expect(glyphDifferences(name, forms)).toEqual([])
  },
)

test.each(['葛\u{e0100}城市', '辻\u{e0100}', '祇\u{e0100}園', '芦\u{e0100}屋', '榊\u{e0100}原'])(
  'EDT-16: the name %s is printed with its own form, not with the usual one',
  (name) => {
    const request = {
      type: 'TEXT',
      text: name,
      width: printPx(900),
      height: printPx(200),
      fontSize: printPx(100),
      horizontalAlignment: 'West',
      verticalAlignment: 'Center',
      hasBorder: false,
      allowsSupplementary: false,
      phraseBreaks: false,
      angle: 0,
      radius: 0,
      spacing: 0,
      reverse: false,
    } as const
    const usual = [...name].filter((character) => !isIdeographicSelector(character.codePointAt(0) ?? 0)).join('')
    const font = openFont('NotoSerifJP.ttf')
    const [own, common] = [setText(request, font), setText({ ...request, text: usual }, font)]
    expect(own.missing).toEqual([])
    expect(own.outline).not.toEqual(common.outline)
  },
)

test('a font without sequences lists none, and draws the usual form for one that it lacks', () => {
  const maru = openFont('ZenMaruGothic.ttf')
  expect(maru.sequences().size).toBe(0)
  expect(maru.shape('葛\u{e0100}', 'solid').map(({ id }) => id)).toEqual(maru.shape('葛', 'solid').map(({ id }) => id))
})

test('a character map that ends in the middle throws an error instead of looping', () => {
  const whole = fontBytes('NotoSerifJP.ttf')
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength)
  const cmap = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + 16 * i).find(
    (at) => view.getUint32(at) === 0x636d6170,
  )
  const start = view.getUint32((cmap ?? 0) + 8)
  expect(() => variationSequencesOf(whole.subarray(0, start + 2000))).toThrow(RangeError)
})

test('the Japanese fonts are tested: two have forms', () => {
  expect(japaneseFonts.filter((name) => openFont(name).sequences().size > 0)).toEqual([
    'NotoSerifJP.ttf',
    'NotoSansJP.ttf',
  ])
})

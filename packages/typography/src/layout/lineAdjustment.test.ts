import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { japaneseFonts, openFont } from '../../testing/openFont.ts'
import { requestOf } from '../../testing/request.ts'
import { setText } from './setText.ts'

type Kind = 'TEXT' | 'VERTICAL_TEXT'
const kinds: readonly Kind[] = ['TEXT', 'VERTICAL_TEXT']

/** The lines or columns of a text with this room along them, in em, and how long each is. */
function set(text: string, room: number, type: Kind, font = 'NotoSerifJP.ttf', hasBorder = false) {
  const box = type === 'TEXT' ? { width: room * 100, height: 4000 } : { width: 4000, height: room * 100 }
  const setting = setText(requestOf({ type, text, hasBorder, ...box }), openFont(font))
  const lengths = setting.lines.map(({ box }) => (type === 'TEXT' ? box.width : box.height) / 100)
  return { ...setting, texts: setting.lines.map((line) => line.text), lengths }
}

describe.each(kinds)('%s', (type) => {
  test.each([
    ['commas', '春夏秋冬、花鳥。', 7, ['春夏秋冬、花鳥。']],
    ['brackets', '春は「曙」の空。', 7, ['春は「曙」の空。']],
    ['middle dots', '花・鳥・風・月。', 7, ['花・鳥・風・月。']],
    ['the quotation marks of Japanese', '春は“曙”の空。', 7, ['春は“曙”の空。']],
  ])(
    'EDT-39: the room of %s closes up for a stop that would be carried to the next line',
    (_, text, room, expected) => {
      const { texts, lengths } = set(text, room, type)
      expect(texts).toEqual(expected)
      expect(lengths).toEqual([room])
    },
  )

  test('EDT-39: a line without such room carries the last character along with the stop', () => {
    expect(set('春夏秋冬花鳥風。', 7, type).texts).toEqual(['春夏秋冬花鳥', '風。'])
    // The half em after a full stop separates sentences (JLREQ 3.8.3).
    expect(set('春夏。秋冬花鳥。', 7, type).texts).toEqual(['春夏。秋冬花', '鳥。'])
  })

  test('EDT-39: a line closes up only as much as it needs, and only if it breaks otherwise', () => {
    expect(set('春は「曙」の空。', 7.75, type).lengths).toEqual([7.5])
    expect(set('春は「曙」の空。', 7.25, type).lengths).toEqual([7.25])
    expect(set('春は「曙」の空山川', 7, type).texts).toEqual(['春は「曙」の空', '山川'])
  })

  test.each(japaneseFonts)(
    'EDT-39: a comma or stop of %s hangs over the end as far as its ink and border fit',
    (font) => {
      for (const stop of '、。，．') {
        const text = `春夏秋冬${stop}花`
        const room = [4.5, 4.48, 4.46, 4.44, 4.42, 4.4, 4.38, 4.36].findLast(
          (room) =>
            set(text, room, type, font).texts.length === 2 && set(text, room, type, font).texts[0]?.length === 5,
        )
        expect(room, stop).toBeLessThan(4.5)
        const { ink, lengths } = set(text, room ?? 0, type, font, true)
        expect(lengths[0]).toBeCloseTo(room ?? 0, 9)
        const end = type === 'TEXT' ? (ink?.left ?? 0) + (ink?.width ?? 0) : (ink?.top ?? 0) + (ink?.height ?? 0)
        expect(end / 100).toBeLessThanOrEqual((room ?? 0) + 1 / 256 / 100)
      }
    },
  )

  test('EDT-39: no random line leaves its box, begins with a closing mark or ends with an opening one', () => {
    const characters = fc.array(fc.constantFrom(...'山川海空花「『（“」』）”、。，．・：　'), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(
        characters,
        fc.integer({ min: 700, max: 1400 }),
        fc.constantFrom(...japaneseFonts),
        (text, room, font) => {
          const { texts, lengths, truncated } = set(text.join(''), room / 100, type, font)
          expect(texts.join('')).toBe(text.join(''))
          for (const length of lengths) expect(length).toBeLessThanOrEqual(room / 100 + 1e-4)
          expect(truncated).toBe(false)
          // Longer unbreakable pieces are broken anywhere.
          if (/[「『（“」』）”、。，．・：　]{4}/u.test(text.join(''))) return
          for (const line of texts.slice(1)) expect(line).not.toMatch(/^[」』）”、。，．・：]/u)
          for (const line of texts.slice(0, -1)) expect(line).not.toMatch(/[「『（“]$/u)
        },
      ),
      { numRuns: 300 },
    )
  })
})

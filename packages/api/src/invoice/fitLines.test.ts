import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLines } from './fitLines.ts'

/** Every character as wide as the type is high. */
const widthOf = (text: string, size: number) => [...text].length * size
const room = { width: 100, sizes: [20, 10, 5], aloneFrom: 10, maxLines: 2 }
const fit = (text: string) => fitLines(text, room, widthOf)

describe('a text in its room', () => {
  it('stands on one line as large as it can', () => {
    expect(fit('あ'.repeat(5))).toEqual({ size: 20, lines: ['あ'.repeat(5)] })
    expect(fit('あ'.repeat(6))).toEqual({ size: 10, lines: ['あ'.repeat(6)] })
  })

  it('takes a second line before it gets too small', () => {
    expect(fit('あ'.repeat(15))).toEqual({ size: 10, lines: ['あ'.repeat(10), 'あ'.repeat(5)] })
    expect(fit('あ'.repeat(30))).toEqual({ size: 5, lines: ['あ'.repeat(20), 'あ'.repeat(10)] })
  })

  it('says where something was cut off', () => {
    expect(fit('あ'.repeat(41))).toEqual({ size: 5, lines: ['あ'.repeat(20), `${'あ'.repeat(19)}…`] })
  })

  it('never leaves its room', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const { size, lines } = fit(text)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(100)
        if (lines.length === 1) expect(lines[0]).toBe(text)
      }),
    )
  })
})

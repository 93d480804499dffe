import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLines } from './fitLines.ts'

/** Every character is as wide as the font size. */
const widthOf = (text: string, size: number) => [...text].length * size
const box = { width: 100, sizes: [20, 10, 5], singleLineFrom: 10, maxLines: 2 }
const fit = (text: string) => fitLines(text, box, widthOf)

describe('a text in its box', () => {
  it('sets a text on one line at the largest size', () => {
    expect(fit('あ'.repeat(5))).toEqual({ size: 20, lines: ['あ'.repeat(5)] })
    expect(fit('あ'.repeat(6))).toEqual({ size: 10, lines: ['あ'.repeat(6)] })
  })

  it('uses a second line before it becomes too small', () => {
    expect(fit('あ'.repeat(15))).toEqual({ size: 10, lines: ['あ'.repeat(10), 'あ'.repeat(5)] })
    expect(fit('あ'.repeat(30))).toEqual({ size: 5, lines: ['あ'.repeat(20), 'あ'.repeat(10)] })
  })

  it('ends with an ellipsis if it is truncated', () => {
    expect(fit('あ'.repeat(41))).toEqual({ size: 5, lines: ['あ'.repeat(20), `${'あ'.repeat(19)}…`] })
  })

  it('never exceeds its box', () => {
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

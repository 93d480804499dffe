import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitBalanced, fitLines } from './fitLines.ts'

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

  it('divides neither a number nor a letter from its long-vowel mark', () => {
    expect(fit('ああああああああ1201号室').lines).toEqual(['ああああああああ', '1201号室'])
    expect(fit('あいうえおかきくけタワーズ').lines).toEqual(['あいうえおかきくけタ', 'ワーズ'])
    expect(fit('あいうえおかきくタワーズ').lines).toEqual(['あいうえおかきくタ', 'ワーズ'])
  })

  it('divides a word that is wider than a line', () => {
    expect(fit('x'.repeat(15)).lines).toEqual(['x'.repeat(10), 'x'.repeat(5)])
  })

  it('ends with an ellipsis if it is truncated', () => {
    expect(fit('あ'.repeat(41))).toEqual({ size: 5, lines: ['あ'.repeat(20), `${'あ'.repeat(19)}…`] })
    expect(fitLines(`あ ${'W'.repeat(30)}`, { ...box, sizes: [5], maxLines: 1 }, widthOf).lines).toEqual([
      `あ ${'W'.repeat(17)}…`,
    ])
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

describe('a balanced text', () => {
  const balanced = (text: string) => fitBalanced(text, box, widthOf)

  it('has no short last line', () => {
    expect(balanced('あ'.repeat(11))).toEqual({ size: 10, lines: ['あ'.repeat(6), 'あ'.repeat(5)] })
  })

  it('stays on one line, and is truncated as before', () => {
    for (const length of [5, 41]) expect(balanced('あ'.repeat(length))).toEqual(fit('あ'.repeat(length)))
  })

  it('has the size, the lines and the characters of the same text unbalanced', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
        const [before, after] = [fit(text), balanced(text)]
        expect(after.size).toBe(before.size)
        expect(after.lines).toHaveLength(before.lines.length)
        for (const line of after.lines) expect(widthOf(line, after.size)).toBeLessThanOrEqual(100)
        expect(after.lines.join('').replace(/\s/g, '')).toBe(before.lines.join('').replace(/\s/g, ''))
      }),
    )
  })
})

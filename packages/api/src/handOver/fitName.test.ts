import { describe, expect, it } from 'vitest'
import { fitName } from './fitName.ts'

/** Every character is as wide as the font size. */
const widthOf = (text: string, size: number) => [...text].length * size
const box = { width: 100, height: 40, sizes: [20, 10, 5], singleLineFrom: 20, leading: 1 }
const fit = (parts: readonly string[], over: Partial<typeof box> = {}) => fitName(parts, { ...box, ...over }, widthOf)

describe('a name in its box', () => {
  it('stands on one line if it fits there in a large size', () => {
    expect(fit(['佐藤', '葵'])).toEqual({ size: 20, lines: ['佐藤 葵'] })
    expect(fit(['', '葵'])).toEqual({ size: 20, lines: ['葵'] })
  })

  it('has the first name on a second line before it is set smaller', () => {
    expect(fit(['勘解由小路', 'ヴィクトリア'])).toEqual({ size: 10, lines: ['勘解由小路', 'ヴィクトリア'] })
    expect(fit(['勘解由小路', '美咲'])).toEqual({ size: 20, lines: ['勘解由小路', '美咲'] })
  })

  it('takes no more height than there is', () => {
    expect(fit(['勘解由小路', '美咲'], { height: 10 })).toEqual({ size: 10, lines: ['勘解由小路 美咲'] })
  })

  it('breaks inside a part that is wider than the box, and ends with an ellipsis at last', () => {
    expect(fit(['あ'.repeat(25), ''])).toEqual({ size: 10, lines: ['あ'.repeat(10), 'あ'.repeat(10), 'あ'.repeat(5)] })
    const { size, lines } = fit(['あ'.repeat(200), ''])
    expect({ size, count: lines.length, end: lines.at(-1)?.at(-1) }).toEqual({ size: 5, count: 8, end: '…' })
  })
})

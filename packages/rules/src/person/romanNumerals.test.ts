import { describe, expect, it } from 'vitest'
import { latinNumerals } from './romanNumerals.ts'

describe('ROM-1 Roman numerals', () => {
  it.each([
    ['メゾンⅡ番館Ⅻ', 'メゾンII番館XII'],
    ['ⅷ号ⅿ', 'viii号m'],
    ['ⅠⅤⅩⅬⅭⅮⅯ', 'IVXLCDM'],
    ['１２③ Ａ ㈱', '１２③ Ａ ㈱'],
  ])('turn %s into %s', (text, latin) => {
    expect(latinNumerals(text)).toBe(latin)
  })
})

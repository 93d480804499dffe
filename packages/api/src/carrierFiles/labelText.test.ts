import { describe, expect, it } from 'vitest'
import { characters, cp932Bytes, fitLines, fullWidth } from './labelText.ts'

describe('fitLines', () => {
  it('gives each part a line of its own if all fit', () => {
    expect(fitLines(['東京都千代田区', '千代田1-1', ''], [16, 16, 16], characters)).toEqual([
      '東京都千代田区',
      '千代田1-1',
      '',
    ])
  })

  it('lets a text flow on where a part is too long, with a space between its parts', () => {
    expect(fitLines(['あいうえお', 'かきく', 'け'], [4, 4, 4], characters)).toEqual(['あいうえ', 'お かき', 'く け'])
    expect(fitLines(['1-1', '101号'], [12], characters)).toEqual(['1-1 101号'])
  })

  it('counts bytes of CP932 where the carrier does', () => {
    expect(cp932Bytes('髙ｱ1')).toBe(4)
    expect(fitLines(['一二三四', 'x'], [6, 6], cp932Bytes)).toEqual(['一二三', '四 x'])
  })

  it('begins no line with a sign that a spreadsheet reads as a formula', () => {
    expect(fitLines(['富川東1-2'], [4, 4], characters)).toEqual(['富川東', '1-2'])
    expect(fitLines(['東京都', '-2'], [16, 16], characters)).toEqual(['東京都 -2', ''])
    expect(fitLines(['富川東1', '-2'], [4, 4], characters)).toEqual(['富川東', '1 -2'])
    expect(fitLines(['----'], [2, 2], characters)).toEqual(['--', '--'])
  })

  it('gives nothing if the text does not fit', () => {
    expect(fitLines(['あいうえお'], [4], characters)).toBeNull()
  })
})

describe('fullWidth', () => {
  it('widens letters, digits, signs, spaces and half-width katakana, and keeps the rest', () => {
    expect(fullWidth('A1-b ｶﾞｰ㈱①')).toBe('Ａ１－ｂ　ガー㈱①')
  })
})

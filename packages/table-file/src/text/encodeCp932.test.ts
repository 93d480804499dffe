import { describe, expect, it } from 'vitest'
import { encodeCp932 } from './encodeCp932.ts'

describe('encodeCp932', () => {
  it.each([
    ['①', [0x87, 0x40]],
    ['㈱', [0x87, 0x8a]],
    ['髙', [0xfb, 0xfc]],
    ['﨑', [0xfa, 0xb1]],
    ['ⅰ', [0xfa, 0x40]],
    ['∵', [0x81, 0xe6]],
    ['～', [0x81, 0x60]],
    ['〜', [0x81, 0x60]],
    ['ｱ', [0xb1]],
    ['A', [0x41]],
  ])('writes %s with the bytes of Windows', (character, bytes) => {
    expect([...encodeCp932(character).bytes]).toEqual(bytes)
  })

  it('writes a geta mark for a character that CP932 lacks, and names it', () => {
    expect(encodeCp932('𠮷野家')).toEqual({
      bytes: Uint8Array.from([0x81, 0xac, 0x96, 0xec, 0x89, 0xc6]),
      missing: ['𠮷'],
    })
  })

  it('writes what the decoder reads', () => {
    const text = '東京都千代田区①−㈱髙﨑ビル ｶﾅ\r\n'
    expect(new TextDecoder('shift_jis').decode(encodeCp932(text).bytes)).toBe(text.replace('−', '－'))
  })
})

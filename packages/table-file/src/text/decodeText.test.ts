import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decodeText.ts'
import { encodeCp932 } from './encodeCp932.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const cp932 = (text: string) => encodeCp932(text).bytes

/** Files written by the codecs of Python 3.13. */
const file = (name: string) => readFileSync(new URL(`../../testing/files/${name}`, import.meta.url))

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8('氏名,髙﨑①'), 'utf-8', '氏名,髙﨑①'],
    ['UTF-8 with a byte order mark', utf8('\ufeff氏名'), 'utf-8', '氏名'],
    ['Shift_JIS with characters of Windows', cp932('氏名,髙﨑①㈱'), 'shift_jis', '氏名,髙﨑①㈱'],
    [
      'Shift_JIS of half-width kana beside kanji',
      cp932('郵便番号,氏名カナ\n1000001,ﾔﾏﾓﾄ'),
      'shift_jis',
      '郵便番号,氏名カナ\n1000001,ﾔﾏﾓﾄ',
    ],
    ['UTF-8 with one zero byte', utf8(`${'名前,席\n'.repeat(20)}\0`), 'utf-8', `${'名前,席\n'.repeat(20)}\0`],
  ])('recognises %s by its bytes', (_, bytes, encoding, text) => {
    expect(decodeText(bytes, null)).toEqual({ ok: true, value: { text, encoding } })
  })

  it.each([
    ['hagakiDesignKit.csv', 'shift_jis', '㈱さくら印刷'],
    ['oldMac.csv', 'shift_jis', '渡辺 さくら'],
    ['eucJp.csv', 'euc-jp', '渡辺 さくら'],
    ['jis.csv', 'iso-2022-jp', '渡辺 さくら'],
    ['excelUtf8.csv', 'utf-8', '渡辺 さくら'],
    ['excelUnicodeText.txt', 'utf-16le', '渡辺 さくら'],
    ['withoutByteOrderMark.txt', 'utf-16le', '渡辺 さくら'],
    ['bigEndian.csv', 'utf-16be', '渡辺 さくら'],
  ])('reads %s as %s, without a byte order mark', (name, encoding, contained) => {
    const decoded = decodeText(file(name), null)
    expect(decoded).toMatchObject({ ok: true, value: { encoding } })
    expect(decoded.ok && decoded.value.text).toContain(contained)
    expect(decoded.ok && decoded.value.text.startsWith('\ufeff')).toBe(false)
  })

  it('names the line on which an earlier conversion lost characters', () => {
    expect(decodeText(utf8('a\n山\ufffd'), null)).toEqual({ ok: false, error: { code: 'CHARACTERS_LOST', line: 2 } })
  })
})

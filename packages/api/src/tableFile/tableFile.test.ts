import { decodeText } from '@irodori/table-file/decodeText'
import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import { describe, expect, it } from 'vitest'
import { decodeErrorText } from './decodeErrorText.ts'
import { readTable } from './readTable.ts'
import { readTime } from './readTime.ts'
import { tableErrorText } from './tableErrorText.ts'
import { writeCsv } from './writeCsv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const cp932 = (text: string) => encodeCp932(text).bytes

describe('decodeErrorText', () => {
  const errorOf = (bytes: Uint8Array, asked: 'utf-8' | 'shift_jis' | null) => {
    const decoded = decodeText(bytes, asked)
    return decoded.ok ? null : decodeErrorText(decoded.error)
  }

  it('names a wrong encoding, the line, and the encoding that fits with a sample', () => {
    expect(errorOf(cp932('number\n山本葵'), 'utf-8')).toBe(
      'the file is not UTF-8 (line 2); it can be read as Shift_JIS: 山本葵 (--encoding shift_jis)',
    )
  })

  it('names the line whose bytes no encoding has', () => {
    const bytes = Uint8Array.from([...utf8('a\nb\n'), 0xff, 0x82, 0x0a])
    expect(errorOf(bytes, null)).toContain('line 3 has bytes that neither')
  })

  it('names the line on which an earlier conversion lost characters', () => {
    expect(errorOf(utf8('a\n山\ufffd'), null)).toContain('line 2 has the mark')
  })
})

describe('readTable', () => {
  it('reads quotes, line breaks in cells, kept zeros and the line of each row', () => {
    const read = readTable('number,text,zip\r\n1,"a ""b""\r\nc",="0100001"\r\n\r\n2,,\r\n')
    expect(read.ok && read.value.rows).toEqual([
      { line: 3, cells: { number: '1', text: 'a "b"\nc', zip: '0100001' } },
      { line: 5, cells: { number: '2', text: '', zip: '' } },
    ])
  })

  it('reads columns that tabs separate', () => {
    const read = readTable('number\tname, first\n1\tx,y')
    expect(read.ok && read.value.rows[0]?.cells).toEqual({ number: '1', 'name, first': 'x,y' })
  })

  const errorsOf = (text: string) => {
    const read = readTable(text)
    return read.ok ? [] : read.error.map(tableErrorText)
  }

  it('names the line of a quote that breaks the table', () => {
    expect(errorsOf('a,b\n1,2\n"3,4')).toEqual([
      'line 3 has a quote that no other closes; write a quote inside a cell twice',
    ])
    expect(errorsOf('a,b\n"1" x,2')).toEqual([
      'line 2 has text after the quote that closes a cell; write a quote inside a cell twice',
    ])
  })

  it('names a line with too few cells, a column that is there twice, and an empty file', () => {
    expect(errorsOf('a,b\n1')).toEqual(['line 2 has 1 cells, the head has 2'])
    expect(errorsOf('a,a\n1,2')).toEqual(['the column a is in the head twice'])
    expect(errorsOf('')).toEqual(['the file is empty'])
  })
})

describe('readTime', () => {
  it.each([
    ['2026/11/24 9:05', '2026-11-24', '09:05:00', null],
    ['２０２６－１１－２４　０９：０５：１２', '2026-11-24', '09:05:12', null],
    ['2026-11-24T09:05:00+0900', '2026-11-24', '09:05:00', '+09:00'],
    ['20261124', '2026-11-24', '00:00:00', null],
    ['2026年11月24日(火) 9時5分', '2026-11-24', '09:05:00', null],
  ])('reads %s', (text, day, time, zone) => {
    expect(readTime(text)).toEqual({ day, time, zone })
  })

  it.each(['', '2026/2/30', '2026-11-24 25:00', '11/24/2026', 'soon'])('refuses %j', (text) => {
    expect(readTime(text)).toBeNull()
  })
})

describe('writeCsv', () => {
  it('writes each cell on one line, quoted where needed, and no formula', () => {
    const rows = [['a,b', 'c "d"\n', '=1+1', '-5', '\t@a', '\0＝1+1', '＋81']]
    expect(writeCsv(rows)).toBe(`"a,b","c ""d""",'=1+1,'-5,'@a,'＝1+1,'＋81\r\n`)
  })
})

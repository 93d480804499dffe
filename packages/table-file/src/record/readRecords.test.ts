import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { readRecords } from './readRecords.ts'

const require = createRequire(import.meta.url)
const SPECTRUM_FOLDER = dirname(require.resolve('csv-spectrum/package.json'))
const PAPAPARSE_FOLDER = dirname(require.resolve('papaparse/package.json'))
const textOf = (path: string) => readFileSync(path, 'utf8')

const cellsOf = (text: string) => {
  const read = readRecords(text)
  return read.ok ? read.value.map(({ cells }) => cells) : read.error
}

/** In csv-spectrum, the JSON of location_coordinates.csv has other figures than the file. */
const SPECTRUM = readdirSync(join(SPECTRUM_FOLDER, 'csvs')).filter((name) => name !== 'location_coordinates.csv')

describe('readRecords', () => {
  it.each(SPECTRUM)('reads %s of csv-spectrum as its JSON states', (name) => {
    const [head = [], ...rows] = cellsOf(textOf(join(SPECTRUM_FOLDER, 'csvs', name))) as string[][]
    const stated = JSON.parse(textOf(join(SPECTRUM_FOLDER, 'json', name.replace('.csv', '.json')))) as Record<
      string,
      string
    >[]
    expect(rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at]])))).toEqual(
      stated.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, cell.replaceAll('\r\n', '\n')])),
      ),
    )
  })

  it.each(['long-sample.csv', 'verylong-sample.csv', 'utf-8-bom-sample.csv'])(
    'reads %s of the tests of papaparse as csv-parse does',
    (name) => {
      const text = textOf(join(PAPAPARSE_FOLDER, 'tests', name))
      expect(cellsOf(text)).toEqual(
        parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
      )
    },
  )

  it.each([
    ['comma', 'a,b;c\n1,2\n'],
    ['tab', 'a\tb,c\n1\t2\n'],
    ['semicolon', 'a;b,c\n1;2\n'],
    ['tab beside quoted commas', '"a, b"\tc\n"1, 2"\t3\n'],
  ])('recognises a %s between cells', (_, text) => {
    expect((cellsOf(text) as string[][]).map((cells) => cells.length)).toEqual([2, 2])
  })

  it('keeps empty cells between tabs and drops blank records', () => {
    expect(cellsOf('a\tb\tc\r\n1\t\t3\r\n\r\n\t\t\r\n')).toEqual([
      ['a', 'b', 'c'],
      ['1', '', '3'],
    ])
  })

  it('counts the lines of quoted line breaks', () => {
    expect(readRecords('a,b\r\n"1\r\n2",3\r\n\r\n4,5')).toEqual({
      ok: true,
      value: [
        { line: 1, cells: ['a', 'b'] },
        { line: 3, cells: ['1\n2', '3'] },
        { line: 5, cells: ['4', '5'] },
      ],
    })
  })

  it('reads a list of one column', () => {
    expect(cellsOf('小林 蓮\n渡辺 さくら')).toEqual([['小林 蓮'], ['渡辺 さくら']])
  })

  it.each([
    ['QUOTE_NOT_CLOSED', 'a,b\n1,2\n"3,4\n5,6\n'],
    ['QUOTE_MISPLACED', 'a,b\n1,2\n"3" x,4\n'],
  ])('refuses a text with %s on line 3', (code, text) => {
    expect(readRecords(text)).toEqual({ ok: false, error: { code, line: 3 } })
  })
})

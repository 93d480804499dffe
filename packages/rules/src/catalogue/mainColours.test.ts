import { describe, expect, it } from 'vitest'
import { mainColours } from './mainColours.ts'

type Level = readonly [red: number, green: number, blue: number]
const PAPER: Level = [251, 249, 245]
const PINK: Level = [255, 182, 193]
const GREEN: Level = [46, 139, 87]
const BLUE: Level = [65, 105, 225]
const RED: Level = [178, 34, 34]

/** A page of 10 × 10 pixels, one colour for each row. */
function striped(rows: readonly Level[]) {
  const data = rows.flatMap((row) => Array.from({ length: 10 }, () => [...row, 255]).flat())
  return { width: 10, height: rows.length, data }
}
const rows = (...parts: readonly (readonly [Level, number])[]): Level[] =>
  parts.flatMap(([level, number]) => Array.from({ length: number }, () => level))

describe('CLR-2: the main colours of a template', () => {
  it('are those of its ornaments and of its paper, the largest first', () => {
    expect(mainColours(striped(rows([PAPER, 7], [PINK, 2], [GREEN, 1])), [])).toEqual(['white', 'pink', 'green'])
  })

  it('are at most three, and leave out paper that is not most of the page', () => {
    const page = striped(rows([PAPER, 3], [PINK, 3], [GREEN, 2], [BLUE, 1], [RED, 1]))
    expect(mainColours(page, [])).toEqual(['pink', 'green', 'blue'])
  })

  it('leave out what covers less than 4 % of the page', () => {
    const page = striped(rows([PAPER, 10]))
    page.data.splice(0, 12, ...PINK, 255, ...PINK, 255, ...PINK, 255)
    expect(mainColours(page, [])).toEqual(['white'])
  })

  it('do not count what the photo frames cover', () => {
    const page = striped(rows([PAPER, 2], [GREEN, 6], [BLUE, 2]))
    expect(mainColours(page, [{ left: 0, top: 2, width: 10, height: 6 }])).toEqual(['blue'])
  })

  it('are those of all the artwork if the frames cover nearly the whole page', () => {
    const page = striped(rows([GREEN, 10]))
    expect(mainColours(page, [{ left: 0, top: 0, width: 10, height: 9.5 }])).toEqual(['green'])
  })

  it('are the largest colour if none is large enough', () => {
    expect(mainColours(striped(rows([PAPER, 1])), [])).toEqual(['white'])
  })
})

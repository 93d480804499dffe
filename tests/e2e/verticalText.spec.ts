import { present } from '@irodori/design/testing/present'
import { setText } from '@irodori/typography/setText'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { VerticalCell } from '../../packages/typography/src/layout/verticalCells.ts'
import { verticalCells } from '../../packages/typography/src/layout/verticalCells.ts'
import { paragraphOf } from '../../packages/typography/src/line/paragraphs.ts'
import { graphemes } from '../../packages/typography/src/unicode/graphemes.ts'
import { sharedMark } from '../../packages/typography/src/unicode/sharedMarks.ts'
import { breakDifference, orientationDifference } from '../glyphs/verticalDifferences.ts'
import { VERTICAL_STRINGS } from '../glyphs/verticalStrings.ts'
import {
  CELL,
  COLUMN_EMS,
  columnRequest,
  columnsIn,
  EM,
  escaped,
  faceOf,
  fontOf,
  show,
} from './pages/textInChromium.ts'

const CELLS_PER_ROW = 36

type Orientation = 'upright' | 'sideways'

/** The orientation that Chromium gives to characters, found by comparing its default with both values of `text-orientation`. */
async function orientationsIn(page: Page, wanted: readonly (readonly [font: string, character: string])[]) {
  const cells = wanted.flatMap(([font, character]) =>
    ['mixed', 'upright', 'sideways'].map((orientation) => ({ font, character, orientation })),
  )
  await show(
    page,
    cells
      .map(({ font, character, orientation }, i) => {
        const [left, top] = [(i % CELLS_PER_ROW) * CELL, Math.floor(i / CELLS_PER_ROW) * CELL]
        return `<div class=cell style="left:${left}px;top:${top}px;font-family:'${font}';text-orientation:${orientation}">${escaped(character)}</div>`
      })
      .join(''),
  )
  const width = CELLS_PER_ROW * CELL
  const height = Math.ceil(cells.length / CELLS_PER_ROW) * CELL
  await page.setViewportSize({ width, height })
  const { data } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pictureOf = (index: number): string => {
    const [left, top] = [(index % CELLS_PER_ROW) * CELL, Math.floor(index / CELLS_PER_ROW) * CELL]
    const rows = Array.from({ length: CELL }, (_, y) =>
      data.subarray((top + y) * width + left, (top + y) * width + left + CELL),
    )
    return Buffer.concat(rows).toString('latin1')
  }
  return new Map(
    wanted.map(([font, character], i) => {
      const [mixed, upright, sideways] = [0, 1, 2].map((offset) => pictureOf(3 * i + offset))
      // A character that looks the same both ways, such as a blank or a circle, has no visible orientation.
      const orientation: Orientation | null =
        upright === sideways ? null : mixed === upright ? 'upright' : mixed === sideways ? 'sideways' : null
      return [`${font} ${character}`, orientation] as const
    }),
  )
}

const orientationOf = ({ kind }: VerticalCell): Orientation => (kind === 'sideways' ? 'sideways' : 'upright')

/** The text as HTML; characters that share a cell are marked with `text-combine-upright`, marks in full width with `fwid`. */
function markUp(characters: readonly string[], cells: readonly VerticalCell[]): string {
  let html = ''
  cells.forEach((cell, i) => {
    if (cell.kind === 'joined') return
    html +=
      cell.kind === 'together'
        ? `<span style="text-combine-upright:all">${escaped(cell.text)}</span>`
        : cell.kind === 'upright' && sharedMark(cell.character) !== undefined
          ? `<span style="font-variant-east-asian:full-width">${escaped(cell.character)}</span>`
          : escaped(present(characters[i]))
  })
  return html
}

test('200 strings are oriented and broken in columns as in Chromium, except where JLREQ requires otherwise', async ({
  page,
}) => {
  const set = VERTICAL_STRINGS.map((text, index) => {
    const font = fontOf(index).value
    const face = faceOf(font)
    const characters = graphemes(text).filter((one) => face.hasGlyph(one.codePointAt(0) ?? 0))
    const request = columnRequest(characters.join(''), COLUMN_EMS * EM)
    return {
      text,
      font,
      characters,
      cells: verticalCells(paragraphOf(characters, face), face),
      lines: setText(request, face).lines.map((line) => line.text.trimEnd()),
    }
  })
  expect(set.length).toBe(200)

  const shown = [...new Set(set.flatMap(({ font, characters }) => characters.map((one) => `${font} ${one}`)))]
  const orientations = await orientationsIn(
    page,
    shown.map((key) => [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)] as const),
  )
  const unexplained: string[] = []
  let compared = 0
  for (const { text, font, characters, cells } of set) {
    cells.forEach((cell, i) => {
      const theirs = orientations.get(`${font} ${characters[i]}`)
      if (theirs === null || theirs === undefined) return
      compared++
      if (theirs !== orientationOf(cell) && orientationDifference(present(characters[i]), cell) === null) {
        unexplained.push(
          `${font} ${text}: ${characters[i]} is ${orientationOf(cell)} in Irodori, ${theirs} in Chromium`,
        )
      }
    })
  }
  expect(compared).toBeGreaterThan(1500)
  expect(unexplained).toEqual([])

  const broken = await columnsIn(
    page,
    set.map(({ font, characters, cells }) => ({ font, html: markUp(characters, cells) })),
  )
  const differing = set.flatMap(({ text, font, lines }, i) => {
    const theirs = present(broken[i])
    return lines.join('|') === theirs.join('|') || breakDifference(lines, theirs, font) !== null
      ? []
      : [`${font} ${text}: ${lines.join('|')} in Irodori, ${theirs.join('|')} in Chromium`]
  })
  expect(differing).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { present } from '@irodori/design/testing/present'
import { fontEntries } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { printPx } from '@irodori/geometry/units'
import { loadFont } from '@irodori/typography/fontFace'
import { setText } from '@irodori/typography/setText'
import type { TextRequest } from '@irodori/typography/textRequest'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import sharp from 'sharp'
import type { VerticalCell } from '../../packages/typography/src/layout/verticalCells.ts'
import { verticalCells } from '../../packages/typography/src/layout/verticalCells.ts'
import { paragraphOf } from '../../packages/typography/src/line/paragraphs.ts'
import { graphemes } from '../../packages/typography/src/unicode/graphemes.ts'
import { sharedMark } from '../../packages/typography/src/unicode/sharedMarks.ts'
import { requestOf } from '../../packages/typography/testing/request.ts'
import { breakDifference, orientationDifference } from '../glyphs/verticalDifferences.ts'
import { VERTICAL_STRINGS } from '../glyphs/verticalStrings.ts'

/** CSS pixels of an em, and the length of a column in ems. */
const EM = 20
const COLUMN_EMS = 7
/** Pixels of the cell in which one character is drawn. */
const CELL = 40
const CELLS_PER_ROW = 36

type Orientation = 'upright' | 'sideways'

const fonts = fontEntries.filter(({ chars }) => chars === 'jp')
const fontOf = (index: number) => present(fonts[index % fonts.length])
const faces = new Map(
  await Promise.all(
    fonts.map(
      async ({ value }) => [value, loadFont(new Uint8Array(await readFile(fontFilePath(value, 'Normal'))))] as const,
    ),
  ),
)
const faceOf = (value: string) => {
  const face = faces.get(value)
  if (!face) throw new Error(`font ${value} is not loaded`)
  return face
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`)
const STYLE = `
  body { margin: 0; font-size: ${EM}px; line-height: 1.4; text-autospace: no-autospace; text-spacing-trim: normal }
  .column { writing-mode: vertical-rl; height: ${COLUMN_EMS * EM}px; width: ${12 * EM}px; white-space: pre-wrap;
    line-break: strict; overflow-wrap: anywhere }
  .cell { position: absolute; width: ${CELL}px; height: ${CELL}px; writing-mode: vertical-rl; line-height: ${CELL}px;
    padding-top: 10px; box-sizing: border-box; overflow: hidden }
  ${fonts.map(({ value }) => `@font-face { font-family: "${value}"; src: url("/${value}") }`).join('\n')}
`

async function show(page: Page, body: string): Promise<void> {
  await page.route('http://columns.test/**', async (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.slice(1))
    const isFont = fonts.some(({ value }) => value === name)
    if (isFont) return route.fulfill({ path: fontFilePath(name, 'Normal') })
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body}`,
    })
  })
  await page.goto('http://columns.test/')
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
  })
}

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

/** A text in columns of this height, in pixels. */
const columnRequest = (text: string, height: number): TextRequest =>
  requestOf({
    type: 'VERTICAL_TEXT',
    text,
    fontSize: printPx(EM),
    width: 12 * EM,
    height,
    horizontalAlignment: 'East',
  })

/** The text of each column into which Chromium breaks these texts. */
async function columnsIn(page: Page, texts: readonly { readonly font: string; readonly html: string }[]) {
  await page.unrouteAll()
  await page.setViewportSize({ width: 1280, height: 800 })
  await show(
    page,
    texts.map(({ font, html }) => `<div class=column style="font-family:'${font}'">${html}</div>`).join(''),
  )
  return page.evaluate(() =>
    [...document.querySelectorAll('.column')].map((column) => {
      const lines: string[] = []
      let edge = Number.POSITIVE_INFINITY
      const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        for (let i = 0; i < text.length; i++) {
          const range = document.createRange()
          range.setStart(node, i)
          range.setEnd(node, i + 1)
          const { left, width } = range.getBoundingClientRect()
          const middle = left + width / 2
          if (lines.length === 0 || middle < edge - 10) {
            lines.push('')
            edge = middle
          }
          lines.push(`${lines.pop() ?? ''}${text.charAt(i)}`)
        }
      }
      return lines.map((line) => line.trimEnd())
    }),
  )
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

/** Brackets, stops, middle dots and the ideographic space. */
const PUNCTUATION = [...'「『（［｛〈《【〔〖〘〝｟」』）］｝〉》】〕〗〙〟｠、。，．・：；\u3000']

const strings = fc
  .sample(
    fc.array(fc.oneof(fc.constantFrom(...'山川海空花'), fc.constantFrom(...PUNCTUATION)), {
      minLength: 8,
      maxLength: 20,
    }),
    { seed: 20261129, numRuns: 300 },
  )
  .map((characters, i) => {
    const font = i % 2 === 0 ? 'NotoSerifJP.ttf' : 'NotoSansJP.ttf'
    const text = characters.join('')
    const columns = setText(columnRequest(text, COLUMN_EMS * EM), faceOf(font)).lines
    return { font, text, columns: columns.map((column) => column.text.trimEnd()) }
  })

test('EDT-38: 300 strings with much punctuation are broken in columns as in Chromium', async ({ page }) => {
  const theirs = await columnsIn(
    page,
    strings.map(({ font, text }) => ({ font, html: escaped(text) })),
  )
  const differing = strings.flatMap(({ font, columns }, i) => {
    const their = present(theirs[i])
    return columns.join('|') === their.join('|') || breakDifference(columns, their, font) !== null
      ? []
      : [`${font}: ${columns.join('|')} in Irodori, ${their.join('|')} in Chromium`]
  })
  expect(differing).toEqual([])
})

/** How far a stop may hang over the end of its column, in em. */
const OVERHANG = 0.4

test('EDT-39: a column that closes up for more characters than in Chromium fits with the half-width punctuation of its font', async ({
  page,
}) => {
  const columns = strings.flatMap(({ font, columns }) => columns.map((text) => ({ font, text })))
  await page.unrouteAll()
  await show(
    page,
    columns
      .flatMap(({ font, text }) =>
        ['normal', '"vhal"'].map(
          (features) =>
            `<div><span style="font-family:'${font}';writing-mode:vertical-rl;white-space:pre;font-feature-settings:${features}">${escaped(text)}</span></div>`,
        ),
      )
      .join(''),
  )
  const lengths = await page.evaluate(() =>
    [...document.querySelectorAll('span')].map((span) => span.getBoundingClientRect().height),
  )
  const closed = columns.map((column, i) => ({
    ...column,
    natural: present(lengths[2 * i]) / EM,
    least: present(lengths[2 * i + 1]) / EM,
  }))
  expect(closed.filter(({ natural }) => natural > COLUMN_EMS + 0.5).length).toBeGreaterThan(20)
  expect(closed.filter(({ least }) => least > COLUMN_EMS + OVERHANG)).toEqual([])
})

test('EDT-38: adjacent punctuation closes up as in Chromium, in lines and in columns, for each pair of characters', async ({
  page,
}) => {
  const pairs = PUNCTUATION.flatMap((one) => PUNCTUATION.map((next) => `字${one}${next}字`))
  const differing: string[] = []
  for (const { value } of fonts.filter(({ value }) => value.startsWith('Noto'))) {
    const face = faceOf(value)
    for (const mode of ['horizontal-tb', 'vertical-rl']) {
      await page.unrouteAll()
      await show(
        page,
        pairs
          .map(
            (text) =>
              `<div><span style="font-family:'${value}';writing-mode:${mode};white-space:pre">${escaped(text)}</span></div>`,
          )
          .join(''),
      )
      const theirs = await page.evaluate((isColumn) => {
        return [...document.querySelectorAll('span')].map((span) => {
          const { width, height } = span.getBoundingClientRect()
          return isColumn ? height : width
        })
      }, mode === 'vertical-rl')
      for (const [i, text] of pairs.entries()) {
        const setting = setText(
          {
            ...columnRequest(text, 100 * EM),
            type: mode === 'vertical-rl' ? 'VERTICAL_TEXT' : 'TEXT',
            width: 100 * EM,
          },
          face,
        )
        const box = present(setting.lines[0]).box
        const ours = mode === 'vertical-rl' ? box.height : box.width
        const their = present(theirs[i])
        if (Math.abs(ours - their) > 0.5)
          differing.push(`${value} ${mode} ${text}: ${ours / EM} em, ${their / EM} em in Chromium`)
      }
    }
  }
  expect(differing).toEqual([])
})

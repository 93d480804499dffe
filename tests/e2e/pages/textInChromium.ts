import { readFile } from 'node:fs/promises'
import { present } from '@irodori/design/testing/present'
import { fontEntries } from '@irodori/fonts/fontEntry'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { printPx } from '@irodori/geometry/units'
import { loadFont } from '@irodori/typography/fontFace'
import type { TextRequest } from '@irodori/typography/textRequest'
import type { Page } from '@playwright/test'
import { requestOf } from '../../../packages/typography/testing/request.ts'

/** CSS pixels of an em, and the length of a column in ems. */
export const EM = 20
export const COLUMN_EMS = 7
/** Pixels of the cell in which one character is drawn. */
export const CELL = 40

export const fonts = fontEntries.filter(({ chars }) => chars === 'jp')
export const fontOf = (index: number) => present(fonts[index % fonts.length])
const faces = new Map(
  await Promise.all(
    fonts.map(
      async ({ value }) => [value, loadFont(new Uint8Array(await readFile(fontFilePath(value, 'Normal'))))] as const,
    ),
  ),
)
export const faceOf = (value: string) => {
  const face = faces.get(value)
  if (!face) throw new Error(`font ${value} is not loaded`)
  return face
}

export const escaped = (text: string): string => text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`)
const STYLE = `
  body { margin: 0; font-size: ${EM}px; line-height: 1.4; text-autospace: no-autospace; text-spacing-trim: normal }
  .column { writing-mode: vertical-rl; height: ${COLUMN_EMS * EM}px; width: ${12 * EM}px; white-space: pre-wrap;
    line-break: strict; overflow-wrap: anywhere }
  .cell { position: absolute; width: ${CELL}px; height: ${CELL}px; writing-mode: vertical-rl; line-height: ${CELL}px;
    padding-top: 10px; box-sizing: border-box; overflow: hidden }
`
const facesIn = (body: string): string =>
  fonts
    .filter(({ value }) => body.includes(value))
    .map(({ value }) => `@font-face { font-family: "${value}"; src: url("/${value}") }`)
    .join('\n')

/** Shows HTML with the Japanese fonts of the shop that it names. */
export async function show(page: Page, body: string): Promise<void> {
  await page.route('http://columns.test/**', async (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.slice(1))
    const isFont = fonts.some(({ value }) => value === name)
    if (isFont) return route.fulfill({ path: fontFilePath(name, 'Normal') })
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><meta charset="utf-8"><style>${STYLE}${facesIn(body)}</style>${body}`,
    })
  })
  await page.goto('http://columns.test/')
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()))
    await document.fonts.ready
  })
}

/** A text in columns of this height, in pixels. */
export const columnRequest = (text: string, height: number): TextRequest =>
  requestOf({
    type: 'VERTICAL_TEXT',
    text,
    fontSize: printPx(EM),
    width: 12 * EM,
    height,
    horizontalAlignment: 'East',
  })

/** The text of each column into which Chromium breaks these texts. */
export async function columnsIn(page: Page, texts: readonly { readonly font: string; readonly html: string }[]) {
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

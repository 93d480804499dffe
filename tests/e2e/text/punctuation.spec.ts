import { present } from '@irodori/design/testing/present'
import { setText } from '@irodori/typography/setText'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { breakDifference } from '../../glyphs/verticalDifferences.ts'
import { COLUMN_EMS, columnRequest, columnsIn, EM, escaped, faceOf, fonts, show } from '../pages/textInChromium.ts'

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
        ['normal', "'vhal'"].map(
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

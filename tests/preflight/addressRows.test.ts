import { readFileSync } from 'node:fs'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { MERGE_LIMITS } from '@irodori/contract/entities/mergeList'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { checkRow } from '@irodori/design/merge/checkRow'
import { fillRow } from '@irodori/design/merge/fillRow'
import { addressSetting } from '@irodori/design/merge/matchAddress'
import { matchTexts } from '@irodori/design/merge/matchTexts'
import { columnNames, rowsOfList } from '@irodori/design/merge/mergeList'
import { printedTextsOf } from '@irodori/design/merge/printedText'
import { present } from '@irodori/design/testing/present'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { PREFECTURES } from '@irodori/rules/prefecture'
import { textRequest } from '@irodori/scene/textRequest'
import { listOf, readList } from '@irodori/table-file/readList'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { allowedFontSizes } from '@irodori/typography/fontSize'
import { setText } from '@irodori/typography/setText'
import { expect, it } from 'vitest'
import { pageOf } from './pageOf.ts'

const DPI = 300
const MIN_FONT_SIZE = 8
/** Names of a dictionary (mecab-ipadic 2.7.0). */
const NAMES = readFileSync(new URL('../../packages/typography/testing/names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const faces = new Map<string, FontFace>()
function faceOf({ font, fontWeight }: TextItem): FontFace {
  const file = fontFilePath(font, fontWeight)
  const face = faces.get(file) ?? loadFont(new Uint8Array(readFileSync(file)))
  faces.set(file, face)
  return face
}
const deps = {
  measure: async (item: TextItem) => setText(textRequest(item, DPI), faceOf(item)),
  sizes: allowedFontSizes(MIN_FONT_SIZE),
  fontFor: (item: TextItem) => item.font,
}

it('LST-7: 500 addresses fill the address side of the demo shop, with families of up to four people', async () => {
  const template = present(demoShop().templates.find(({ id }) => id === 'card-addressed-address'))
  const design = { designSeriesId: null, pages: [pageOf(template)] }
  const rows = NAMES.slice(0, MERGE_LIMITS.ROWS).map((name, at) => {
    const prefecture = PREFECTURES[at % 47] ?? ''
    const family = Array.from(
      { length: at % 4 },
      (_, person) => NAMES[(at * 7 + person) % NAMES.length]?.slice(-2) ?? '',
    )
    const code = String(1000001 + at * 137).slice(0, 7)
    return [
      name,
      code,
      prefecture,
      '中央市本町',
      `${(at % 9) + 1}-${(at % 30) + 1}`,
      at % 3 === 0 ? 'みどりハイツ203' : '',
    ]
      .concat([...family, '', '', ''].slice(0, 3))
      .join(',')
  })
  const read = readList(`氏名,郵便番号,都道府県,市区町村,番地,建物,連名1,連名2,連名3\n${rows.join('\n')}`)
  if (!read.ok) throw new Error(`the list cannot be read: ${read.error.code}`)
  const people = listOf(read.value.records, read.value.hasHead)
  let id = 0
  const list = {
    columns: columnNames(people),
    rows: rowsOfList(people, () => String(id++)),
    patterns: matchTexts(design, people),
    address: present(addressSetting(design, people)),
  }
  const states = new Map<string, number>()
  const sizes = new Set<number>()
  for (const row of list.rows) {
    const filled = await fillRow(design, list, row, deps)
    const { state } = checkRow(design, row, filled, () => ({ minFontSize: MIN_FONT_SIZE, clock: null }))
    states.set(state, (states.get(state) ?? 0) + 1)
    const names = printedTextsOf(filled).find(({ text }) => text.includes('様'))
    sizes.add(present(names).fontSize)
    expect(names?.text.split('\n').length, 'one column for each person').toBe(1 + (Number(row.id) % 4))
  }
  expect(Object.fromEntries(states)).toEqual({ GOOD: MERGE_LIMITS.ROWS })
  expect(Math.min(...sizes), 'four names are still large').toBeGreaterThanOrEqual(14)
})

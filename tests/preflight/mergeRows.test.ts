import { readFileSync } from 'node:fs'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { MERGE_LIMITS } from '@irodori/contract/entities/mergeList'
import { demoShop } from '@irodori/demo-shop/demoShop'
import type { CheckedRow } from '@irodori/design/merge/checkRow'
import { checkRow } from '@irodori/design/merge/checkRow'
import type { FilledRow } from '@irodori/design/merge/fillRow'
import { fillRow } from '@irodori/design/merge/fillRow'
import { matchTexts } from '@irodori/design/merge/matchTexts'
import type { MergeList, MergeRow } from '@irodori/design/merge/mergeList'
import { columnNames, rowsOfList } from '@irodori/design/merge/mergeList'
import { repairRow } from '@irodori/design/merge/repairRow'
import { present } from '@irodori/design/testing/present'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { textRequest } from '@irodori/scene/textRequest'
import { listOf, readList } from '@irodori/table-file/readList'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { allowedFontSizes } from '@irodori/typography/fontSize'
import { setText } from '@irodori/typography/setText'
import { replacementsOf } from '@irodori/typography/suggestions'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from './pageOf.ts'

const DPI = 300
const MIN_FONT_SIZE = 8

/** Names of a dictionary (mecab-ipadic 2.7.0), a thousand of its 29,600. */
const NAMES = readFileSync(new URL('../../packages/typography/testing/names.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
/** Names with characters that the product refuses, and what may be printed instead; null if only the customer knows. */
const REFUSED = { 𠮷田: '吉田', 𠮷野: '吉野', 𡈽方: null }
const LONG = '東十条 アレクサンドラ菜々子'
const TOO_LONG = 'じゅげむ じゅげむ ごこうのすりきれ かいじゃりすいぎょの すいぎょうまつ うんらいまつ ふうらいまつ'

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
  replacements: async (grapheme: string) => replacementsOf(grapheme),
}

const template = present(demoShop().templates.find(({ id }) => id === 'card-hanaikada-back'))
const design = { designSeriesId: null, pages: [pageOf(template)] }

describe('500 rows of a list on a card of the demo shop, in its own font', () => {
  const special = [...Object.keys(REFUSED), LONG, TOO_LONG, '']
  const guests = [...special, ...NAMES].slice(0, MERGE_LIMITS.ROWS)
  const rowsByState = new Map<CheckedRow['state'], string[]>()
  const checked = new Map<string, { readonly row: MergeRow; readonly filled: FilledRow; readonly check: CheckedRow }>()
  let list: MergeList

  beforeAll(async () => {
    const read = readList(`氏名,席\r\n${guests.map((name, at) => `${name},${at + 1}`).join('\r\n')}`)
    if (!read.ok) throw new Error(`the list cannot be read: ${read.error.code}`)
    const people = listOf(read.value.records, read.value.hasHead)
    let id = 0
    list = {
      columns: columnNames(people),
      rows: rowsOfList(people, () => String(id++)),
      patterns: matchTexts(design, people),
    }
    for (const row of list.rows) {
      const filled = await fillRow(design, list, row, deps)
      const check = checkRow(design, row, filled, () => ({ minFontSize: MIN_FONT_SIZE, clock: null }))
      const name = present(row.cells[0])
      checked.set(name, { row, filled, check })
      rowsByState.set(check.state, [...(rowsByState.get(check.state) ?? []), name])
    }
  })

  it('fill the text that stands for a name', () => {
    expect(list.rows).toHaveLength(MERGE_LIMITS.ROWS)
    expect(Object.values(list.patterns)).toEqual(['{氏名}'])
  })

  it('are good, except for names without glyphs, without room and without letters', () => {
    expect(rowsByState.get('BLOCKED')).toEqual([...Object.keys(REFUSED), TOO_LONG])
    expect(rowsByState.get('TO_LOOK_AT')).toEqual([''])
    expect(rowsByState.get('GOOD')).toHaveLength(MERGE_LIMITS.ROWS - Object.keys(REFUSED).length - 2)
  })

  it('shrink a long name and keep the others at the size of the design', () => {
    const shrunk = [...checked].flatMap(([name, { check }]) => (check.shrunk.size > 0 ? name : []))
    expect(shrunk).toEqual([LONG])
    expect([...present(checked.get(LONG)).check.shrunk.values()]).toEqual([10])
  })

  it('can be printed with the common forms of their characters', async () => {
    for (const [name, form] of Object.entries(REFUSED)) {
      const { row, filled, check } = present(checked.get(name))
      const repair = await repairRow(list, row, filled, present(check.findings[0]), deps)
      expect(repair?.cells[0] ?? null).toBe(form)
    }
  })
})

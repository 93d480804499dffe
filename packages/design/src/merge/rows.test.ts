import type { TextItem } from '@irodori/contract/entities/designItem'
import { EMPTY_PATH, rectPath } from '@irodori/geometry/path'
import { rect } from '@irodori/geometry/shape'
import { describe, expect, it } from 'vitest'
import { present } from '../../testing/present.ts'
import { sampleDocument, samplePage, textItem, verticalItem } from '../../testing/sampleItems.ts'
import { findItem } from '../document/designPage.ts'
import type { TextMeasure } from '../preflight/textMeasure.ts'
import { checkRow, mayPrint } from './checkRow.ts'
import { fillRow } from './fillRow.ts'
import type { MergeList, RowDecision } from './mergeList.ts'
import { changeCells, changePattern, replaceRow } from './mergeList.ts'
import { printedTextsOf } from './printedText.ts'
import { repairRow } from './repairRow.ts'

const PX_PER_PT = 300 / 72

/** Every character is one em wide; 﨑 and emoji are missing. */
async function measure(item: TextItem): Promise<TextMeasure> {
  const em = item.fontSize * PX_PER_PT
  const width = em * item.text.length
  const ink = rect((item.width - width) / 2, (item.height - em) / 2, width, em)
  const missing = ['﨑', '💕'].filter((character) => item.text.includes(character))
  return { ink, outline: rectPath(ink), border: EMPTY_PATH, truncated: width > item.width, missing }
}

/** No text is too long, because lines are broken. */
const inColumn = async (item: TextItem): Promise<TextMeasure> => ({ ...(await measure(item)), truncated: false })
const meaning = (kind: 'FULL_NAME' | 'ADDRESS') => ({ kind, person: 0, place: null })

const deps = {
  measure,
  sizes: [8, 10, 12, 14],
  fontFor: (item: TextItem, text: string) => (/^[ -~]+$/.test(text) ? 'latin' : item.font),
  replacements: async (grapheme: string) => ({ 﨑: ['崎'], '💕': ['﨑', '♥', ''] })[grapheme] ?? [],
}

// A box of 100 pixels holds two characters of 12 points and three of 8.
const name = textItem({ id: 'name', text: '見本', templateItemText: '見本', left: 150, top: 100 })
const greeting = textItem({ id: 'greeting', position: 3, text: '祝', left: 150, top: 200, height: 50 })
const design = sampleDocument([samplePage({ items: [name, greeting] })])

const listWith = (cells: readonly string[], decision: RowDecision = 'OPEN'): MergeList => ({
  columns: ['姓', '名'],
  rows: [{ id: 'row', cells, decision }],
  patterns: { name: '{姓}{名}' },
})

async function checked(list: MergeList) {
  const row = present(list.rows[0])
  const filled = await fillRow(design, list, row, deps)
  const check = checkRow(design, row, filled, () => ({ minFontSize: 8, clock: null }))
  const item = findItem(present(filled.document.pages[0]), 'name') as TextItem
  return { row, filled, check, item }
}

describe('a row', () => {
  it('fills the texts with a pattern and nothing else of the design', async () => {
    const { filled, check, item } = await checked(listWith(['は', 'る']))
    expect(item).toEqual({ ...name, text: 'はる', keepsTemplateText: true })
    expect(findItem(present(filled.document.pages[0]), 'greeting')).toBe(greeting)
    expect(check).toEqual({ state: 'GOOD', findings: [], shrunk: new Map() })
  })

  it('takes the font for the script of its words', async () => {
    expect((await checked(listWith(['Al', '']))).item.font).toBe('latin')
  })

  it('never breaks a name of an address side, and an address only where it would be much smaller', async () => {
    const box = { left: 0, top: 0, width: 400, height: 501, fontSize: 12 }
    const sides = { names: '{宛名}', address: '{宛先の住所}' }
    const items = Object.keys(sides).map((id) => verticalItem({ ...box, id }))
    const sizes = async (name: string, address: string) => {
      const list: MergeList = {
        columns: ['氏名', '住所'],
        rows: [{ id: 'row', cells: [name, address], decision: 'OPEN' }],
        patterns: sides,
        address: { digits: 'KANJI', honorific: '様', sender: '', meanings: [meaning('FULL_NAME'), meaning('ADDRESS')] },
      }
      const row = present(list.rows[0])
      const filled = await fillRow(sampleDocument([samplePage({ items })]), list, row, { ...deps, measure: inColumn })
      return printedTextsOf(filled).map(({ fontSize }) => fontSize)
    }
    // 501 pixels are 10 characters of 12 points, 12 of 10 points and 15 of 8 points.
    expect(await sizes('小林 葵', '東京都中央区銀座一一')).toEqual([12, 12])
    expect(await sizes('長曽我部 龍之介太郎左衛', '東京都中央区銀座一丁目一')).toEqual([8, 10])
    expect(await sizes('小林 葵', '東京都中央区銀座一丁目一二三')).toEqual([12, 12])
  })

  it('may have the words of the sample', async () => {
    expect((await checked(listWith(['見', '本']))).check.state).toBe('GOOD')
  })

  it('shrinks a text to the largest size of the product that fits, and says so', async () => {
    const { item, check } = await checked(listWith(['はる', 'か']))
    expect(item.fontSize).toBe(8)
    expect(check).toEqual({ state: 'GOOD', findings: [], shrunk: new Map([['name', 8]]) })
  })

  it('is blocked by a text that no size fits', async () => {
    const { item, check } = await checked(listWith(['はるな', 'つあき'], 'ACCEPTED'))
    expect(item.fontSize).toBe(12)
    expect(check).toMatchObject({ state: 'BLOCKED', findings: [{ kind: 'TEXT_OVERFLOWS', itemId: 'name' }] })
  })

  it('is looked at if a text is blank, and good once the customer accepts it', async () => {
    expect((await checked(listWith(['', '']))).check).toMatchObject({
      state: 'TO_LOOK_AT',
      findings: [{ kind: 'TEXT_BLANK' }],
    })
    expect((await checked(listWith(['', ''], 'ACCEPTED'))).check.state).toBe('GOOD')
    expect((await checked(listWith(['', ''], 'LEFT_OUT'))).check.state).toBe('LEFT_OUT')
  })

  it('is blocked by a missing character, for which a variant is offered in the cells', async () => {
    const list = listWith(['﨑', '﨑'])
    const { row, filled, check } = await checked(list)
    expect(check).toMatchObject({ state: 'BLOCKED', findings: [{ kind: 'GLYPH_MISSING' }] })
    const repair = await repairRow(list, row, filled, present(check.findings[0]), deps)
    expect(repair).toEqual({ from: '﨑', to: '崎', cells: ['崎', '崎'] })
    expect((await checked(listWith(present(repair).cells))).check.state).toBe('GOOD')
  })

  it('is offered only variants that can be printed, and none for other findings', async () => {
    const list = listWith(['💕', ''])
    const { row, filled, check } = await checked(list)
    expect(await repairRow(list, row, filled, present(check.findings[0]), deps)).toMatchObject({ from: '💕', to: '♥' })
    const wide = listWith(['はるなつあき', ''])
    const other = await checked(wide)
    expect(await repairRow(wide, other.row, other.filled, present(other.check.findings[0]), deps)).toBeNull()
  })
})

describe('a list', () => {
  const list = listWith(['は', 'る'], 'ACCEPTED')

  it('asks anew about a row whose cells change', () => {
    const row = changeCells(present(list.rows[0]), ['な', 'つ'])
    expect(row).toEqual({ id: 'row', cells: ['な', 'つ'], decision: 'OPEN' })
    expect(replaceRow(list, row).rows).toEqual([row])
    expect(replaceRow(list, { ...row, id: 'other' })).toEqual(list)
  })

  it('asks anew about accepted rows if a pattern changes, and keeps rows left out', () => {
    expect(changePattern(list, 'greeting', '{名}')).toMatchObject({
      patterns: { name: '{姓}{名}', greeting: '{名}' },
      rows: [{ decision: 'OPEN' }],
    })
    expect(changePattern(list, 'name', null).patterns).toEqual({})
    expect(changePattern(listWith(['', ''], 'LEFT_OUT'), 'name', null).rows[0]?.decision).toBe('LEFT_OUT')
  })

  it('may be printed if every row is good or left out, and one is good', () => {
    const two = { ...list, rows: [...list.rows, { id: 'other', cells: ['', ''], decision: 'OPEN' } as const] }
    const statesOf = (...states: readonly ('GOOD' | 'TO_LOOK_AT' | 'BLOCKED' | 'LEFT_OUT')[]) =>
      new Map(two.rows.map(({ id }, at) => [id, present(states[at])]))
    expect(mayPrint(two, statesOf('GOOD', 'LEFT_OUT'))).toBe(true)
    expect(mayPrint(two, statesOf('GOOD', 'TO_LOOK_AT'))).toBe(false)
    expect(mayPrint(two, statesOf('GOOD', 'BLOCKED'))).toBe(false)
    expect(mayPrint(two, statesOf('LEFT_OUT', 'LEFT_OUT'))).toBe(false)
    expect(mayPrint(two, new Map([['row', 'GOOD']]))).toBe(false)
  })
})

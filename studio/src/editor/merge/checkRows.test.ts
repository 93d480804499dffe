import type { MergeList } from '@irodori/design/merge/mergeList'
import { replaceRow } from '@irodori/design/merge/mergeList'
import { present } from '@irodori/design/testing/present'
import type { TextRequest } from '@irodori/typography/textRequest'
import { expect, it, vi } from 'vitest'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { setInSquares } from '../../../testing/createTestKernel.ts'
import { sampleDocument, samplePage, sampleProduct, sampleText } from '../../../testing/sampleDesign.ts'
import { productAtom } from '../state/designState.ts'
import type { KnownRow } from './checkRows.ts'
import { checkRows } from './checkRows.ts'

const design = sampleDocument(samplePage('front', [{ ...sampleText('name', 1), left: 300, top: 600 }]))
const rows = ['小林 蓮', '𠮷田 葵', '佐藤 健'].map((name, at) => ({
  id: `row ${at}`,
  cells: [name],
  decision: 'OPEN' as const,
}))
const list: MergeList = { columns: ['氏名'], rows, patterns: { name: '{氏名}' } }

function prepare() {
  const { store } = createTestEditor(design)
  store.set(productAtom, sampleProduct())
  const setText = vi.fn(async (request: TextRequest) => setInSquares(request))
  const known = new Map<string, KnownRow>()
  const order: string[] = []
  const check = (of: MergeList, first: string | null = null, isCurrent = () => true) =>
    checkRows({
      store,
      kernel: { setText },
      design,
      list: of,
      known,
      first,
      isCurrent,
      onChecked: (one) => {
        known.set(one.row.id, one)
        order.push(one.row.id)
      },
    })
  return { check, known, order, setText }
}

it('checks each row once, that which the customer looks at first', async () => {
  const { check, known, order, setText } = prepare()
  await check(list, 'row 2')
  expect(order).toEqual(['row 2', 'row 0', 'row 1'])
  expect([...known.values()].map(({ check: { state } }) => state)).toEqual(['GOOD', 'GOOD', 'BLOCKED'])
  const calls = setText.mock.calls.length
  await check(list)
  expect(setText).toHaveBeenCalledTimes(calls)
})

it('checks a row again when its cells change, and judges it anew without typesetting when a decision does', async () => {
  const { check, known, order, setText } = prepare()
  await check(list)
  const row = present(rows[1])
  const calls = setText.mock.calls.length
  await check(replaceRow(list, { ...row, decision: 'LEFT_OUT' }))
  expect([setText.mock.calls.length, known.get('row 1')?.check.state]).toEqual([calls, 'LEFT_OUT'])
  await check(replaceRow(list, { ...row, cells: ['吉田 葵'] }))
  expect(setText.mock.calls.length).toBeGreaterThan(calls)
  expect(known.get('row 1')?.check.state).toBe('GOOD')
  expect(order.slice(3)).toEqual(['row 1', 'row 1'])
})

it('ends without another row as soon as it is no longer current', async () => {
  const { check, known } = prepare()
  await check(list, null, () => known.size < 1)
  expect([...known.keys()]).toEqual(['row 0'])
})

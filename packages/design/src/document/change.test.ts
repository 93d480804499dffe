import fc from 'fast-check'
import { expect, test } from 'vitest'
import { present } from '../../testing/present.ts'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import type { Change } from './change.ts'
import { applyChange, changeItem, isNoChange, reverseChange, squashChanges } from './change.ts'
import type { DesignDocument } from './designPage.ts'

const start = sampleDocument([samplePage(), samplePage({ key: 'back', items: [photoItem({ id: 'small' })] })])

/** A random edit: moves, deletes or inserts an item, or changes the sheet. */
const action = fc.record({
  page: fc.nat(1),
  item: fc.nat(5),
  kind: fc.constantFrom('move', 'delete', 'insert', 'sheet'),
  value: fc.integer({ min: -99, max: 99 }),
})
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

let inserted = 0

function changeFor(document: DesignDocument, { page: at, item: index, kind, value }: Action): Change {
  const page = present(document.pages[at])
  const item = page.items[index % Math.max(1, page.items.length)]
  if (kind === 'sheet') {
    const before = { ...page.sheet, templateId: page.templateId }
    return {
      [page.key]: { items: {}, sheet: { before, after: { ...before, backgroundColor: `#0000${value & 255}` } } },
    }
  }
  if (kind === 'insert' || !item) {
    const added = textItem({ id: `new-${inserted++}`, position: 100 + inserted })
    return { [page.key]: { items: { [added.id]: { before: null, after: added } } } }
  }
  if (kind === 'delete') return { [page.key]: { items: { [item.id]: { before: item, after: null } } } }
  return changeItem(page, item, { left: item.left + value })
}

test('a change and its reverse restore the document', () => {
  fc.assert(
    fc.property(action, (chosen) => {
      const change = changeFor(start, chosen)
      expect(applyChange(applyChange(start, change), reverseChange(change))).toEqual(start)
    }),
  )
})

test('a squashed sequence of changes has the effect of the sequence, and its reverse restores the document', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      let document = start
      let squashed: Change = {}
      for (const chosen of actions) {
        const change = changeFor(document, chosen)
        document = applyChange(document, change)
        squashed = squashChanges(squashed, change)
      }
      expect(applyChange(start, squashed)).toEqual(document)
      expect(applyChange(document, reverseChange(squashed))).toEqual(start)
    }),
  )
})

test('a sequence that ends where it began squashes to no change', () => {
  const page = present(start.pages[0])
  const there = changeItem(page, present(page.items[0]), { left: 50 })
  const back = reverseChange(there)
  expect(isNoChange(squashChanges(there, back))).toBe(true)
})

test('a patch with equal values is no change', () => {
  const page = present(start.pages[0])
  const item = present(page.items[0])
  expect(isNoChange(changeItem(page, item, { left: item.left }))).toBe(true)
})

test('a change of an unknown page throws', () => {
  expect(() => applyChange(start, { elsewhere: { items: {} } })).toThrow('the document has no page elsewhere')
})

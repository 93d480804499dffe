import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photoItem, sampleDocument, samplePage, textItem } from '../testing/sampleItems.ts'
import type { Change } from './change.ts'
import { applyChange, changeItem, isNoChange, reverseChange, squashChanges } from './change.ts'
import type { DesignDocument } from './designPage.ts'

const start = sampleDocument([samplePage(), samplePage({ key: 'back', items: [photoItem({ id: 'small' })] })])

/** A random edit of what is there, in the words of a customer: move it, type, delete it, put a new one. */
const action = fc.record({
  page: fc.nat(1),
  item: fc.nat(5),
  kind: fc.constantFrom('move', 'delete', 'insert', 'sheet'),
  value: fc.integer({ min: -99, max: 99 }),
})
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

let minted = 0

function changeFor(document: DesignDocument, { page: at, item: index, kind, value }: Action): Change {
  const page = document.pages[at]
  const item = page.items[index % Math.max(1, page.items.length)]
  if (kind === 'sheet') {
    const before = { ...page.sheet, templateId: page.templateId }
    return {
      [page.key]: { items: {}, sheet: { before, after: { ...before, backgroundColor: `#0000${value & 255}` } } },
    }
  }
  if (kind === 'insert' || !item) {
    const added = textItem({ id: `new-${minted++}`, position: 100 + minted })
    return { [page.key]: { items: { [added.id]: { before: null, after: added } } } }
  }
  if (kind === 'delete') return { [page.key]: { items: { [item.id]: { before: item, after: null } } } }
  return changeItem(page, item, { left: item.left + value })
}

test('a change and its reverse leave the document as it was', () => {
  fc.assert(
    fc.property(action, (chosen) => {
      const change = changeFor(start, chosen)
      expect(applyChange(applyChange(start, change), reverseChange(change))).toEqual(start)
    }),
  )
})

test('a squashed run of changes does what the run did, and its reverse takes all of it back', () => {
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

test('a run that ends where it began is no change at all', () => {
  const [page] = start.pages
  const there = changeItem(page, page.items[0], { left: 50 })
  const back = reverseChange(there)
  expect(isNoChange(squashChanges(there, back))).toBe(true)
})

test('a patch that alters nothing is no change', () => {
  const [page] = start.pages
  expect(isNoChange(changeItem(page, page.items[0], { left: page.items[0].left }))).toBe(true)
})

test('a change of a page that the document has not is refused', () => {
  expect(() => applyChange(start, { elsewhere: { items: {} } })).toThrow('no page elsewhere')
})

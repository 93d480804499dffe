import { expect, test } from 'vitest'
import { present } from '../../testing/present.ts'
import { photoItem, sampleDocument, samplePage } from '../../testing/sampleItems.ts'
import { changeItem } from '../document/change.ts'
import { beginHistory, perform, redo, undo } from '../document/history.ts'
import { pageContentHash } from '../document/pageContent.ts'
import { entriesBetween } from '../journal/entriesBetween.ts'
import { beginJournal } from '../journal/journalState.ts'
import { readJournal, sealEntry, sealSnapshot } from '../journal/storedJournal.ts'
import { photosTakenIn, takeIn } from './takeIn.ts'

const page = samplePage({ items: [photoItem()] })
const begun = beginHistory(sampleDocument([page]))
const taken = perform(begun, { label: 'takeIn', change: takeIn(page, 'a.jpg'), gesture: null })

test('EDT-54: a photo that is taken back in is a step that undo and redo know, and no page changes', () => {
  expect([...photosTakenIn(taken)]).toEqual(['a.jpg'])
  expect(pageContentHash(present(taken.document.pages[0]))).toBe(pageContentHash(page))
  expect([...photosTakenIn(undo(taken))]).toEqual([])
  expect([...photosTakenIn(redo(undo(taken)))]).toEqual(['a.jpg'])
})

test('changes of items name no photo that is taken in', () => {
  const turned = perform(begun, { label: 'turn', change: changeItem(page, photoItem(), { rotate: 9 }), gesture: null })
  expect(photosTakenIn(turned).size).toBe(0)
})

test('the journal restores the photos that were taken back in', () => {
  const journal = beginJournal(begun.document, {})
  const records = entriesBetween(begun, taken).map((entry, at) => sealEntry(at + 1, entry))
  const reading = readJournal(sealSnapshot(0, journal), records)
  expect(reading.kind === 'READ' && [...photosTakenIn(reading.state.history)]).toEqual(['a.jpg'])
})

import { describe, expect, it, test } from 'vitest'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import type { Change } from '../document/change.ts'
import { changeItem } from '../document/change.ts'
import type { History } from '../document/history.ts'
import { adoptDesignIds, beginHistory, perform, redo, undo } from '../document/history.ts'
import { entriesBetween, isSameGesture } from './entriesBetween.ts'

const photo = photoItem({ left: 10 })
const front = samplePage({ items: [photo, textItem()] })
const back = samplePage({ key: 'back', items: [photoItem({ id: 'small' })] })
const begun = beginHistory(sampleDocument([front, back]))

/** The history after the photo was moved to a place in a gesture. */
function moved(history: History, left: number, gesture: string | null = null, label = 'move'): History {
  const [page = front] = history.document.pages
  const item = page.items.find(({ id }) => id === 'photo') ?? photo
  return perform(history, { label, change: changeItem(page, item, { left }), gesture })
}

const kinds = (before: History, after: History): readonly string[] =>
  entriesBetween(before, after).map(({ kind }) => kind)

describe('isSameGesture', () => {
  const first = moved(begun, 20)
  const dragged = moved(first, 30, 'drag')

  it('finds one gesture while the last step grows', () => {
    expect(isSameGesture(dragged, moved(dragged, 40, 'drag'))).toBe(true)
  })

  test.each([
    ['nothing was done before', begun, dragged],
    ['nothing is left of it', dragged, begun],
    ['another one begins', dragged, moved(dragged, 40, 'other drag')],
    ['steps have no gesture', first, moved(undo(first), 25)],
    ['a step was undone before it', undo(moved(first, 25)), dragged],
    ['the gesture was undone', dragged, undo(moved(dragged, 40, 'drag'))],
    ['an undone step may be redone', dragged, { ...moved(dragged, 40, 'drag'), future: first.past }],
    ['a step was added', first, moved(moved(first, 30, 'drag'), 50)],
    ['the step before it is another one', dragged, moved(moved(moved(begun, 21), 30, 'drag'), 40, 'drag')],
  ])('finds another gesture if %s', (_, before, after) => {
    expect(isSameGesture(before, after)).toBe(false)
  })
})

describe('entriesBetween', () => {
  it('gives no entry if nothing has happened', () => {
    expect(entriesBetween(begun, begun)).toEqual([])
  })

  it('performs each step that was added', () => {
    const twice = moved(moved(begun, 20), 30)
    expect(entriesBetween(begun, twice)).toEqual(twice.past.map((step) => ({ kind: 'PERFORM', step })))
  })

  it('performs only what a gesture has added since it was written, and nothing of a gesture that has stood still', () => {
    const written = moved(begun, 20, 'drag')
    const change: Change = changeItem(front, { ...photo, left: 20 }, { left: 30 })
    expect(entriesBetween(written, moved(written, 30, 'drag'))).toEqual([
      { kind: 'PERFORM', step: { label: 'move', gesture: 'drag', change } },
    ])
    const followed = moved(written, 40)
    // An equal step that is another object, as a gesture leaves it that has moved there and back.
    expect(entriesBetween(written, { ...followed, past: structuredClone(followed.past) })).toEqual([
      { kind: 'PERFORM', step: followed.past[1] },
    ])
  })

  it('reverses a written gesture that ended where it began, and goes on with what followed', () => {
    const earlier = moved(begun, 15)
    const written = moved(earlier, 20, 'drag')
    const ended = moved(written, 15, 'drag')
    expect(ended.past).toEqual(earlier.past)
    const entries = entriesBetween(written, moved(ended, 50))
    expect(entries.map((entry) => entry.kind === 'PERFORM' && entry.step.change)).toEqual([
      changeItem(front, { ...photo, left: 20 }, { left: 15 }),
      changeItem(front, { ...photo, left: 15 }, { left: 50 }),
    ])
  })

  it('undoes or redoes each step that went or came back', () => {
    const twice = moved(moved(begun, 20), 30)
    expect(kinds(twice, undo(undo(twice)))).toEqual(['UNDO', 'UNDO'])
    expect(kinds(undo(undo(twice)), redo(redo(undo(undo(twice)))))).toEqual(['REDO', 'REDO'])
  })

  it('adopts the new ids after a save in one entry', () => {
    const saved = adoptDesignIds(begun, { page: 'saved' })
    expect(entriesBetween(begun, saved)).toEqual([{ kind: 'ADOPT', designIds: { page: 'saved' }, versions: {} }])
    const both = adoptDesignIds(saved, { back: 'other' })
    expect(entriesBetween(saved, both)).toEqual([{ kind: 'ADOPT', designIds: { back: 'other' }, versions: {} }])
  })

  const done = moved(begun, 20)
  test.each<[string, History]>([
    ['the document is another one without a step', { ...begun, document: sampleDocument([back, front]) }],
    ['it has another series', { ...done, document: { ...done.document, designSeriesId: 'series' } }],
    ['a page is missing', { ...done, document: { ...done.document, pages: done.document.pages.slice(0, 1) } }],
    ['a page is added', { ...done, document: { ...done.document, pages: [...done.document.pages, back] } }],
    ['a page has other content than its steps', { ...done, document: moved(begun, 21).document }],
    ['a step can be redone that was never done', { ...done, future: done.past }],
    ['its last steps are cut off', { ...done, past: [] }],
    ['a step without a change is added', { ...done, past: [...done.past, { label: 'x', change: {}, gesture: null }] }],
  ])('replaces the whole history if %s', (_, after) => {
    expect(entriesBetween(begun, after)).toEqual([{ kind: 'REPLACE', history: after }])
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { present } from '../../testing/present.ts'
import { sampleDocument } from '../../testing/sampleItems.ts'
import { changeItem } from './change.ts'
import type { History } from './history.ts'
import { adoptDesignIds, beginHistory, goToStep, MAX_STEPS, perform, redo, undo } from './history.ts'

const move = (history: History, left: number, gesture: string | null = null): History => {
  const page = present(history.document.pages[0])
  return perform(history, { label: 'move', change: changeItem(page, present(page.items[0]), { left }), gesture })
}

const leftOf = (history: History) => history.document.pages[0]?.items[0]?.left

test('undo reverts one step at a time and redo repeats each', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 20 }), (places) => {
      let history = places.reduce((grown, left) => move(grown, left), beginHistory(sampleDocument()))
      for (const left of places.toReversed()) {
        expect(leftOf(history)).toBe(left)
        history = undo(history)
      }
      expect(history.document).toEqual(sampleDocument())
      for (const left of places) {
        history = redo(history)
        expect(leftOf(history)).toBe(left)
      }
    }),
  )
})

test('going to a step equals as many undos or redos, and loses no step', () => {
  const place = fc.integer({ min: 0, max: 12 })
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 8 }), (targets) => {
      const all = Array.from({ length: 10 }, (_, at) => at + 1).reduce(
        (grown, left) => move(grown, left),
        beginHistory(sampleDocument()),
      )
      let history = all
      for (const done of targets) {
        history = goToStep(history, done)
        expect(history.past.length).toBe(Math.min(done, 10))
        expect(history.past.length + history.future.length).toBe(10)
        expect(leftOf(history)).toBe(Math.min(done, 10))
      }
    }),
  )
})

test('a gesture of many movements is one step', () => {
  let history = beginHistory(sampleDocument())
  for (const left of [1, 2, 3, 4]) history = move(history, left, 'drag-1')
  history = move(history, 9, 'drag-2')
  expect(history.past.length).toBe(2)
  expect(leftOf(undo(history))).toBe(4)
  expect(leftOf(undo(undo(history)))).toBe(0)
})

test('a gesture that ends where it began leaves no step', () => {
  const dragged = move(move(beginHistory(sampleDocument()), 30, 'drag'), 0, 'drag')
  expect(dragged.past).toEqual([])
})

test('a new step discards the undone steps', () => {
  const history = move(undo(move(beginHistory(sampleDocument()), 5)), 7)
  expect(redo(history)).toBe(history)
})

test('a redone step is not merged with a later movement of its gesture', () => {
  const again = redo(undo(move(beginHistory(sampleDocument()), 5, 'drag')))
  expect(move(again, 8, 'drag').past.length).toBe(2)
})

test(`the history keeps the latest ${MAX_STEPS} steps`, () => {
  let history = beginHistory(sampleDocument())
  for (let left = 1; left <= MAX_STEPS + 5; left++) history = move(history, left)
  expect(history.past.length).toBe(MAX_STEPS)
})

test('an undo keeps the ids that a later save assigned', () => {
  const saved = adoptDesignIds(move(beginHistory(sampleDocument()), 5), { page: 'design-1' })
  expect(undo(saved).document.pages[0]?.designId).toBe('design-1')
})

import { expect, it } from 'vitest'
import { belongsToField } from './bindKeys.ts'

/** An element that stands inside whatever these selectors name. */
const inside = (...selectors: readonly string[]): Element =>
  ({ closest: (list: string) => (list.split(', ').some((one) => selectors.includes(one)) ? {} : null) }) as Element

const key = (name: string, patch: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, isComposing: false, keyCode: 0, ...patch }) as KeyboardEvent

const page = inside()

it('keys on the page are commands', () => {
  expect(belongsToField(key('Delete'), page)).toBe(false)
  expect(belongsToField(key('z', { ctrlKey: true }), null)).toBe(false)
})

it('PWR-4: nothing is a command while an input method composes, wherever the focus is', () => {
  expect(belongsToField(key('Enter', { isComposing: true }), page)).toBe(true)
  expect(belongsToField(key('Process', { keyCode: 229 }), page)).toBe(true)
})

it('PWR-4: typing in a field and answering a dialog are no commands', () => {
  expect(belongsToField(key('Delete'), inside('textarea'))).toBe(true)
  expect(belongsToField(key('['), inside('select'))).toBe(true)
  expect(belongsToField(key('Escape'), inside('[role=alertdialog]'))).toBe(true)
  expect(belongsToField(key('g'), inside('[role=menu]'))).toBe(true)
})

it('a button keeps Enter and a slider its arrows; other keys pass through them', () => {
  expect(belongsToField(key('Enter'), inside('button'))).toBe(true)
  expect(belongsToField(key('ArrowLeft'), inside('[role=slider]'))).toBe(true)
  expect(belongsToField(key('Delete'), inside('button'))).toBe(false)
})

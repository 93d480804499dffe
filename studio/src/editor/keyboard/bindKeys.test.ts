import { expect, it } from 'vitest'
import { belongsToField } from './bindKeys.ts'

/** An element inside ancestors that match these selectors. */
const inside = (...selectors: readonly string[]): Element =>
  ({ closest: (list: string) => (list.split(', ').some((one) => selectors.includes(one)) ? {} : null) }) as Element

const key = (name: string, patch: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key: name, isComposing: false, keyCode: 0, ...patch }) as KeyboardEvent

const page = inside()

it('treats keys on the page as commands', () => {
  expect(belongsToField(key('Delete'), page)).toBe(false)
  expect(belongsToField(key('z', { ctrlKey: true }), null)).toBe(false)
})

it('PWR-4: runs no command during input method composition', () => {
  expect(belongsToField(key('Enter', { isComposing: true }), page)).toBe(true)
  expect(belongsToField(key('Process', { keyCode: 229 }), page)).toBe(true)
})

it('PWR-4: runs no command for keys in fields and dialogs', () => {
  expect(belongsToField(key('Delete'), inside('textarea'))).toBe(true)
  expect(belongsToField(key('['), inside('select'))).toBe(true)
  expect(belongsToField(key('Escape'), inside('[role=alertdialog]'))).toBe(true)
  expect(belongsToField(key('g'), inside('[role=menu]'))).toBe(true)
})

it('leaves Enter to buttons and arrows to sliders; other keys run commands', () => {
  expect(belongsToField(key('Enter'), inside('button'))).toBe(true)
  expect(belongsToField(key('ArrowLeft'), inside('[role=slider]'))).toBe(true)
  expect(belongsToField(key('Delete'), inside('button'))).toBe(false)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { overlayAtom } from '../state/viewState.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { sampleDocument, samplePage } from '../../../testing/sampleDesign.ts'
import { allCommands } from './allCommands.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it.each([
  ['faq', 'FAQ'],
  ['ask', 'ASK'],
])('ODR-35, ODR-37: opens the help 100 ms after the command %s of the editor', (id, overlay) => {
  const { commands, store } = createTestEditor(sampleDocument(samplePage('front', [])))
  allCommands.find((command) => command.id === id)?.run(commands)
  expect(store.get(overlayAtom)).toBeNull()
  vi.advanceTimersByTime(100)
  expect(store.get(overlayAtom)).toBe(overlay)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Editor } from './context/editor.ts'
import { createEditorRegistry } from './editorRegistry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const editorWith = (destroy: () => void): Editor => ({ destroy }) as unknown as Editor

it('an editor lives on when its address changes under it', () => {
  const destroy = vi.fn()
  const editor = editorWith(destroy)
  const keeper = createEditorRegistry()
  keeper.keep('/design/new', editor)
  keeper.keep('/design/edit', editor)
  keeper.release(editor)
  const found = keeper.find('/design/edit')
  if (found) keeper.retain(found)
  vi.runAllTimers()
  expect([found, destroy.mock.calls.length]).toEqual([editor, 0])
})

it('an editor that nobody retains ends, and is known no more', () => {
  const destroy = vi.fn()
  const editor = editorWith(destroy)
  const keeper = createEditorRegistry()
  keeper.keep('/design/new', editor)
  keeper.release(editor)
  vi.runAllTimers()
  expect([keeper.find('/design/new'), destroy.mock.calls.length]).toEqual([undefined, 1])
})

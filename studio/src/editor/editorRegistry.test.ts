import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Editor } from './context/editor.ts'
import { createEditorRegistry } from './editorRegistry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const editorWith = (destroy: () => void): Editor => ({ destroy }) as unknown as Editor

it('keeps an editor alive while its address changes', () => {
  const destroy = vi.fn()
  const editor = editorWith(destroy)
  const registry = createEditorRegistry()
  registry.register('/design/new', editor)
  registry.register('/design/edit', editor)
  registry.release(editor)
  const found = registry.find('/design/edit')
  if (found) registry.retain(found)
  vi.runAllTimers()
  expect([found, destroy.mock.calls.length]).toEqual([editor, 0])
})

it('destroys and forgets an editor that is not retained', () => {
  const destroy = vi.fn()
  const editor = editorWith(destroy)
  const registry = createEditorRegistry()
  registry.register('/design/new', editor)
  registry.release(editor)
  vi.runAllTimers()
  expect([registry.find('/design/new'), destroy.mock.calls.length]).toEqual([undefined, 1])
})

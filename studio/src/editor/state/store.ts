import { createStore } from 'jotai/vanilla'

/** Holds the whole state of one editor; React reads it, tests use it without a DOM. */
export type EditorStore = ReturnType<typeof createStore>

export const createEditorStore = (): EditorStore => createStore()

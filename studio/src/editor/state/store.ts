import { createStore } from 'jotai/vanilla'

/** The jotai store with the state of one editor. React reads it; tests use it without a DOM. */
export type EditorStore = ReturnType<typeof createStore>

export const createEditorStore = (): EditorStore => createStore()

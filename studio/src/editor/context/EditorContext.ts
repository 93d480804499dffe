import { useAtomValue } from 'jotai/react'
import type { Atom } from 'jotai/vanilla'
import { createContext, useContext } from 'react'
import type { Editor } from './editor.ts'

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('An EditorContext must stand above this component')
  return editor
}

/** A value of the editor's own store. */
export const useEditorValue = <Value>(atom: Atom<Value>): Awaited<Value> =>
  useAtomValue(atom, { store: useEditor().store })

import { useAtomValue } from 'jotai/react'
import type { Atom } from 'jotai/vanilla'
import { createContext, useContext } from 'react'
import type { Editor } from './editor.ts'

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (editor === null) throw new Error('useEditor() needs an EditorContext above the component')
  return editor
}

/** The value of an atom in the editor's store. */
export const useEditorValue = <Value>(atom: Atom<Value>): Awaited<Value> =>
  useAtomValue(atom, { store: useEditor().store })

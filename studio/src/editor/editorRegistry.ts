import type { Editor } from './context/editor.ts'

/** Keeps an editor alive while its address changes: the first save gives a new design another address. */
export interface EditorRegistry {
  readonly find: (address: string) => Editor | undefined
  /** Registers the editor under an address. */
  readonly register: (address: string, editor: Editor) => void
  readonly retain: (editor: Editor) => void
  /** Destroys the editor unless it is retained before the next task. */
  readonly release: (editor: Editor) => void
}

export function createEditorRegistry(): EditorRegistry {
  const byAddress = new Map<string, Editor>()
  const leaving = new Map<Editor, ReturnType<typeof setTimeout>>()

  function end(editor: Editor): void {
    leaving.delete(editor)
    for (const [address, known] of byAddress) if (known === editor) byAddress.delete(address)
    editor.destroy()
  }

  return {
    find: (address) => byAddress.get(address),
    register: (address, editor) => void byAddress.set(address, editor),
    retain(editor) {
      clearTimeout(leaving.get(editor))
      leaving.delete(editor)
    },
    release: (editor) =>
      void leaving.set(
        editor,
        setTimeout(() => end(editor)),
      ),
  }
}

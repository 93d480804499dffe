import { platformOf } from '../command/shortcuts.ts'
import { allCommands } from '../commands/allCommands.ts'
import { clipAtom } from '../commands/clip.ts'
import { pasteFromSystem } from '../commands/clipCommands.ts'
import type { Editor } from '../context/editor.ts'
import { selectionAtom } from '../state/designState.ts'
import { belongsToField, bindKeys } from './bindKeys.ts'

/** Binds all commands to the keyboard and connects the system clipboard. @returns unbinds them */
export function listenToKeyboard(editor: Editor): () => void {
  const { store, commands, intake } = editor
  const writeCopied = (): void => {
    const clip = store.get(clipAtom)
    // Without permission for the system clipboard copying still works inside the editor.
    if (clip) navigator.clipboard?.writeText(clip.systemText).catch(() => {})
  }
  const paste = (event: ClipboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    if (belongsToField({ key: 'v', isComposing: false, keyCode: 0 }, target)) return
    event.preventDefault()
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0) void intake.take(files, store.get(selectionAtom).itemId)
    else pasteFromSystem(commands, event.clipboardData?.getData('text/plain') ?? '')
  }
  const unbind = bindKeys(allCommands, commands, platformOf(navigator.userAgent))
  const stopCopies = store.sub(clipAtom, writeCopied)
  document.addEventListener('paste', paste)
  return () => {
    unbind()
    stopCopies()
    document.removeEventListener('paste', paste)
  }
}

import { platformOf } from '../command/shortcuts.ts'
import { allCommands } from '../commands/allCommands.ts'
import { type Clip, clipAtom } from '../commands/clip.ts'
import { pasteFromSystem } from '../commands/clipCommands.ts'
import type { Editor } from '../context/editor.ts'
import { selectionAtom } from '../state/designState.ts'
import { belongsToField, bindKeys } from './bindKeys.ts'

/** Binds all commands to the keyboard and connects the system clipboard. @returns unbinds them */
export function listenToKeyboard(editor: Editor): () => void {
  const { store, commands, intake } = editor
  // A copy that the system clipboard does not hold: writing has not ended or was refused, and nothing was copied elsewhere since.
  let unwritten: Clip | null = null
  const forget = (): void => {
    unwritten = null
  }
  const writeCopied = (): void => {
    const clip = store.get(clipAtom)
    unwritten = clip
    if (clip) {
      navigator.clipboard?.writeText(clip.systemText).then(
        () => unwritten === clip && forget(),
        () => {},
      )
    }
  }
  const paste = (event: ClipboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null
    if (belongsToField({ key: 'v', isComposing: false, keyCode: 0 }, target)) return
    event.preventDefault()
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length > 0) void intake.take(files, store.get(selectionAtom).itemId)
    else pasteFromSystem(commands, unwritten ? '' : (event.clipboardData?.getData('text/plain') ?? ''))
  }
  const unbind = bindKeys(allCommands, commands, platformOf(navigator.userAgent))
  const stopCopies = store.sub(clipAtom, writeCopied)
  const elsewhere = ['copy', 'cut', 'blur'] as const
  document.addEventListener('paste', paste)
  for (const type of elsewhere) window.addEventListener(type, forget)
  return () => {
    unbind()
    stopCopies()
    document.removeEventListener('paste', paste)
    for (const type of elsewhere) window.removeEventListener(type, forget)
  }
}

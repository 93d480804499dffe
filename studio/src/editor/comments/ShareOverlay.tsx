import { ShareDialog } from '../../proofLink/ShareDialog.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { orderAtom, unsavedPagesAtom } from '../state/savingState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { savedPieceOf, useEditedPiece } from './useEditedPiece.ts'

/** The dialog of the proof link in the editor: pages with unsaved changes are saved before the link is made. */
export function ShareOverlay() {
  const { store, commands } = useEditor()
  const pageName = usePageName()
  const piece = useEditedPiece()
  const unsaved = useEditorValue(unsavedPagesAtom)
  const save = async () => {
    await commands.saving.saveAll('EVERY_PAGE')
    return store.get(unsavedPagesAtom).length === 0 ? savedPieceOf(store.get(orderAtom)) : null
  }
  return (
    <ShareDialog
      piece={piece}
      unsaved={{ names: unsaved.map(pageName), save }}
      onClose={() => store.set(overlayAtom, null)}
    />
  )
}

import { Suspense, useEffect } from 'react'
import { CommentsButton } from '../comments/CommentsButton.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { NextPlace } from '../guidance/NextPlace.tsx'
import { SavedCard } from '../guidance/SavedCard.tsx'
import { JournalNotices } from '../journalNotices/JournalNotices.tsx'
import { useOffline } from '../offline/useOffline.ts'
import { useSwipePages } from '../pageStrip/useSwipePages.ts'
import { PrintTools } from '../preflight/PrintTools.tsx'
import { SheetGrip } from '../sidePanel/SheetGrip.tsx'
import { rememberView } from '../state/rememberView.ts'
import { darkDeskAtom } from '../state/viewState.ts'

/**
 * What lies over the canvas: the place to fill in next, preflight buttons, comments, the result of a save, notices of stored
 * work, and the grip of the sheet below.
 */
export function DeskOverlays() {
  const { store, commands } = useEditor()
  const isDark = useEditorValue(darkDeskAtom)
  useOffline()
  useEffect(() => rememberView(store, () => window.localStorage), [store])
  useSwipePages(commands)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours follow from isDark
  useEffect(() => commands.stage()?.refreshTheme(), [isDark, commands])
  return (
    <>
      <NextPlace />
      <PrintTools>
        <Suspense>
          <CommentsButton />
        </Suspense>
      </PrintTools>
      <SavedCard />
      <JournalNotices />
      <SheetGrip />
    </>
  )
}

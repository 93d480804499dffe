import { lazy, Suspense } from 'react'
import { useEditorValue } from '../parts/EditorContext.ts'
import { menuAtom, overlayAtom, panelAtom } from '../state/viewState.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }))
const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }))
const PageOverview = lazy(async () => ({ default: (await import('./PageOverview.tsx')).PageOverview }))
const HistoryPanel = lazy(async () => ({ default: (await import('./HistoryPanel.tsx')).HistoryPanel }))
const PhotoTray = lazy(async () => ({ default: (await import('../tray/PhotoTray.tsx')).PhotoTray }))
const SelectionMenu = lazy(async () => ({ default: (await import('./SelectionMenu.tsx')).SelectionMenu }))

/** What comes when it is asked for: palette, shortcuts, all pages, history, photo tray, menu. */
export function EditorTools() {
  const overlay = useEditorValue(overlayAtom)
  const panel = useEditorValue(panelAtom)
  const menu = useEditorValue(menuAtom)
  return (
    <>
      <Suspense>
        {panel === 'HISTORY' && <HistoryPanel />}
        {panel === 'TRAY' && <PhotoTray />}
      </Suspense>
      <Suspense>
        {overlay === 'PALETTE' && <CommandPalette />}
        {overlay === 'SHORTCUTS' && <ShortcutSheet />}
        {overlay === 'OVERVIEW' && <PageOverview />}
      </Suspense>
      <Suspense>{menu && <SelectionMenu key={`${menu.x} ${menu.y}`} at={menu} />}</Suspense>
    </>
  )
}

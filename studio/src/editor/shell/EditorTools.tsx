import { lazy, Suspense } from 'react'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { menuAtom, overlayAtom, panelAtom } from '../state/viewState.ts'

const CommandPalette = lazy(async () => ({ default: (await import('../palette/CommandPalette.tsx')).CommandPalette }))
const ShortcutSheet = lazy(async () => ({ default: (await import('../palette/ShortcutSheet.tsx')).ShortcutSheet }))
const PageOverview = lazy(async () => ({ default: (await import('../palette/PageOverview.tsx')).PageOverview }))
const TemplateChange = lazy(async () => ({
  default: (await import('../templateChange/TemplateChange.tsx')).TemplateChange,
}))
const MergeDialog = lazy(async () => ({ default: (await import('../merge/MergeDialog.tsx')).MergeDialog }))
const ShareOverlay = lazy(async () => ({ default: (await import('../comments/ShareOverlay.tsx')).ShareOverlay }))
const CalendarDialog = lazy(async () => ({ default: (await import('../calendar/CalendarDialog.tsx')).CalendarDialog }))
const PhonePhotosDialog = lazy(async () => ({
  default: (await import('../phonePhotos/PhonePhotosDialog.tsx')).PhonePhotosDialog,
}))
const HelpDialogs = lazy(async () => ({ default: (await import('@irodori/ui/HelpDialogs')).HelpDialogs }))
const HistoryPanel = lazy(async () => ({ default: (await import('../palette/HistoryPanel.tsx')).HistoryPanel }))
const PhotoTray = lazy(async () => ({ default: (await import('../tray/PhotoTray.tsx')).PhotoTray }))
const CommentsPanel = lazy(async () => ({ default: (await import('../comments/CommentsPanel.tsx')).CommentsPanel }))
const OrnamentPanel = lazy(async () => ({ default: (await import('../ornaments/OrnamentPanel.tsx')).OrnamentPanel }))
const BackgroundPanel = lazy(async () => ({
  default: (await import('../backgrounds/BackgroundPanel.tsx')).BackgroundPanel,
}))
const ColourSetPanel = lazy(async () => ({
  default: (await import('../backgrounds/ColourSetPanel.tsx')).ColourSetPanel,
}))
const SelectionMenu = lazy(async () => ({ default: (await import('../palette/SelectionMenu.tsx')).SelectionMenu }))

/**
 * Overlays and panels on demand: palette, shortcuts, page overview, templates, list, proof link, calendar, photos of a phone,
 * history, photo tray, comments, ornaments, backgrounds, colour sets, menu, help.
 */
export function EditorTools() {
  const { store } = useEditor()
  const overlay = useEditorValue(overlayAtom)
  const panel = useEditorValue(panelAtom)
  const menu = useEditorValue(menuAtom)
  return (
    <>
      <Suspense>
        {panel === 'HISTORY' && <HistoryPanel />}
        {panel === 'TRAY' && <PhotoTray />}
        {panel === 'COMMENTS' && <CommentsPanel />}
        {panel === 'ORNAMENTS' && <OrnamentPanel />}
        {panel === 'BACKGROUND' && <BackgroundPanel />}
        {panel === 'COLOURS' && <ColourSetPanel />}
      </Suspense>
      <Suspense>
        {overlay === 'PALETTE' && <CommandPalette />}
        {overlay === 'SHORTCUTS' && <ShortcutSheet />}
        {overlay === 'OVERVIEW' && <PageOverview />}
        {overlay === 'TEMPLATE' && <TemplateChange />}
        {overlay === 'MERGE' && <MergeDialog />}
        {overlay === 'SHARE' && <ShareOverlay />}
        {overlay === 'CALENDAR' && <CalendarDialog />}
        {overlay === 'PHONE' && <PhonePhotosDialog />}
        {(overlay === 'FAQ' || overlay === 'ASK') && (
          <HelpDialogs start={overlay} onClose={() => store.set(overlayAtom, null)} />
        )}
      </Suspense>
      <Suspense>{menu && <SelectionMenu key={`${menu.x} ${menu.y}`} at={menu} />}</Suspense>
    </>
  )
}

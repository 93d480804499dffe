/** Translation namespaces of the modules below. */
export const LAZY_NAMESPACES = [
  'arranging',
  'errors',
  'merge',
  'phonePhotos',
  'print',
  'proofLink',
  'search',
  'session',
  'tools',
  'verification',
] as const

/** Modules that the first JavaScript leaves out and that the editor needs when the connection is lost. */
const LAZY_MODULES: readonly (() => Promise<unknown>)[] = [
  () => import('../dialogs/EditorDialogs.tsx'),
  () => import('../itemList/ItemList.tsx'),
  () => import('@irodori/ui/AskLogin'),
  () => import('../../verification/orderSession.ts'),
  () => import('../intake/sendPhoto.ts'),
  () => import('./DeskOverlays.tsx'),
  () => import('../canvasView/openByDoubleClick.ts'),
  () => import('../guidance/StartPanel.tsx'),
  () => import('../photoInspector/PhotoInspector.tsx'),
  () => import('../redEye/RedEyeDialog.tsx'),
  () => import('../textInspector/FrontInspector.tsx'),
  () => import('../textInspector/FontSamples.tsx'),
  () => import('./EditorTools.tsx'),
  () => import('../topBar/MoreMenu.tsx'),
  () => import('../palette/SelectionMenu.tsx'),
  () => import('../tray/PhotoTray.tsx'),
  () => import('../phonePhotos/PhonePhotosDialog.tsx'),
  () => import('../ornaments/OrnamentPanel.tsx'),
  () => import('../backgrounds/BackgroundPanel.tsx'),
  () => import('../backgrounds/ColourSetPanel.tsx'),
  () => import('../commands/trayCommands.ts'),
  () => import('../commands/selectionCommands.ts'),
  () => import('../pageStrip/scrollToTab.ts'),
  () => import('../palette/PageOverview.tsx'),
  () => import('../palette/HistoryPanel.tsx'),
  () => import('../comments/ShareOverlay.tsx'),
  () => import('../comments/CommentsPanel.tsx'),
  () => import('../preflight/CheckList.tsx'),
  () => import('../proof/ProofView.tsx'),
  () => import('../multiInspector/MultiInspector.tsx'),
  () => import('../multiInspector/MultiTitle.tsx'),
  () => import('../arranging/ArrangePanel.tsx'),
  () => import('../arranging/ArrangeTitle.tsx'),
  () => import('../arranging/LayerList.tsx'),
  () => import('@irodori/canvas/arrangingTool'),
  () => import('@irodori/imaging/adjustLine'),
  () => import('../palette/CommandPalette.tsx'),
  () => import('../palette/ShortcutSheet.tsx'),
  () => import('../templateChange/TemplateChange.tsx'),
  () => import('../calendar/CalendarDialog.tsx'),
  () => import('../merge/MergeDialog.tsx'),
  () => import('@irodori/ui/HelpDialogs'),
  () => import('@irodori/typography/suggestions'),
  () => import('../journal/fileBytes.ts'),
  () => import('../photos/readTakenAt.ts'),
  () => import('../opening/beginOrder.ts'),
  () => import('../offline/startOffline.ts'),
]

/**
 * Fetches the lazily loaded modules one after the other, so that the whole editor works offline.
 * @returns false if a module could not be fetched
 */
export async function prefetchEditor(
  fetchNamespaces: (namespaces: readonly string[]) => Promise<void>,
  modules: readonly (() => Promise<unknown>)[] = LAZY_MODULES,
): Promise<boolean> {
  try {
    await fetchNamespaces(LAZY_NAMESPACES)
    for (const fetchModule of modules) await fetchModule()
    return true
  } catch {
    return false
  }
}

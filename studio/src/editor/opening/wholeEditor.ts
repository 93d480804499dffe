/** Words of what opens over the desk. */
export const LATE_WORDS = ['arranging', 'errors', 'print', 'session', 'tools'] as const

/** What the first JavaScript is without, and whoever has lost the line may ask for. */
const LATE_PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../parts/EditorDialogs.tsx'),
  () => import('../parts/PhotoInspector.tsx'),
  () => import('../parts/TextInspector.tsx'),
  () => import('../palette/EditorTools.tsx'),
  () => import('../palette/MoreMenu.tsx'),
  () => import('../palette/SelectionMenu.tsx'),
  () => import('../tray/PhotoTray.tsx'),
  () => import('../commands/trayCommands.ts'),
  () => import('../commands/selectionCommands.ts'),
  () => import('../pages/showTab.ts'),
  () => import('../palette/PageOverview.tsx'),
  () => import('../palette/HistoryPanel.tsx'),
  () => import('../parts/print/CheckList.tsx'),
  () => import('../proof/ProofView.tsx'),
  () => import('../layers/ManyInspector.tsx'),
  () => import('../layers/ManyTitle.tsx'),
  () => import('../arranging/ArrangePanel.tsx'),
  () => import('../arranging/ArrangeTitle.tsx'),
  () => import('../arranging/LayerList.tsx'),
  () => import('@irodori/canvas/arranging'),
  () => import('../palette/CommandPalette.tsx'),
  () => import('../palette/ShortcutSheet.tsx'),
  () => import('../templateChange/TemplateChange.tsx'),
  () => import('@irodori/ui/help'),
  () => import('@irodori/typography/suggestions'),
  () => import('../tray/readTakenAt.ts'),
]

/**
 * Fetches the rest of the editor, one after the other, so that all of it works when the line is gone.
 * @returns false where the line was gone before
 */
export async function fetchWhole(
  fetchWords: (areas: readonly string[]) => Promise<void>,
  parts: readonly (() => Promise<unknown>)[] = LATE_PARTS,
): Promise<boolean> {
  try {
    await fetchWords(LATE_WORDS)
    for (const part of parts) await part()
    return true
  } catch {
    return false
  }
}

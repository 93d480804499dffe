import { PHOTO_TYPES } from '@irodori/contract/photoTypes'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Announcements } from '../canvasView/Announcements.tsx'
import { CanvasView } from '../canvasView/CanvasView.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { useKeyboardShortcuts } from '../keyboard/useKeyboardShortcuts.ts'
import { PageStrip } from '../pageStrip/PageStrip.tsx'
import { selectionAtom } from '../state/designState.ts'
import { arrangingAtom, darkDeskAtom, menuAtom, overlayAtom, panelAtom } from '../state/viewState.ts'
import { TopBar } from '../topBar/TopBar.tsx'
import styles from './EditorShell.module.css'
import { Inspector } from './Inspector.tsx'
import { PrintOverlays } from './PrintOverlays.tsx'
import { useKeyboardInset } from './useKeyboardInset.ts'
import { usePrefetchEditor } from './usePrefetchEditor.ts'

/** Loaded after the page but before it is needed, because the connection may fail when a dialog has to open. */
const EditorDialogs = lazy(async () => ({ default: (await import('../dialogs/EditorDialogs.tsx')).EditorDialogs }))

const EditorTools = lazy(async () => ({ default: (await import('./EditorTools.tsx')).EditorTools }))

const DeskOverlays = lazy(async () => ({ default: (await import('./DeskOverlays.tsx')).DeskOverlays }))

const ItemList = lazy(async () => ({ default: (await import('../itemList/ItemList.tsx')).ItemList }))

const LayerList = lazy(async () => ({ default: (await import('../arranging/LayerList.tsx')).LayerList }))

/** Layout of the editor: top bar, pages and items, canvas, inspector. */
export function EditorShell() {
  const editor = useEditor()
  const { t } = useTranslation('editor')
  const chooser = useRef<HTMLInputElement>(null)
  const hasSelection = useEditorValue(selectionAtom).itemId !== null
  const panel = useEditorValue(panelAtom)
  const tools = [useEditorValue(overlayAtom), panel, useEditorValue(menuAtom)]
  const isArranging = useEditorValue(arrangingAtom)
  const desk = useEditorValue(darkDeskAtom) ? 'dark' : undefined
  const hasTool = tools.some((tool) => tool !== null)
  const choosePhoto = useCallback(() => chooser.current?.click(), [])

  const shell = useKeyboardInset()

  useKeyboardShortcuts(editor)
  usePrefetchEditor()

  return (
    <div
      ref={shell}
      className={styles.shell}
      data-selected={hasSelection || undefined}
      data-panel={panel}
      data-desk={desk}
    >
      <TopBar />
      <div className={styles.side}>
        <PageStrip />
        <Suspense fallback={<div className={styles.items} />}>{isArranging ? <LayerList /> : <ItemList />}</Suspense>
      </div>
      <main className={styles.desk}>
        <div className={styles.canvas}>
          <CanvasView choosePhoto={choosePhoto} />
          <Suspense>
            <DeskOverlays />
          </Suspense>
        </div>
        {hasTool && (
          <Suspense>
            <EditorTools />
          </Suspense>
        )}
      </main>
      <Inspector choosePhoto={choosePhoto} />
      <input
        ref={chooser}
        type="file"
        accept={PHOTO_TYPES}
        multiple
        hidden
        aria-label={t('photo.choose')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Reset, so that choosing the same file again fires the event.
          target.value = ''
          void editor.intake.take(files, editor.store.get(selectionAtom).itemId)
        }}
      />
      <PrintOverlays />
      <Announcements />
      <Suspense>
        <EditorDialogs />
      </Suspense>
    </div>
  )
}

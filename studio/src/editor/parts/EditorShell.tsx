import { lazy, Suspense, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWholeEditor } from '../opening/useWholeEditor.ts'
import { PHOTO_TYPES } from '../photos/photoTypes.ts'
import { selectionAtom } from '../state/designState.ts'
import { arrangingAtom, menuAtom, overlayAtom, panelAtom } from '../state/viewState.ts'
import { Announcements } from './Announcements.tsx'
import { CanvasView } from './CanvasView.tsx'
import { useEditor, useEditorValue } from './EditorContext.ts'
import styles from './EditorShell.module.css'
import { Inspector } from './Inspector.tsx'
import { ItemList } from './ItemList.tsx'
import { PageStrip } from './PageStrip.tsx'
import { PrintOverlays } from './print/PrintOverlays.tsx'
import { TopBar } from './TopBar.tsx'
import { useCommandKeys } from './useCommandKeys.ts'
import { useKeyboardRoom } from './useKeyboardRoom.ts'

/** Beside the page, not before it; it is there before anything can go wrong, for the line may be what goes. */
const EditorDialogs = lazy(async () => ({ default: (await import('./EditorDialogs.tsx')).EditorDialogs }))

const EditorTools = lazy(async () => ({ default: (await import('../palette/EditorTools.tsx')).EditorTools }))

const JournalNotices = lazy(async () => ({ default: (await import('../journal/JournalNotices.tsx')).JournalNotices }))

const LayerList = lazy(async () => ({ default: (await import('../arranging/LayerList.tsx')).LayerList }))

/** The editor's rooms: bar, pages and items, desk, inspector. */
export function EditorShell() {
  const editor = useEditor()
  const { t } = useTranslation('editor')
  const chooser = useRef<HTMLInputElement>(null)
  const hasSelection = useEditorValue(selectionAtom).itemId !== null
  const tools = [useEditorValue(overlayAtom), useEditorValue(panelAtom), useEditorValue(menuAtom)]
  const isArranging = useEditorValue(arrangingAtom)
  const hasTool = tools.some((tool) => tool !== null)
  const choosePhoto = useCallback(() => chooser.current?.click(), [])

  const shell = useKeyboardRoom()

  useCommandKeys(editor)
  useWholeEditor()

  return (
    <div ref={shell} className={styles.shell} data-selected={hasSelection || undefined}>
      <TopBar />
      <div className={styles.side}>
        <PageStrip />
        {isArranging ? (
          <Suspense>
            <LayerList />
          </Suspense>
        ) : (
          <ItemList />
        )}
      </div>
      <main className={styles.desk}>
        <CanvasView choosePhoto={choosePhoto} />
        <Suspense>
          <JournalNotices />
        </Suspense>
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
          // The same file may be chosen twice.
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
